import { compareNumeric, type Numeric } from './numeric.ts';
import { CLASS, classOf, type Doc } from './types.ts';

/** BSON's total order over all values (the order of a sort); missing sorts with null. */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  const kind = classOf(a);
  const other = classOf(b);
  return kind === other ? compareWithin(kind, a, b) : kind - other;
}

/** MongoDB's equality: by value, number types alike, field order significant. */
export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0;

function compareWithin(kind: number, a: unknown, b: unknown): number {
  switch (kind) {
    case CLASS.number:
      return compareNumeric(a as Numeric, b as Numeric);
    case CLASS.string:
      return compareStrings(String(a), String(b));
    case CLASS.boolean:
      return Number(a) - Number(b);
    case CLASS.date:
      return Number(a) - Number(b);
    case CLASS.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case CLASS.object:
      return compareDocs(a as Doc, b as Doc);
    case CLASS.binary:
      return compareBinary(a as object, b as object);
    case CLASS.null:
    case CLASS.minKey:
    case CLASS.maxKey:
      return 0;
    case CLASS.timestamp:
      return compareNumeric(a as Numeric, b as Numeric);
    default:
      return compareStrings(String(a), String(b));
  }
}

/** By code point, as UTF-8 bytes compare; JavaScript's own order differs beyond the first plane. */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (x === y) continue;
    const [sx, sy] = [x >= 0xd800 && x <= 0xdfff, y >= 0xd800 && y <= 0xdfff];
    return sx === sy ? x - y : sx ? 1 : -1;
  }
  return a.length - b.length;
}

function compareArrays(a: unknown[], b: unknown[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareDocs(a: Doc, b: Doc): number {
  const [as, bs] = [Object.keys(a), Object.keys(b)];
  for (let i = 0; i < Math.min(as.length, bs.length); i++) {
    const [x, y] = [as[i] as string, bs[i] as string];
    const order = classOf(a[x]) - classOf(b[y]) || compareStrings(x, y) || compare(a[x], b[y]);
    if (order !== 0) return order;
  }
  return as.length - bs.length;
}

function compareBinary(a: object, b: object): number {
  const [x, y] = [bytesOf(a), bytesOf(b)];
  return x.bytes.length - y.bytes.length || x.type - y.type || Buffer.compare(x.bytes, y.bytes);
}

/** Bytes and subtype of a BSON Binary, a Buffer or any Uint8Array. */
export function bytesOf(value: object): { bytes: Uint8Array; type: number } {
  if (value instanceof Uint8Array) return { bytes: value, type: 0 };
  const binary = value as { buffer: Uint8Array; position?: number; sub_type: number };
  return { bytes: binary.buffer.subarray(0, binary.position), type: binary.sub_type };
}
