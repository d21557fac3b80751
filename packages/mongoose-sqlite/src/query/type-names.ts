import { CODE, serverError } from '../errors.ts';
import { bsonType, CLASS, classOf } from '../values/types.ts';

/** A test for `$type`: a name, a BSON type number, or an array of them. */
export function typeTest(operand: unknown): (value: unknown) => boolean {
  const wanted = new Set((Array.isArray(operand) ? operand : [operand]).map(typeName));
  return (value) => {
    const name = typeOf(value);
    return wanted.has(name) || (wanted.has('number') && NUMBERS.has(name));
  };
}

/** The BSON alias of a stored value; missing is 'missing', which `$type` never matches. */
function typeOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return numberType(value);
  const tag = typeof value === 'object' && value !== null ? bsonType(value) : undefined;
  return (tag === undefined ? undefined : BY_TAG[tag]) ?? BY_CLASS[classOf(value)] ?? 'unknown';
}

function numberType(value: number): string {
  if (!Number.isInteger(value)) return 'double';
  return Math.abs(value) < 2 ** 31 ? 'int' : Number.isSafeInteger(value) ? 'long' : 'double';
}

const NUMBERS: ReadonlySet<string> = new Set(['int', 'long', 'double', 'decimal']);

const BY_TAG: Readonly<Record<string, string>> = {
  Long: 'long',
  Decimal128: 'decimal',
  Int32: 'int',
  Double: 'double',
};

const BY_CLASS: Readonly<Record<number, string>> = {
  [CLASS.null]: 'null',
  [CLASS.string]: 'string',
  [CLASS.object]: 'object',
  [CLASS.array]: 'array',
  [CLASS.binary]: 'binData',
  [CLASS.objectId]: 'objectId',
  [CLASS.boolean]: 'bool',
  [CLASS.date]: 'date',
  [CLASS.timestamp]: 'timestamp',
  [CLASS.regex]: 'regex',
  [CLASS.minKey]: 'minKey',
  [CLASS.maxKey]: 'maxKey',
};

const BY_NUMBER: Readonly<Record<number, string>> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  127: 'maxKey',
  [-1]: 'minKey',
};

const NAMES: ReadonlySet<string> = new Set([...Object.values(BY_NUMBER), 'number']);

function typeName(operand: unknown): string {
  const name = typeof operand === 'number' ? BY_NUMBER[operand] : operand;
  if (typeof name === 'string' && NAMES.has(name)) return name;
  throw serverError(CODE.badValue, `Unknown type name alias: ${String(operand)}`);
}
