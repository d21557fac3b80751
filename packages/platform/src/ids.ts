/** Ids that nobody can guess and that sort by the time they were made (UUIDv7, RFC 9562). */
import { createRandomBytes } from './random.ts';

export function createNewId(
  now: () => Date,
  random: (size: number) => Uint8Array = createRandomBytes(),
): () => string {
  let lastTime = 0;
  let sequence = 0;
  return () => {
    const time = Math.max(now().getTime(), lastTime);
    sequence = time === lastTime ? sequence + 1 : 0;
    lastTime = sequence > 0xfff ? time + 1 : time;
    if (sequence > 0xfff) sequence = 0;
    return format(lastTime, sequence, random(8));
  };
}

function format(time: number, sequence: number, noise: Uint8Array): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.set(noise.subarray(0, 8), 8);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
