/** Tells at once, and by name, when something is gone that this run stands on and did not kill; and when it takes too long. */
import { setTimeout as pause } from 'node:timers/promises';

export interface Watched {
  /** What should be there and is not, each with why. */
  missing: () => Promise<readonly string[]>;
  /** How it ended, should it end by itself. */
  ended: Promise<string>;
  /** After which the run is given up. */
  withinSeconds: number;
  lookEveryMilliseconds?: number;
}

export interface Watch {
  /** Rejects with a sentence; never resolves. */
  broken: Promise<never>;
  end: () => void;
}

/** Half a minute: an engine under load may answer late, one that is gone or hangs does not answer any more. */
const looksUntilGone = 10;
const lookEvery = 3_000;

export function watch(watched: Watched): Watch {
  const { missing, ended, withinSeconds, lookEveryMilliseconds = lookEvery } = watched;
  const ending = new AbortController();
  const { promise: broken, reject } = Promise.withResolvers<never>();
  // Whoever waits for it hears it; before that it is nobody's.
  broken.catch(() => {});
  const late = setTimeout(
    () => reject(new Error(`not through after ${withinSeconds} s, given up`)),
    withinSeconds * 1000,
  );
  void ended.then((how) => {
    if (!ending.signal.aborted) reject(new Error(`the product ended by itself: ${how}`));
  });
  const look = async () => {
    const times = new Map<string, number>();
    for (;;) {
      await pause(lookEveryMilliseconds, undefined, { signal: ending.signal });
      const gone = await missing();
      for (const name of times.keys()) if (!gone.includes(name)) times.delete(name);
      for (const name of gone) times.set(name, (times.get(name) ?? 0) + 1);
      const lost = gone.filter((name) => (times.get(name) ?? 0) >= looksUntilGone);
      if (lost.length > 0) reject(new Error(`an engine that nobody killed: ${lost.join('; ')}`));
    }
  };
  void look().catch(() => {});
  return {
    broken,
    end: () => {
      ending.abort();
      clearTimeout(late);
    },
  };
}
