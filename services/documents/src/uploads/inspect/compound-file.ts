/** The streams of a compound file (MS-CFB), with every chain followed once and no further than the file. */
import { holdsEicar } from './eicar.ts';
import { refuseArchive } from './strangers.ts';
import { Refused } from './verdict.ts';

export interface CompoundEntry {
  name: string;
  bytes(): Buffer;
}

const endOfChain = 0xfffffffe;
const free = 0xffffffff;
const entryBytes = 128;

export function readCompound(bytes: Buffer): CompoundEntry[] {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new Refused('broken', 'its sectors');
  const sectorBytes = 2 ** shift;
  // The last sector may be cut short; more than one behind the table's last is another file.
  refuseArchive(bytes);
  const sector = (index: number) => {
    const from = (index + 1) * sectorBytes;
    if (from >= bytes.length) throw new Refused('broken', 'a sector outside');
    return bytes.subarray(from, from + sectorBytes);
  };
  const table = tableOf(bytes, sector);
  const chain = (first: number) => Buffer.concat(follow(table, first).map(sector));
  const entries = entriesIn(chain(bytes.readUInt32LE(48)));
  const root = entries[0];
  if (!root) throw new Refused('broken', 'no directory');
  refuseBehind(bytes, table, sectorBytes);
  const mini = createMini(bytes, chain, root.first);
  return entries.slice(1).map(({ name, first, size }) => ({
    name,
    bytes: () => {
      const isSmall = size < bytes.readUInt32LE(56);
      const whole = (isSmall ? mini(first) : chain(first)).subarray(0, size);
      if (holdsEicar(whole)) throw new Refused('virus', 'EICAR');
      return whole;
    },
  }));
}

function tableOf(bytes: Buffer, sector: (index: number) => Buffer): number[] {
  const places: number[] = [];
  for (let at = 76; at < 512; at += 4) places.push(bytes.readUInt32LE(at));
  const seen = new Set<number>();
  for (let next = bytes.readUInt32LE(68); next < endOfChain; ) {
    if (seen.has(next)) throw new Refused('bomb', 'a chain without end');
    seen.add(next);
    const more = numbersIn(sector(next));
    next = more.pop() ?? endOfChain;
    places.push(...more);
  }
  return places.filter((place) => place < endOfChain).flatMap((place) => numbersIn(sector(place)));
}

function follow(table: readonly number[], first: number): number[] {
  const chain: number[] = [];
  const seen = new Set<number>();
  for (let at = first; at < endOfChain; at = table[at] ?? free) {
    if (seen.has(at)) throw new Refused('bomb', 'a chain without end');
    seen.add(at);
    chain.push(at);
  }
  return chain;
}

function createMini(bytes: Buffer, chain: (first: number) => Buffer, rootFirst: number) {
  const miniBytes = 64;
  let loaded: { table: number[]; stream: Buffer } | undefined;
  return (first: number): Buffer => {
    loaded ??= {
      table: numbersIn(chain(bytes.readUInt32LE(60))),
      stream: chain(rootFirst),
    };
    const { table, stream } = loaded;
    const parts = follow(table, first).map((index) =>
      stream.subarray(index * miniBytes, (index + 1) * miniBytes),
    );
    return Buffer.concat(parts);
  };
}

function entriesIn(directory: Buffer) {
  const entries: { name: string; first: number; size: number }[] = [];
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const nameBytes = directory.readUInt16LE(at + 64);
    if (directory[at + 66] === 0 || nameBytes < 2 || nameBytes > 64) continue;
    const name = directory.toString('utf16le', at, at + nameBytes - 2);
    const first = directory.readUInt32LE(at + 116);
    entries.push({ name, first, size: directory.readUInt32LE(at + 120) });
  }
  return entries;
}

function refuseBehind(bytes: Buffer, table: readonly number[], sectorBytes: number): void {
  const used = table.findLastIndex((next) => next !== free) + 1;
  if (bytes.length > (used + 2) * sectorBytes)
    throw new Refused('polyglot', 'bytes behind the end');
}

function numbersIn(sector: Buffer): number[] {
  return Array.from({ length: Math.floor(sector.length / 4) }, (_, index) =>
    sector.readUInt32LE(index * 4),
  );
}
