import mongoose from 'mongoose';

/** Any of BSON's numbers: a JavaScript number, or Long, Int32, Double, Decimal128. */
export type Numeric = number | bigint | { toString(): string; _bsontype: string };

type Exact = { coefficient: bigint; exponent: number };

/** The nearest JavaScript number; monotone, so bounds made of it never lose a value between them. */
export function toNumber(value: Numeric): number {
  return typeof value === 'number' ? value : Number(String(value));
}

/** Compares by value over all number types; NaN is the smallest, as in BSON. */
export function compareNumeric(a: Numeric, b: Numeric): number {
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  const [x, y] = [toNumber(a), toNumber(b)];
  // Only values that round to the same number need the slow exact way.
  if (x !== y || !Number.isFinite(x)) return compareNumbers(x, y);
  return compareExact(exact(a), exact(b));
}

function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : 1;
}

/** Decimal digits without trailing zeros: equal for equal values whatever their type ('1.10' and 1.1). */
export function canonical(value: Numeric): string {
  const { coefficient, exponent } = strip(exact(value));
  return `${coefficient}e${exponent}`;
}

/** a + b in the wider of the two types: Decimal128, then Long, then number. */
export function add(a: Numeric, b: Numeric): Numeric {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  return combine(a, b, (x, y) => {
    const exponent = Math.min(x.exponent, y.exponent);
    return { coefficient: at(x, exponent) + at(y, exponent), exponent };
  });
}

/** a × b in the wider of the two types. */
export function multiply(a: Numeric, b: Numeric): Numeric {
  // Adding 0 makes of -0 what a server's integers give.
  if (typeof a === 'number' && typeof b === 'number') return a * b + 0;
  return combine(a, b, (x, y) => ({
    coefficient: x.coefficient * y.coefficient,
    exponent: x.exponent + y.exponent,
  }));
}

function combine(a: Numeric, b: Numeric, f: (x: Exact, y: Exact) => Exact): Numeric {
  const { Decimal128, Long } = mongoose.mongo.BSON;
  const result = f(exact(a), exact(b));
  if (isTag(a, 'Decimal128') || isTag(b, 'Decimal128')) {
    return Decimal128.fromStringWithRounding(`${result.coefficient}E${result.exponent}`);
  }
  const { coefficient, exponent } = strip(result);
  if (exponent < 0) return Number(`${coefficient}e${exponent}`);
  return Long.fromBigInt(coefficient * 10n ** BigInt(exponent));
}

const isTag = (value: Numeric, tag: string) => typeof value === 'object' && value._bsontype === tag;

function exact(value: Numeric): Exact {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(String(value));
  if (match === null) return { coefficient: 0n, exponent: 0 };
  const [, sign = '', whole = '', fraction = '', power = '0'] = match;
  const digits = BigInt(`${whole}${fraction}` || '0');
  return {
    coefficient: sign === '-' ? -digits : digits,
    exponent: Number(power) - fraction.length,
  };
}

function strip({ coefficient, exponent }: Exact): Exact {
  if (coefficient === 0n) return { coefficient, exponent: 0 };
  let [c, e] = [coefficient, exponent];
  while (c % 10n === 0n) {
    c /= 10n;
    e += 1;
  }
  return { coefficient: c, exponent: e };
}

const at = (x: Exact, exponent: number) => x.coefficient * 10n ** BigInt(x.exponent - exponent);

function compareExact(x: Exact, y: Exact): number {
  const exponent = Math.min(x.exponent, y.exponent);
  const [a, b] = [at(x, exponent), at(y, exponent)];
  return a === b ? 0 : a < b ? -1 : 1;
}
