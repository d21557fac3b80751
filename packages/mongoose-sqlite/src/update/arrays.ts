import { CODE, serverError } from '../errors.ts';
import { matcher, readFilter } from '../query/matcher.ts';
import { type SortKey, sortKeys } from '../query/sort.ts';
import { compare, equal } from '../values/compare.ts';
import { pathValues } from '../values/paths.ts';
import { type Doc, isDoc } from '../values/types.ts';
import { getAt, setAt } from './places.ts';
import type { Operator } from './scalars.ts';

/** The update operators on arrays. */
export const arrayOperators: Readonly<Record<string, Operator>> = {
  $push: (doc, path, operand) => setAt(doc, path, pushed(arrayAt(doc, path, '$push'), operand)),
  $addToSet: (doc, path, operand) => {
    const items = [...arrayAt(doc, path, '$addToSet')];
    for (const item of eachOf(operand, '$addToSet')) {
      if (!items.some((other) => equal(other, item))) items.push(item);
    }
    setAt(doc, path, items);
  },
  $pop: (doc, path, operand) => {
    const items = getAt(doc, path);
    if (items === undefined) return;
    if (!Array.isArray(items)) {
      throw serverError(CODE.typeMismatch, `Path '${path.join('.')}' is not an array for $pop`);
    }
    if (operand !== 1 && operand !== -1) throw badValue('$pop expects 1 or -1');
    setAt(doc, path, operand === 1 ? items.slice(0, -1) : items.slice(1));
  },
  $pull: (doc, path, operand) => keep(doc, path, '$pull', not(pullTest(operand))),
  $pullAll: (doc, path, operand) => {
    if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
    keep(doc, path, '$pullAll', (item) => !operand.some((other) => equal(item, other)));
  },
};

type Test = (item: unknown) => boolean;

const not = (test: Test): Test => {
  return (item) => !test(item);
};

const badValue = (message: string) => serverError(CODE.badValue, message);

function arrayAt(doc: Doc, path: string[], operator: string): unknown[] {
  const value = getAt(doc, path);
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw badValue(`The field '${path.join('.')}' must be an array for ${operator}`);
}

function keep(doc: Doc, path: string[], operator: string, test: Test): void {
  if (getAt(doc, path) !== undefined) setAt(doc, path, arrayAt(doc, path, operator).filter(test));
}

function eachOf(operand: unknown, operator: string): unknown[] {
  if (!isDoc(operand) || !('$each' in operand)) return [operand];
  if (Array.isArray(operand.$each)) return operand.$each;
  throw badValue(`The argument to $each in ${operator} must be an array`);
}

const PUSH_PARTS: ReadonlySet<string> = new Set(['$each', '$position', '$sort', '$slice']);

function pushed(before: unknown[], operand: unknown): unknown[] {
  const parts = isDoc(operand) && '$each' in operand ? operand : {};
  const unknown = Object.keys(parts).find((name) => !PUSH_PARTS.has(name));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  const items = [...before];
  const { $position: position, $sort: sort, $slice: slice } = parts;
  const at = position === undefined ? items.length : integer('$position', position);
  items.splice(at, 0, ...eachOf(operand, '$push'));
  const sorted = sort === undefined ? items : sortItems(items, sort);
  if (slice === undefined) return sorted;
  const count = integer('$slice', slice);
  return count < 0 ? sorted.slice(count) : sorted.slice(0, count);
}

function integer(name: string, value: unknown): number {
  const number = Number(value);
  if (Number.isInteger(number)) return number;
  throw badValue(`The value for ${name} must be an integer value`);
}

function sortItems(items: unknown[], sort: unknown): unknown[] {
  if (!isDoc(sort)) {
    const direction = Number(sort);
    if (direction !== 1 && direction !== -1) throw badValue('The $sort of $push must be 1 or -1');
    return items.sort((a, b) => direction * compare(a, b));
  }
  const keys = sortKeys(sort);
  return items.sort((a, b) => byKeys(keys, a, b));
}

function byKeys(keys: readonly SortKey[], a: unknown, b: unknown): number {
  for (const { path, direction } of keys) {
    const order = compare(pathValues(a, path)[0], pathValues(b, path)[0]);
    if (order !== 0) return direction * order;
  }
  return 0;
}

/** A value, a condition on the elements, or a filter for elements that are documents. */
function pullTest(operand: unknown): Test {
  if (!isDoc(operand)) {
    if (!(operand instanceof RegExp)) return (item) => equal(item, operand);
    const test = matcher({ v: operand });
    return (item) => test({ v: item });
  }
  const onValue = Object.keys(operand).some((name) => name.startsWith('$') && !LOGICAL.has(name));
  const test = matcher(readFilter(onValue ? { v: operand } : operand));
  return onValue ? (item) => test({ v: item }) : (item) => isDoc(item) && test(item);
}

const LOGICAL: ReadonlySet<string> = new Set(['$and', '$or', '$nor', '$expr']);
