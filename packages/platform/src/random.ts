/** Random bytes out of a store of some hundred draws: asking the kernel for each id costs more than all else about it. */
import { randomBytes } from 'node:crypto';

const storeBytes = 8_192;

/** As `randomBytes`, of which it asks seldom; what was given is not kept. */
export function createRandomBytes(
  draw: (size: number) => Uint8Array = randomBytes,
): (size: number) => Buffer {
  let store: Uint8Array = Buffer.alloc(0);
  return (size) => {
    if (size > storeBytes / 8) return Buffer.from(draw(size));
    if (store.length < size) store = draw(storeBytes);
    const given = Buffer.from(store.subarray(0, size));
    store.fill(0, 0, size);
    store = store.subarray(size);
    return given;
  };
}
