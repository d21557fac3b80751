/**
 * Work that nobody waits for shares its event loop with requests that somebody does wait for: between two pieces of it, the loop
 * goes to them until it has been idle, or for a while at most, so that the work goes on under any load.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Resolves at the next turn of an idle loop; of a busy one when it was idle, or after this long. */
const mostMilliseconds = 400;
const lookEveryMilliseconds = 10;
/**
 * Of the time between two looks, which in a busy loop lie further apart. One that waits for others is idle for most of it; one at
 * its limit still waits for the disk now and then, and that is nobody's free time: whoever asked goes on right after it.
 */
const idleShare = 0.25;

/** What a rest sees of the loop; tests give one of their own. Milliseconds. */
export interface Loop {
  now(): number;
  /** Without work since it began. */
  idle(): number;
  pause(milliseconds: number): Promise<unknown>;
}

const thisLoop: Loop = {
  now: () => performance.now(),
  idle: () => performance.eventLoopUtilization().idle,
  pause,
};

/** Everybody who rests at the same time goes on at the same time. */
export function createRest(loop = thisLoop): () => Promise<void> {
  let resting: Promise<void> | undefined;
  return () => {
    resting ??= rest(loop).finally(() => {
      resting = undefined;
    });
    return resting;
  };
}

async function rest(loop: Loop): Promise<void> {
  await nextTurn();
  const look = () => ({ at: loop.now(), idle: loop.idle() });
  const began = loop.now();
  for (let before = look(); before.at - began < mostMilliseconds; ) {
    await loop.pause(lookEveryMilliseconds);
    const after = look();
    if (after.idle - before.idle >= idleShare * (after.at - before.at)) return;
    before = after;
  }
}
