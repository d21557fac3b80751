/** Zip archives, sound ones and others. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: Buffer | string;
  stored?: boolean;
  encrypted?: boolean;
  /** What the directory says instead of the true size. */
  claims?: number;
  extra?: Buffer;
  localName?: string;
}

export function makeZip(parts: readonly ZipPart[], comment = ''): Buffer {
  const { locals, entries } = listedFrom(parts, 0);
  const at = locals.reduce((sum, local) => sum + local.length, 0);
  const directory = Buffer.concat(entries);
  return Buffer.concat([...locals, directory, tail(parts.length, directory.length, at, comment)]);
}

/** One part within another, both in the directory: repeated, this unpacks to millions of times its size. */
export function makeOverlapping(outer: string, inner: ZipPart, rest: readonly ZipPart[]): Buffer {
  const within = made(inner, 0).local;
  const whole: ZipPart = { name: outer, content: within, stored: true };
  const first = made(whole, 0);
  const second = made(inner, first.local.length - within.length);
  const others = listedFrom(rest, first.local.length);
  const directory = Buffer.concat([first.entry, second.entry, ...others.entries]);
  const locals = [first.local, ...others.locals];
  const at = locals.reduce((sum, local) => sum + local.length, 0);
  return Buffer.concat([...locals, directory, tail(rest.length + 2, directory.length, at, '')]);
}

function listedFrom(parts: readonly ZipPart[], from: number) {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = from;
  for (const part of parts) {
    const { local, entry } = made(part, at);
    locals.push(local);
    entries.push(entry);
    at += local.length;
  }
  return { locals, entries };
}

function made(part: ZipPart, at: number) {
  const content = Buffer.from(part.content);
  const packed = part.stored ? content : deflateRawSync(content);
  const name = Buffer.from(part.name);
  const localName = Buffer.from(part.localName ?? part.name);
  const extra = part.extra ?? Buffer.alloc(0);
  const shared = Buffer.alloc(22);
  shared.writeUInt16LE(part.encrypted ? 1 : 0, 2);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(part.stored ? 0 : 8, 4);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(part.claims ?? content.length, 18);
  const lengths = (nameBytes: number, extraBytes: number) => {
    const two = Buffer.alloc(4);
    two.writeUInt16LE(nameBytes, 0);
    two.writeUInt16LE(extraBytes, 2);
    return two;
  };
  const local = Buffer.concat([
    Buffer.from('504b0304', 'hex'),
    shared,
    lengths(localName.length, extra.length),
    localName,
    extra,
    packed,
  ]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  const entry = Buffer.concat([
    Buffer.from('504b01021400', 'hex'),
    shared,
    lengths(name.length, 0),
    rest,
    name,
  ]);
  return { local, entry };
}

function tail(count: number, directoryBytes: number, at: number, comment: string): Buffer {
  const end = Buffer.alloc(22);
  Buffer.from('504b0506', 'hex').copy(end);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}
