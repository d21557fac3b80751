/**
 * Where keys are derived: on what is left of the processors, so that no page waits for it; and where nothing is left, after a
 * short wait, beside the pages after all, so that people can sign in to a busy machine.
 */
import type { Derivation, Derive } from './derive.ts';
import { createHashPool, type HashThreads } from './hash-pool.ts';

/** Milliseconds: ten times what a hash takes on a core of its own. */
const patienceMs = 250;
/** Milliseconds for which nobody else is made to wait, once somebody was. */
const busyForMs = 10_000;

export function createHashThreads(): HashThreads {
  const [idle, nice] = [createHashPool('idle'), createHashPool('nice')];
  return {
    derive: idleFirst(idle.derive, nice.derive, () => performance.now()),
    stop: async () => {
      await Promise.all([idle.stop(), nice.stop()]);
    },
  };
}

/**
 * A thread of the idle class cannot leave it again without a privilege, so a starved derivation is begun anew in another thread and
 * the first answer counts.
 * @param now milliseconds
 * @throws what the first to answer throws
 */
export function idleFirst(idle: Derive, nice: Derive, now: () => number): Derive {
  let starved = 0;
  let busyUntil = Number.NEGATIVE_INFINITY;
  return async (asked: Derivation) => {
    if (starved > 0 || now() < busyUntil) return nice(asked);
    const first = idle(asked);
    const ended = await inTime(first);
    if (ended !== 'late') return ended;
    starved += 1;
    const settled = () => {
      starved -= 1;
      busyUntil = now() + busyForMs;
    };
    first.then(settled, settled);
    return Promise.race([first, nice(asked)]);
  };
}

/** What it ends in, or `late` after the patience. */
function inTime<T>(work: Promise<T>): Promise<T | 'late'> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => resolve('late'), patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(patience));
  });
}
