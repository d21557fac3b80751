/** Chance that can be repeated: the same seed gives the same files. */
export interface Dice {
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  bytes(size: number): Buffer;
  word(): string;
}

/** mulberry32 */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    int,
    pick: (list) => {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    bytes: (size) => Buffer.from(Array.from({ length: size }, () => int(0, 255))),
    word: () => Array.from({ length: int(3, 9) }, () => String.fromCharCode(int(97, 122))).join(''),
  };
}
