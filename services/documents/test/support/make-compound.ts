/** Compound files, as Word and Excel wrote before 2007: streams of whole sectors, one table. */

export interface CompoundPart {
  name: string;
  content: Buffer;
}

const sectorBytes = 512;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;
/** Smaller streams would lie in a stream of their own. */
const leastBytes = 4096;

export function makeCompound(parts: readonly CompoundPart[]): Buffer {
  const streams = parts.map(({ name, content }) => ({ name, content: padded(content) }));
  const directorySectors = Math.ceil((streams.length + 1) / 4);
  const sectors: Buffer[] = [];
  const table: number[] = [];
  const add = (content: Buffer): number => {
    const first = sectors.length;
    const count = Math.ceil(content.length / sectorBytes);
    for (let index = 0; index < count; index += 1) {
      const sector = Buffer.alloc(sectorBytes);
      content.copy(sector, 0, index * sectorBytes, (index + 1) * sectorBytes);
      sectors.push(sector);
      table.push(index === count - 1 ? endOfChain : first + index + 1);
    }
    return first;
  };
  const placed = streams.map(({ name, content }) => ({
    name,
    first: add(content),
    size: content.length,
  }));
  const directory = Buffer.alloc(directorySectors * sectorBytes);
  entry('Root Entry', 5, endOfChain, 0).copy(directory, 0);
  placed.forEach(({ name, first, size }, index) => {
    entry(name, 2, first, size).copy(directory, (index + 1) * 128);
  });
  const directoryAt = add(directory);
  const tableSectors = Math.ceil((table.length + 8) / 128);
  const tableAt = sectors.length;
  for (let index = 0; index < tableSectors; index += 1) table.push(0xfffffffd);
  const whole = Buffer.alloc(tableSectors * sectorBytes, 0xff);
  for (const [index, next] of table.entries()) whole.writeUInt32LE(next, index * 4);
  return Buffer.concat([header(directoryAt, tableAt, tableSectors), ...sectors, whole]);
}

function padded(content: Buffer): Buffer {
  const size = Math.max(leastBytes, content.length);
  return Buffer.concat([content, Buffer.alloc(size - content.length)]);
}

function entry(name: string, type: number, first: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes[66] = type;
  bytes[67] = 1;
  for (const at of [68, 72, 76]) bytes.writeUInt32LE(free, at);
  bytes.writeUInt32LE(first, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

function header(directoryAt: number, tableAt: number, tableSectors: number): Buffer {
  const bytes = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(tableSectors, 44);
  bytes.writeUInt32LE(directoryAt, 48);
  bytes.writeUInt32LE(leastBytes, 56);
  bytes.writeUInt32LE(endOfChain, 60);
  bytes.writeUInt32LE(endOfChain, 68);
  bytes.fill(0xff, 76);
  for (let index = 0; index < tableSectors; index += 1) {
    bytes.writeUInt32LE(tableAt + index, 76 + index * 4);
  }
  return bytes;
}

/** Records of a workbook's stream (MS-XLS): kind, length, content. */
export function record(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}
