/**
 * Work that nobody waits for shares its event loop with requests that somebody does wait for: between two pieces of it, the loop
 * goes to them until it has been idle, or for a while at most, so that the work goes on under any load.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Resolves at the next turn of an idle loop; of a busy one when it was idle, or after this long. */
const mostMilliseconds = 400;
const lookEveryMilliseconds = 10;
/** In such a stretch of time; a loop that waits for others is idle for most of it. */
const idleMilliseconds = 1;

/** Everybody who rests at the same time goes on at the same time. */
export function createRest(): () => Promise<void> {
  let resting: Promise<void> | undefined;
  return () => {
    resting ??= rest().finally(() => {
      resting = undefined;
    });
    return resting;
  };
}

async function rest(): Promise<void> {
  await nextTurn();
  const ends = performance.now() + mostMilliseconds;
  for (let before = idle(); performance.now() < ends; before = idle()) {
    await pause(lookEveryMilliseconds);
    if (idle() - before >= idleMilliseconds) return;
  }
}

function idle(): number {
  return performance.eventLoopUtilization().idle;
}
