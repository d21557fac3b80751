import mongoose from 'mongoose';

/** A document as it comes out of BSON: plain objects, arrays, Dates, RegExps and BSON's own value classes. */
export type Doc = Record<string, unknown>;

/** BSON's comparison order, as the first byte of a key; values of one class compare with each other only. */
export const CLASS = {
  minKey: 0x01,
  emptyArray: 0x05,
  null: 0x0a,
  number: 0x10,
  string: 0x20,
  object: 0x30,
  array: 0x40,
  binary: 0x50,
  objectId: 0x60,
  boolean: 0x70,
  date: 0x80,
  timestamp: 0x90,
  regex: 0xa0,
  other: 0xb0,
  maxKey: 0xfe,
} as const;

const BY_BSON_TYPE: Readonly<Record<string, number>> = {
  ObjectId: CLASS.objectId,
  Decimal128: CLASS.number,
  Long: CLASS.number,
  Int32: CLASS.number,
  Double: CLASS.number,
  Binary: CLASS.binary,
  Timestamp: CLASS.timestamp,
  BSONRegExp: CLASS.regex,
  BSONSymbol: CLASS.string,
  MinKey: CLASS.minKey,
  MaxKey: CLASS.maxKey,
  DBRef: CLASS.object,
  Code: CLASS.object,
};

/** The comparison class of any stored value; missing counts as null, as in MongoDB. */
export function classOf(value: unknown): number {
  switch (typeof value) {
    case 'undefined':
      return CLASS.null;
    case 'number':
    case 'bigint':
      return CLASS.number;
    case 'string':
      return CLASS.string;
    case 'boolean':
      return CLASS.boolean;
    case 'object':
      return value === null ? CLASS.null : objectClass(value);
    default:
      return CLASS.other;
  }
}

function objectClass(value: object): number {
  if (Array.isArray(value)) return CLASS.array;
  if (value instanceof Date) return CLASS.date;
  if (value instanceof RegExp) return CLASS.regex;
  if (value instanceof Uint8Array) return CLASS.binary;
  const tag = bsonType(value);
  return tag === undefined ? CLASS.object : (BY_BSON_TYPE[tag] ?? CLASS.other);
}

/** The `_bsontype` tag of a BSON value class, else undefined. */
export function bsonType(value: object): string | undefined {
  const tag: unknown = Reflect.get(value, '_bsontype');
  return typeof tag === 'string' ? tag : undefined;
}

/** An embedded document: not an array, not a value class (a DBRef compares as one, but is not). */
export function isDoc(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null) return false;
  return objectClass(value) === CLASS.object && bsonType(value) === undefined;
}

export function newObjectId(): mongoose.mongo.BSON.ObjectId {
  return new mongoose.mongo.BSON.ObjectId();
}
