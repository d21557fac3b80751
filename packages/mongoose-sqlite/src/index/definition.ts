import { CODE, serverError, UnsupportedError } from '../errors.ts';
import { readFilter } from '../query/matcher.ts';
import { plainDoc } from '../values/encoding.ts';
import { type Doc, isDoc } from '../values/types.ts';

/** An index as MongoDB describes it, checked. */
export type IndexSpec = {
  name: string;
  key: Record<string, 1 | -1>;
  unique: boolean;
  sparse: boolean;
  partialFilterExpression?: Doc;
  expireAfterSeconds?: number;
};

/** What MongoDB accepts and this driver has no use for. */
const HARMLESS: ReadonlySet<string> = new Set(
  'name key unique sparse partialFilterExpression expireAfterSeconds background v session commitQuorum comment w wtimeout j writeConcern maxTimeMS timeoutMS ns'.split(
    ' ',
  ),
);

const KINDS: ReadonlySet<unknown> = new Set(['text', '2d', '2dsphere', 'hashed', 'geoHaystack']);

/** Reads a key specification and options; what has no counterpart here is refused by name. */
export function readIndex(fields: unknown, options: unknown): IndexSpec {
  const given = plainDoc(options);
  const key = readKey(fields);
  for (const [option, value] of Object.entries(given)) {
    const off = value === null || value === false;
    if (!HARMLESS.has(option) && !off) throw new UnsupportedError(`index option ${option}`);
  }
  const spec: IndexSpec = {
    name: typeof given.name === 'string' ? given.name : nameOf(key),
    key,
    unique: given.unique === true,
    sparse: given.sparse === true,
  };
  const partial = given.partialFilterExpression;
  if (isDoc(partial)) spec.partialFilterExpression = readFilter(partial);
  const expiry = given.expireAfterSeconds;
  if (expiry !== undefined && expiry !== null) spec.expireAfterSeconds = readExpiry(expiry, key);
  return spec;
}

/** The description that `listIndexes` gives. */
export function describeIndex(spec: IndexSpec): Doc {
  const { unique, sparse, name, key, ...rest } = spec;
  return {
    v: 2,
    key: { ...key },
    name,
    ...(unique ? { unique } : {}),
    ...(sparse ? { sparse } : {}),
    ...rest,
  };
}

export const ID_INDEX: Doc = Object.freeze({ v: 2, key: { _id: 1 }, name: '_id_' });

export const isIdKey = (key: Record<string, unknown>): boolean => Object.keys(key).join() === '_id';

function readKey(fields: unknown): Record<string, 1 | -1> {
  const entries = keyEntries(fields);
  if (entries.length === 0) throw serverError(67, 'Index keys cannot be an empty object');
  return Object.fromEntries(entries.map(([path, kind]) => [path, direction(path, kind)]));
}

function keyEntries(fields: unknown): [string, unknown][] {
  if (typeof fields === 'string') return [[fields, 1]];
  if (fields instanceof Map) return [...(fields as Map<string, unknown>)];
  if (Array.isArray(fields)) return fields.flatMap(keyPart);
  return Object.entries(fields as object);
}

const keyPart = (part: unknown): [string, unknown][] =>
  Array.isArray(part) ? [[String(part[0]), part[1]]] : keyEntries(part);

function direction(path: string, kind: unknown): 1 | -1 {
  if (KINDS.has(kind)) throw new UnsupportedError(`${String(kind)} indexes`);
  if (path.includes('$**')) throw new UnsupportedError('wildcard indexes');
  if (kind === 'asc' || kind === 'ascending' || kind === true) return 1;
  if (kind === 'desc' || kind === 'descending') return -1;
  const number = Number(kind);
  if (Number.isNaN(number) || number === 0) {
    throw serverError(67, `Values in v:2 index key pattern cannot be ${String(kind)}`);
  }
  return number > 0 ? 1 : -1;
}

const nameOf = (key: Record<string, 1 | -1>) =>
  Object.entries(key)
    .map(([path, way]) => `${path}_${way}`)
    .join('_');

function readExpiry(value: unknown, key: Record<string, 1 | -1>): number {
  if (Object.keys(key).length !== 1) {
    throw serverError(67, 'TTL indexes are single-field indexes');
  }
  const seconds = Number(value);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  throw serverError(
    67,
    `TTL index 'expireAfterSeconds' must be within range, not ${String(value)}`,
  );
}

/** Throws MongoDB's conflict errors; true when the same index already exists. */
export function sameIndex(existing: readonly IndexSpec[], spec: IndexSpec): boolean {
  for (const other of existing) {
    const sameKey = JSON.stringify(other.key) === JSON.stringify(spec.key);
    const same = sameKey && optionsOf(other) === optionsOf(spec);
    if (other.name === spec.name && same) return true;
    if (other.name === spec.name) {
      const message = `An existing index has the same name as the requested index: ${spec.name}`;
      const code =
        sameKey && signatureOf(other) === signatureOf(spec)
          ? CODE.indexOptionsConflict
          : CODE.indexKeySpecsConflict;
      throw serverError(code, message);
    }
    if (sameKey && signatureOf(other) === signatureOf(spec)) {
      const message = `Index already exists with a different name: ${other.name}`;
      throw serverError(CODE.indexOptionsConflict, message);
    }
  }
  return false;
}

const signatureOf = (spec: IndexSpec) =>
  JSON.stringify([spec.partialFilterExpression ?? null, spec.sparse, spec.unique]);

const optionsOf = (spec: IndexSpec) =>
  JSON.stringify([signatureOf(spec), spec.expireAfterSeconds ?? null]);
