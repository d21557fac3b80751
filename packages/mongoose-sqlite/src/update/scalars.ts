import mongoose from 'mongoose';
import { CODE, serverError } from '../errors.ts';
import { compare } from '../values/compare.ts';
import { add, multiply, type Numeric, toNumber } from '../values/numeric.ts';
import { CLASS, classOf, type Doc, isDoc } from '../values/types.ts';
import { getAt, setAt, unsetAt } from './places.ts';

export type Context = { now: () => Date; inserting: boolean };

/** A checked update. It is given a document of its own, may change it, and returns the new one. */
export type Update = {
  (doc: Doc, context: Context): Doc;
  /** The document's own fields that it may change; absent where it may change any. */
  roots?: ReadonlySet<string>;
};

/** Changes one concrete path of a document in place. */
export type Operator = (doc: Doc, path: string[], operand: unknown, context: Context) => void;

/** The update operators on single values. */
export const scalarOperators: Readonly<Record<string, Operator>> = {
  $set: setAt,
  $setOnInsert: (doc, path, operand, { inserting }) => {
    if (inserting) setAt(doc, path, operand);
  },
  $unset: unsetAt,
  $inc: arithmetic('$inc', add, (amount) => amount),
  $mul: arithmetic('$mul', multiply, () => 0),
  $min: (doc, path, operand) => replaceIf(doc, path, operand, (order) => order > 0),
  $max: (doc, path, operand) => replaceIf(doc, path, operand, (order) => order < 0),
  $currentDate: (doc, path, operand, { now }) => setAt(doc, path, current(operand, now())),
  $bit: (doc, path, operand) => setAt(doc, path, bits(getAt(doc, path), operand)),
};

function arithmetic(
  name: string,
  combine: (a: Numeric, b: Numeric) => Numeric,
  initial: (amount: Numeric) => Numeric,
): Operator {
  return (doc, path, operand) => {
    const value = getAt(doc, path);
    for (const number of value === undefined ? [operand] : [operand, value]) {
      if (classOf(number) === CLASS.number) continue;
      const message = `Cannot apply ${name} to a value of non-numeric type at ${path.join('.')}`;
      throw serverError(CODE.typeMismatch, message);
    }
    const amount = operand as Numeric;
    setAt(doc, path, value === undefined ? initial(amount) : combine(value as Numeric, amount));
  };
}

function replaceIf(
  doc: Doc,
  path: string[],
  operand: unknown,
  replaces: (order: number) => boolean,
): void {
  const value = getAt(doc, path);
  if (value === undefined || replaces(compare(value, operand))) setAt(doc, path, operand);
}

function current(operand: unknown, now: Date): unknown {
  if (operand === true || (isDoc(operand) && operand.$type === 'date')) return now;
  if (isDoc(operand) && operand.$type === 'timestamp') {
    const t = Math.floor(now.getTime() / 1000);
    return new mongoose.mongo.BSON.Timestamp({ t, i: 1 });
  }
  throw serverError(CODE.badValue, "$currentDate needs true or { $type: 'date' | 'timestamp' }");
}

function bits(value: unknown, operand: unknown): number {
  if (value !== undefined && classOf(value) !== CLASS.number) {
    throw serverError(CODE.badValue, 'Cannot apply $bit to a value of non-integral type');
  }
  let result = value === undefined ? 0 : toNumber(value as Numeric);
  for (const [name, mask] of Object.entries(isDoc(operand) ? operand : {})) {
    const number = toNumber(mask as Numeric);
    if (name === 'and') result &= number;
    else if (name === 'or') result |= number;
    else if (name === 'xor') result ^= number;
    else throw serverError(CODE.badValue, `$bit knows and, or, xor, not ${name}`);
  }
  return result;
}
