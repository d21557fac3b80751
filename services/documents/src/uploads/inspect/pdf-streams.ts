/** The packed parts of a PDF, unpacked piece by piece: none is held whole, and all together have a limit. */
import { constants, createInflate } from 'node:zlib';
import { type InspectionLimits, Refused } from './verdict.ts';

/** Every piece overlaps the one before, so that nothing hides on a seam. Rejects with Refused, also what `look` throws. */
export async function packedStreams(
  bytes: Buffer,
  limits: InspectionLimits,
  look: (unpacked: Buffer) => void,
): Promise<void> {
  let left = limits.unpackedBytes;
  let parts = 0;
  for (const from of streamsIn(bytes)) {
    if (!isPacked(bytes, from)) continue;
    parts += 1;
    if (parts > limits.packedParts * 10) throw new Refused('bomb', 'parts');
    left -= await unpack(bytes.subarray(from), left, look);
  }
}

const keyword = Buffer.from('stream');

/** Where the bytes of each begin, whatever its dictionary says. */
function* streamsIn(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    let from = at + 6;
    while (blanks.includes(bytes[from] ?? -1)) from += 1;
    yield from;
  }
}

/** More than the line end that is allowed: some readers are generous. */
const blanks = [0x0d, 0x0a, 0x20, 0x09];

function isPacked(bytes: Buffer, at: number): boolean {
  const [first = 0, second = 0] = bytes.subarray(at, at + 2);
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

const pieceBytes = 256 * 1024;
const overlap = 128;

/** Gives the unpacked length. Damage ends it without a word: readers show what comes before. */
async function unpack(
  packed: Buffer,
  mostBytes: number,
  look: (unpacked: Buffer) => void,
): Promise<number> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: pieceBytes });
  let total = 0;
  let tail: Buffer = Buffer.alloc(0);
  inflate.end(packed);
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      total += piece.length;
      const whole = tail.length > 0 ? Buffer.concat([tail, piece]) : piece;
      look(whole);
      if (total > mostBytes) throw new Refused('bomb', 'unpacks to too much');
      tail = Buffer.from(whole.subarray(-overlap));
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
  } finally {
    inflate.destroy();
  }
  return total;
}
