/** Lists that are made once while they are kept: one flight for all who ask at once, and what failed is made again. */
import { lastFew } from '@muqarin/platform/last-few';
import type { Metrics } from '@muqarin/platform/metrics/metrics';

export interface KeptLists<List> {
  of(key: string, make: () => Promise<List>): Promise<List>;
  forget(key: string): void;
}

export interface KeptListsParts {
  most: number;
  milliseconds: number;
  now: () => Date;
  /** Counted under this name, where anybody counts. */
  counted?: { metrics: Metrics | null | undefined; cache: string };
}

export function createKeptLists<List>(parts: KeptListsParts): KeptLists<List> {
  const { most, milliseconds, now } = parts;
  const kept = lastFew<{ list: Promise<List>; until: number }>(most);
  const count = counterOf(parts.counted);
  return {
    of: (key, make) => {
      const time = now().getTime();
      const known = kept.get(key);
      if (known && known.until > time) {
        count('hit', 1);
        return known.list;
      }
      count('miss', 1);
      const list = make();
      kept.set(key, { list, until: time + milliseconds });
      list.catch(() => {
        if (kept.get(key)?.list === list) kept.delete(key);
      });
      return list;
    },
    forget: (key) => kept.delete(key),
  };
}

function counterOf(counted: KeptListsParts['counted']) {
  const { metrics, cache = '' } = counted ?? {};
  const count = (outcome: 'hit' | 'miss', times: number) =>
    metrics?.count('cacheReads', { cache, outcome }, times);
  count('hit', 0);
  count('miss', 0);
  return count;
}
