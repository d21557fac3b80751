import { type Bounds, boundsOf, keyOf } from '../values/key.ts';
import { isPosition } from '../values/paths.ts';
import { CLASS, classOf, type Doc, isDoc } from '../values/types.ts';

/** What a filter demands of one path, as far as keys can say it. Every constraint of the list must hold. */
export type Constraint =
  | { kind: 'keys'; path: string; values: unknown[]; keys: Uint8Array[] }
  | { kind: 'range'; path: string; operator: string; operand: unknown; bounds: Bounds }
  | { kind: 'exists'; path: string };

/** The demands at the top of a filter, through `$and` and `$elemMatch`; `$or` is for the planner. */
export function constraintsOf(filter: Doc): Constraint[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (name === '$and') return docs(value).flatMap(constraintsOf);
    return name.startsWith('$') ? [] : pathConstraints(name, value);
  });
}

/** Every `$or` that must hold. */
export function alternativesOf(filter: Doc): Doc[][] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (name === '$and') return docs(value).flatMap(alternativesOf);
    return name === '$or' ? [docs(value)] : [];
  });
}

const docs = (value: unknown): Doc[] => (Array.isArray(value) ? value.filter(isDoc) : []);

function pathConstraints(path: string, condition: unknown): Constraint[] {
  const operators = isDoc(condition) && Object.keys(condition).some((key) => key.startsWith('$'));
  if (!operators) return keysConstraint(path, [condition]);
  return Object.entries(condition).flatMap(([operator, operand]) =>
    operatorConstraints(path, operator, operand),
  );
}

function operatorConstraints(path: string, operator: string, operand: unknown): Constraint[] {
  switch (operator) {
    case '$eq':
      return keysConstraint(path, [operand]);
    case '$in':
      return Array.isArray(operand) ? keysConstraint(path, operand) : [];
    case '$exists':
      return operand === true ? [{ kind: 'exists', path }] : [];
    case '$all':
      return Array.isArray(operand) ? operand.flatMap((item) => allConstraint(path, item)) : [];
    case '$elemMatch':
      return isDoc(operand) ? elementConstraints(path, operand) : [];
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte': {
      const bounds = boundsOf(operator, operand);
      return bounds ? [{ kind: 'range', path, operator, operand, bounds }] : [];
    }
    default:
      return [];
  }
}

function allConstraint(path: string, item: unknown): Constraint[] {
  return isDoc(item) && '$elemMatch' in item ? [] : keysConstraint(path, [item]);
}

function elementConstraints(path: string, criteria: Doc): Constraint[] {
  // Conditions on the element itself see one level deeper than an index does; they are the matcher's.
  if (Object.keys(criteria).every((key) => key.startsWith('$'))) return [];
  return constraintsOf(criteria).map((inner) => ({ ...inner, path: `${path}.${inner.path}` }));
}

/** Arrays and patterns match more than the values they are, so they cannot narrow. */
function keysConstraint(path: string, values: unknown[]): Constraint[] {
  const kinds = values.map(classOf);
  if (kinds.some((kind) => kind === CLASS.array || kind === CLASS.regex)) return [];
  // A document of an array may lack the number as a field, of which an index knows nothing.
  if (kinds.includes(CLASS.null) && path.split('.').some(isPosition)) return [];
  return [{ kind: 'keys', path, values, keys: values.map(keyOf) }];
}
