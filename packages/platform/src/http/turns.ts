/** Whose turn it is: each copy after the other, and those that could not be reached just now only when no other is left. */

export interface Turns {
  /** The copies to try for one call, the best first; begins anew when it has been through all. */
  from(tries: number): Iterable<string>;
  /** Could not be connected to: others go first for a while. */
  rest(origin: string): void;
}

const restMilliseconds = 1000;

export function createTurns(
  origins: readonly string[],
  now: () => number = () => performance.now(),
): Turns {
  const restingUntil = new Map<string, number>();
  let turn = 0;
  const isResting = (origin: string) => (restingUntil.get(origin) ?? 0) > now();
  return {
    from: (tries) => {
      const inTurn = origins.map((_, index) => origins[(turn + index) % origins.length] ?? '');
      turn = (turn + 1) % origins.length;
      const order = [
        ...inTurn.filter((origin) => !isResting(origin)),
        ...inTurn.filter((origin) => isResting(origin)),
      ];
      return Array.from({ length: tries }, (_, index) => order[index % order.length] ?? '');
    },
    rest: (origin) => restingUntil.set(origin, now() + restMilliseconds),
  };
}
