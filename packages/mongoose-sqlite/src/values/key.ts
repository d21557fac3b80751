import { bytesOf } from './compare.ts';
import { canonical, type Numeric, toNumber } from './numeric.ts';
import { CLASS, classOf, type Doc } from './types.ts';

/**
 * One value as bytes that SQLite's memcmp orders as BSON does: the class byte, then the value. Equal values
 * have equal keys, so a key decides equality; ranges use `boundsOf`, which are wide enough never to lose a match.
 */
export function keyOf(value: unknown): Uint8Array {
  const kind = classOf(value);
  return Buffer.concat([Buffer.of(kind), body(kind, value)]);
}

/** The key of an empty array, which an index holds in place of elements. */
export const emptyArrayKey = (): Uint8Array => Buffer.of(CLASS.emptyArray);

/** Whether a key is of a number that a double cannot hold: then it orders only next to its neighbours. */
export const isInexact = (key: Uint8Array): boolean => key[0] === CLASS.number && key.length > 9;

/** `min` inclusive, `max` exclusive. */
export type Bounds = { min: Uint8Array; max: Uint8Array };

/**
 * The keys that a `$gt`/`$gte`/`$lt`/`$lte` with this operand can match: only its own class, and inclusive
 * even for `$gt`, because a Long or Decimal128 may share the first bytes of its neighbour. Undefined where
 * keys cannot narrow (null, objects, arrays, NaN).
 */
export function boundsOf(operator: string, value: unknown): Bounds | undefined {
  const kind = classOf(value);
  if (!RANGED.has(kind)) return undefined;
  if (kind === CLASS.number && Number.isNaN(toNumber(value as Numeric))) return undefined;
  const bytes = kind === CLASS.number ? numberHead(value as Numeric) : body(kind, value);
  const key = Buffer.concat([Buffer.of(kind), bytes]);
  const above = Buffer.concat([key, Buffer.of(kind === CLASS.number ? 0xff : 0x00)]);
  return operator === '$gt' || operator === '$gte'
    ? { min: key, max: Buffer.of(kind + 1) }
    : { min: Buffer.of(kind), max: above };
}

const RANGED: ReadonlySet<number> = new Set([
  CLASS.number,
  CLASS.string,
  CLASS.objectId,
  CLASS.boolean,
  CLASS.date,
  CLASS.timestamp,
]);

function body(kind: number, value: unknown): Uint8Array {
  switch (kind) {
    case CLASS.number:
      return numberBytes(value as Numeric);
    case CLASS.string:
      return Buffer.from(String(value), 'utf8');
    case CLASS.boolean:
      return Buffer.of(value === true ? 1 : 0);
    case CLASS.date:
      return orderedDouble(Number(value));
    case CLASS.objectId:
      return Buffer.from(String(value), 'hex');
    case CLASS.timestamp:
      return Buffer.from(BigInt(String(value)).toString(16).padStart(16, '0'), 'hex');
    case CLASS.binary:
      return binaryBytes(value as object);
    case CLASS.array:
      return Buffer.concat([...(value as unknown[]).map((v) => nested(keyOf(v))), Buffer.of(0)]);
    case CLASS.object:
      return objectBytes(value as Doc);
    case CLASS.null:
    case CLASS.minKey:
    case CLASS.maxKey:
      return Buffer.alloc(0);
    default:
      return Buffer.from(String(value), 'utf8');
  }
}

function objectBytes(doc: Doc): Uint8Array {
  const fields = Object.entries(doc).flatMap(([name, value]) => [
    Buffer.of(classOf(value)),
    nested(Buffer.from(name, 'utf8')),
    nested(keyOf(value)),
  ]);
  return Buffer.concat([...fields, Buffer.of(0)]);
}

/** Escapes zeros and ends with a zero, so that a part of a composite never reads into the next. */
function nested(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];
  for (const byte of bytes) {
    if (byte === 0) out.push(0, 0xff);
    else out.push(byte);
  }
  out.push(0, 0);
  return Buffer.from(out);
}

function binaryBytes(value: object): Uint8Array {
  const { bytes, type } = bytesOf(value);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length, 0);
  head.writeUInt8(type, 4);
  return Buffer.concat([head, bytes]);
}

function numberBytes(value: Numeric): Uint8Array {
  const head = numberHead(value);
  if (typeof value === 'number' || !Number.isFinite(toNumber(value))) return head;
  const digits = canonical(value);
  // What a double cannot hold carries its digits too, so that unique indexes stay exact.
  return digits === canonical(toNumber(value)) ? head : Buffer.concat([head, Buffer.from(digits)]);
}

const numberHead = (value: Numeric) => orderedDouble(toNumber(value));

function orderedDouble(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  if (Number.isNaN(value)) return bytes;
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  if (value < 0) for (let i = 0; i < 8; i++) bytes[i] = ~(bytes[i] as number) & 0xff;
  else bytes[0] = (bytes[0] as number) | 0x80;
  return bytes;
}
