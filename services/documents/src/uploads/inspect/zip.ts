/** A zip archive, read as strictly as the worst reader of one would be lax: one directory, at the end, without gaps or folds. */
import { inflateRawSync } from 'node:zlib';
import { type InspectionLimits, Refused } from './verdict.ts';

export interface ZipEntry {
  name: string;
  /** Unpacks it; throws Refused when it is not what it says of itself. */
  bytes(): Buffer;
}

interface Listed {
  name: string;
  method: number;
  packedBytes: number;
  unpackedBytes: number;
  at: number;
}

const tailBytes = 22;

/** Throws Refused, and RangeError where it points outside of itself. */
export function readZip(bytes: Buffer, limits: InspectionLimits): ZipEntry[] {
  const { listed, from } = directoryOf(bytes, limits);
  refuseFolds(bytes, listed, from);
  const total = listed.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (total > limits.unpackedBytes) throw new Refused('bomb', 'unpacks to too much');
  return listed.map((entry) => ({ name: entry.name, bytes: () => unpacked(bytes, entry) }));
}

function directoryOf(bytes: Buffer, limits: InspectionLimits) {
  const tail = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (tail < 0) throw new Refused('broken', 'no directory');
  if (tail + tailBytes + bytes.readUInt16LE(tail + 20) !== bytes.length) {
    throw new Refused('polyglot', 'bytes behind the end');
  }
  const count = bytes.readUInt16LE(tail + 10);
  if (count > limits.packedParts) throw new Refused('bomb', 'parts');
  const listed: Listed[] = [];
  const from = bytes.readUInt32LE(tail + 16);
  let at = from;
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = listedAt(bytes, at);
    listed.push(entry);
    at = next;
  }
  if (at !== tail) throw new Refused('polyglot', 'a gap in the directory');
  return { listed, from };
}

function listedAt(bytes: Buffer, at: number): { entry: Listed; next: number } {
  if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Refused('broken', 'no entry');
  if (bytes.readUInt16LE(at + 8) & 1) throw new Refused('encrypted', 'an entry');
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const entry = {
    name: bytes.toString('utf8', at + 46, nameEnd),
    method: bytes.readUInt16LE(at + 10),
    packedBytes: bytes.readUInt32LE(at + 20),
    unpackedBytes: bytes.readUInt32LE(at + 24),
    at: bytes.readUInt32LE(at + 42),
  };
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  return { entry, next };
}

/** Entries that share bytes unpack to millions of times their size; bytes between entries are another file. */
function refuseFolds(bytes: Buffer, listed: readonly Listed[], until: number): void {
  const names = new Set<string>();
  let end = 0;
  for (const entry of listed.toSorted((one, other) => one.at - other.at)) {
    if (entry.at < end) throw new Refused('bomb', 'entries that overlap');
    // A data descriptor may stand between: up to 24 bytes.
    if (entry.at - end > 24) throw new Refused('polyglot', 'bytes between entries');
    if (entry.at === 0 || end > 0) end = dataOf(bytes, entry) + entry.packedBytes;
    else throw new Refused('polyglot', 'bytes before the first entry');
    const name = entry.name.toLowerCase();
    if (names.has(name) || /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(entry.name)) {
      throw new Refused('broken', 'a name');
    }
    names.add(name);
  }
  if (until < end) throw new Refused('bomb', 'entries that overlap');
  if (until - end > 24) throw new Refused('polyglot', 'bytes before the directory');
}

function dataOf(bytes: Buffer, { at, name }: Listed): number {
  if (bytes.readUInt32LE(at) !== 0x04034b50) throw new Refused('broken', 'no local entry');
  const nameBytes = bytes.readUInt16LE(at + 26);
  if (bytes.toString('utf8', at + 30, at + 30 + nameBytes) !== name) {
    throw new Refused('polyglot', 'two names for one entry');
  }
  return at + 30 + nameBytes + bytes.readUInt16LE(at + 28);
}

function unpacked(bytes: Buffer, entry: Listed): Buffer {
  const from = dataOf(bytes, entry);
  const packed = bytes.subarray(from, from + entry.packedBytes);
  const whole = entry.method === 0 ? packed : inflated(packed, entry);
  if (whole.length !== entry.unpackedBytes) throw new Refused('bomb', 'another size than it says');
  return whole;
}

function inflated(packed: Buffer, { method, unpackedBytes }: Listed): Buffer {
  if (method !== 8) throw new Refused('broken', 'a packing of its own');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) });
  } catch (error) {
    const isLonger = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refused(isLonger ? 'bomb' : 'broken', 'unpacking');
  }
}
