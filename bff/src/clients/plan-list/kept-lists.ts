/**
 * Lists that are made once while they are kept: one flight for all who ask at once, and what failed is made again. Where most
 * are asked for once, one is kept from its second making on: kept for nobody, all of them would outlive their youth and have
 * the whole heap searched for garbage every few seconds (`bench:http`, a person never seen).
 */
import { lastFew } from '@muqarin/platform/last-few';
import type { Metrics } from '@muqarin/platform/metrics/metrics';

export interface KeptLists<List> {
  of(key: string, make: () => Promise<List>): Promise<List>;
  forget(key: string): void;
}

export interface KeptListsParts {
  most: number;
  milliseconds: number;
  /** Kept when it is made for the second time, if a list is mostly asked for once; at the first time by default. */
  keptFrom?: 'first' | 'second';
  now: () => Date;
  /** Counted under this name, where anybody counts. */
  counted?: { metrics: Metrics | null | undefined; cache: string };
}

export function createKeptLists<List>(parts: KeptListsParts): KeptLists<List> {
  const { most, milliseconds, keptFrom = 'first', now } = parts;
  const kept = lastFew<{ list: Promise<List>; until: number }>(most);
  const underWay = new Map<string, Promise<List>>();
  const madeOnce = lastFew<true>(most);
  const count = counterOf(parts.counted);
  const keep = (key: string, list: Promise<List>, until: number) => {
    kept.set(key, { list, until });
    list.catch(() => {
      if (kept.get(key)?.list === list) kept.delete(key);
    });
  };
  const share = (key: string, list: Promise<List>) => {
    madeOnce.set(key, true);
    underWay.set(key, list);
    const land = () => {
      if (underWay.get(key) === list) underWay.delete(key);
    };
    list.then(land, land);
  };
  return {
    of: (key, make) => {
      const time = now().getTime();
      const known = kept.get(key);
      const made = known && known.until > time ? known.list : underWay.get(key);
      count(made ? 'hit' : 'miss', 1);
      if (made) return made;
      const list = make();
      if (keptFrom === 'first' || madeOnce.get(key)) keep(key, list, time + milliseconds);
      else share(key, list);
      return list;
    },
    forget: (key) => {
      kept.delete(key);
      underWay.delete(key);
    },
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
