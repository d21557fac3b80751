/**
 * At most so many at once, and fewer while what they lean on is away: those that fail for that halve the number, once for all
 * that were under way together, down to one that asks alone with a growing pause. Each success lets one more in. So a store
 * that is slow is given less to do instead of every call again, and whoever waits waits for the store, not for a turn of its own.
 */
import { backoff, type Sleep } from '../events/retry.ts';

export interface AdaptiveSlots {
  use<T>(work: () => Promise<T>): Promise<T>;
  /** How many may run at once now. */
  readonly limit: number;
}

export interface SlotsOptions {
  most: number;
  /** Of an error of the work: something it needs is away, which others need as well. */
  isAway: (error: unknown) => boolean;
  sleep: Sleep;
  /** Ends every pause; whoever waits then comes in at once. */
  stopping: AbortSignal;
}

const alone = { baseMilliseconds: 250, maxMilliseconds: 2_000 } as const;

export function createAdaptiveSlots({
  most,
  isAway,
  sleep,
  stopping,
}: SlotsOptions): AdaptiveSlots {
  const waiting: (() => void)[] = [];
  let limit = most;
  let running = 0;
  let round = 0;
  let failuresAlone = 0;
  let resting = false;

  const admit = () => {
    while (running < limit && !resting) {
      const next = waiting.shift();
      if (next === undefined) return;
      running += 1;
      next();
    }
  };
  const rest = async () => {
    resting = true;
    failuresAlone += 1;
    await sleep(backoff(failuresAlone, alone), stopping);
    resting = false;
    admit();
  };
  const found = (away: boolean, begunIn: number) => {
    if (!away) {
      failuresAlone = 0;
      limit = Math.min(most, limit + 1);
    } else if (begunIn === round) {
      // Those that began in the same round say the same: they count once.
      round += 1;
      if (limit === 1) void rest();
      limit = Math.max(1, Math.floor(limit / 2));
    }
  };
  return {
    get limit() {
      return limit;
    },
    use: async (work) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        admit();
      });
      const begunIn = round;
      try {
        const result = await work();
        found(false, begunIn);
        return result;
      } catch (error) {
        found(isAway(error), begunIn);
        throw error;
      } finally {
        running -= 1;
        admit();
      }
    },
  };
}
