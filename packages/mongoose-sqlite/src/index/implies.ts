import { matcher } from '../query/matcher.ts';
import { compare, equal } from '../values/compare.ts';
import { CLASS, classOf, type Doc, isDoc } from '../values/types.ts';
import type { Constraint } from './constraints.ts';
import type { IndexSpec } from './definition.ts';

/** Whether every document that meets the constraints is sure to be in the (partial or sparse) index. */
export function covers(spec: IndexSpec, constraints: readonly Constraint[]): boolean {
  if (spec.sparse && !Object.keys(spec.key).some((path) => demandsValue(path, constraints))) {
    return false;
  }
  return spec.partialFilterExpression === undefined
    ? true
    : impliesAll(spec.partialFilterExpression, constraints);
}

const demandsValue = (path: string, constraints: readonly Constraint[]) =>
  constraints.some(
    (c) =>
      c.path === path &&
      (c.kind !== 'keys' || c.values.every((value) => classOf(value) !== CLASS.null)),
  );

function impliesAll(filter: Doc, constraints: readonly Constraint[]): boolean {
  return Object.entries(filter).every(([path, condition]) => {
    if (path === '$and') {
      return (condition as Doc[]).every((part) => impliesAll(part, constraints));
    }
    if (path.startsWith('$')) return false;
    const clauses = isDoc(condition) && Object.keys(condition).some((k) => k.startsWith('$'));
    const parts = clauses ? Object.entries(condition) : [['$eq', condition] as const];
    return parts.every(([operator, operand]) => implied(path, operator, operand, constraints));
  });
}

function implied(
  path: string,
  operator: string,
  operand: unknown,
  constraints: readonly Constraint[],
): boolean {
  if (operator === '$exists' && operand === true && demandsValue(path, constraints)) return true;
  const own = constraints.filter((c) => c.path === path);
  // Most finds say nothing of it, and a test is expensive to make.
  if (own.length === 0) return false;
  const test = matcher({ v: { [operator]: operand } });
  return own.some((c) => {
    if (c.kind === 'keys' && operator === '$eq' && c.values.every((v) => equal(v, operand))) {
      return true;
    }
    // A null in the query also finds documents without the field, which `{ v: null }` does not show.
    if (c.kind === 'keys') {
      return c.values.every((value) => classOf(value) !== CLASS.null && test({ v: value }));
    }
    return c.kind === 'range' && tighter(c.operator, c.operand, operator, operand);
  });
}

/** Whether `x <op> a` leaves no more than `x <wanted> b`. */
function tighter(op: string, a: unknown, wanted: string, b: unknown): boolean {
  if (classOf(a) !== classOf(b) || op.slice(0, 3) !== wanted.slice(0, 3)) return false;
  if (wanted !== '$gt' && wanted !== '$gte' && wanted !== '$lt' && wanted !== '$lte') return false;
  const order = compare(a, b) * (wanted.startsWith('$gt') ? 1 : -1);
  return order > 0 || (order === 0 && (op === wanted || wanted.endsWith('e')));
}
