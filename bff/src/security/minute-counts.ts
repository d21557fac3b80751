/** The fence's counters: those asked for last, by a clock that nobody sets. The plugin's own go by the machine's date. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { lastFew } from '@muqarin/platform/last-few';

const addressesInMemory = 5_000;

/** @param elapsed milliseconds since whenever */
export function minuteCounts(elapsed: () => number): FastifyRateLimitStoreCtor {
  return class MinuteCounts implements FastifyRateLimitStore {
    private readonly windows = lastFew<{ count: number; until: number }>(addressesInMemory);

    incr: FastifyRateLimitStore['incr'] = (key, answer, windowMilliseconds) => {
      const at = elapsed();
      const open = this.windows.get(key);
      const window = open && open.until > at ? open : { count: 0, until: at + windowMilliseconds };
      window.count += 1;
      this.windows.set(key, window);
      answer(null, { current: window.count, ttl: window.until - at });
    };

    child = () => new MinuteCounts();
  };
}
