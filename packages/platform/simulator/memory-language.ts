/**
 * As much of MongoDB's language as outboxes and inboxes speak, on plain objects. Whatever else is asked is refused: a
 * simulation on a guess would prove nothing. `test/simulator-store.test.ts` compares it with the real driver.
 */

export type Doc = Record<string, unknown>;

export function matches(doc: Doc, filter: Doc): boolean {
  return Object.entries(filter).every(([path, condition]) =>
    path === '$or'
      ? (condition as Doc[]).some((each) => matches(doc, each))
      : meets(doc, path, condition),
  );
}

function meets(doc: Doc, path: string, condition: unknown): boolean {
  if (path.startsWith('$')) throw new Error(`the simulated store knows no ${path}`);
  const found = valuesAt(doc, path.split('.'));
  if (!isOperators(condition)) return isAmong(found, condition);
  return passes(found, condition);
}

function passes(found: Found, condition: Doc): boolean {
  return Object.entries(condition).every(([name, given]) => {
    const test = tests[name];
    if (test === undefined) throw new Error(`the simulated store knows no ${name}`);
    return test(found, given);
  });
}

type Found = readonly unknown[];

const tests: Record<string, (found: Found, given: unknown) => boolean> = {
  $in: (found, given) => (given as unknown[]).some((each) => isAmong(found, each)),
  $all: (found, given) => (given as unknown[]).every((each) => isAmong(found, each)),
  $not: (found, given) => !passes(found, given as Doc),
  $ne: (found, given) => !isAmong(found, given),
  $exists: (found, given) => found.some((value) => value !== undefined) === given,
  $size: (found, given) => found.some((value) => Array.isArray(value) && value.length === given),
  $lte: (found, given) => found.some((value) => compared(value, given, (a, b) => a <= b)),
  $lt: (found, given) => found.some((value) => compared(value, given, (a, b) => a < b)),
  $gte: (found, given) => found.some((value) => compared(value, given, (a, b) => a >= b)),
  $gt: (found, given) => found.some((value) => compared(value, given, (a, b) => a > b)),
};

/** Null stands for what is not there. An array holds what its elements are, and is itself a value. */
function isAmong(found: Found, wanted: unknown): boolean {
  if (wanted === null || wanted === undefined) {
    return found.length === 0 || found.some((value) => value === null || value === undefined);
  }
  return found.some((value) =>
    Array.isArray(value) ? value.some((each) => same(each, wanted)) : same(value, wanted),
  );
}

/** Every value that a path leads to, through arrays. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (Array.isArray(value) && /^\d+$/.test(name)) return valuesAt(value[Number(name)], rest);
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, path));
  return isDoc(value) ? valuesAt(value[name], rest) : [];
}

function isOperators(condition: unknown): condition is Doc {
  return isDoc(condition) && Object.keys(condition).some((name) => name.startsWith('$'));
}

export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isDate(value);
}

function isDate(value: unknown): value is Date {
  return value instanceof Date;
}

export function same(a: unknown, b: unknown): boolean {
  return a === b || (isDate(a) && isDate(b) && a.getTime() === b.getTime());
}

type Ordered = number | string;

function compared(a: unknown, b: unknown, holds: (a: Ordered, b: Ordered) => boolean): boolean {
  const [left, right] = [isDate(a) ? a.getTime() : a, isDate(b) ? b.getTime() : b];
  const known = typeof left === 'number' || typeof left === 'string';
  return known && typeof left === typeof right && holds(left, right as Ordered);
}
