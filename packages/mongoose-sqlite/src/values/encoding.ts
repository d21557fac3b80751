import mongoose from 'mongoose';
import { CODE, serverError, UnsupportedError } from '../errors.ts';
import { bsonType, type Doc } from './types.ts';

/** MongoDB's limit for one document, kept so that what is stored here can move there. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A document as BSON, the way the MongoDB driver sends it (`undefined` becomes null). */
export function encode(doc: Doc): Uint8Array {
  const bytes = mongoose.mongo.BSON.serialize(doc, { ignoreUndefined: false });
  if (bytes.length > MAX_BYTES) {
    throw serverError(CODE.tooLarge, `BSONObj size: ${bytes.length} is over ${MAX_BYTES} bytes`);
  }
  return bytes;
}

/** As the MongoDB driver gives documents to its callers: Int32, Double and safe Longs as numbers. */
export function decode(bytes: Uint8Array): Doc {
  return mongoose.mongo.BSON.deserialize(bytes, { promoteLongs: true });
}

/** For rewriting: a Long stays a Long, so that an update elsewhere in the document keeps its type. */
export function decodeExact(bytes: Uint8Array): Doc {
  return mongoose.mongo.BSON.deserialize(bytes, { promoteLongs: false });
}

/** Only these fields of it: the others are passed over unread. */
export function decodeFields(bytes: Uint8Array, fields: ReadonlySet<string>): Doc {
  const { parseToElements, ByteUtils, NumberUtils } = mongoose.mongo.BSON.onDemand;
  const wanted = [...parseToElements(bytes)]
    .filter(([, at, length]) => fields.has(ByteUtils.toUTF8(bytes, at, at + length, false)))
    // Its type stands before its name.
    .map(([, at, , valueAt, length]) => bytes.subarray(at - 1, valueAt + length));
  const size = new Uint8Array(4);
  const picked = Buffer.concat([size, ...wanted, new Uint8Array(1)]);
  NumberUtils.setInt32LE(picked, 0, picked.length);
  return decode(picked);
}

/** Whether `decode` would give anything else than `decodeExact` gave. */
export function holdsLong(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  if (Array.isArray(value)) return value.some(holdsLong);
  const tag = bsonType(value);
  return tag === undefined ? Object.values(value).some(holdsLong) : tag === 'Long';
}

/**
 * Caller's data (filter, update, pipeline) as plain BSON values: what BSON would make of it, without the
 * bytes. Maps and mongoose documents become objects, Buffers become Binary, `undefined` becomes null.
 */
export function plain(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'function') throw new UnsupportedError('JavaScript functions in queries');
  if (typeof value === 'bigint') return mongoose.mongo.BSON.Long.fromBigInt(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Array.from(value, plain);
  if (value instanceof Date || value instanceof RegExp) return value;
  return plainObject(value);
}

/** As `plain`, for what must be an object. */
export function plainDoc(value: unknown): Doc {
  return (value === undefined || value === null ? {} : plain(value)) as Doc;
}

function plainObject(value: object): unknown {
  const { Binary } = mongoose.mongo.BSON;
  const tag = bsonType(value);
  if (tag !== undefined) return plainBson(tag, value);
  if (value instanceof Uint8Array) return new Binary(value);
  const toBSON: unknown = Reflect.get(value, 'toBSON');
  if (typeof toBSON === 'function') return plain(toBSON.call(value));
  const entries: Iterable<[string, unknown]> =
    value instanceof Map ? value.entries() : Object.entries(value);
  const out: Doc = {};
  for (const [name, item] of entries) define(out, name, plain(item));
  return out;
}

function plainBson(tag: string, value: object): unknown {
  if (tag === 'Int32' || tag === 'Double') return Number(value);
  if (tag === 'BSONSymbol') return (value as { value: string }).value;
  if (tag === 'BSONRegExp') {
    const { pattern, options } = value as { pattern: string; options: string };
    return new RegExp(pattern, options);
  }
  if (tag === 'Code') throw new UnsupportedError('JavaScript code in queries');
  return value;
}

/** Sets a field even when it is called `__proto__`. */
function define(target: Doc, name: string, value: unknown): void {
  if (name !== '__proto__') target[name] = value;
  else Object.defineProperty(target, name, { value, enumerable: true, configurable: true });
}
