/** The only source of chance in the simulated world: the same seed rolls the same numbers. */

export interface Dice {
  /** A whole number from 0 and below `limit`. */
  below(limit: number): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** mulberry32 */
export function createDice(seed: number): Dice {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(roll() * limit);
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => probability > 0 && roll() < probability,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
  };
}
