/**
 * Product counts and lists by catalogue version, day and canonical answers: single flight, served stale while it is
 * renewed, given up after a while. A new catalogue version or day is a new key, so nothing is ever invalidated.
 * Counts have a second level in the key-value store, so that a replica need not ask what another one knows; lists do not,
 * since reading some hundred kB of JSON costs more than pricing them again. A store that is away is only passed by.
 */
import { createHash } from 'node:crypto';
import { AppError } from '@muqarin/platform/errors';
import type { Tile } from '@muqarin/quoting/contract/plan';
import { type CivilDate, toIsoDate } from '@muqarin/rules/dates';
import type { RatableAnswers } from '@muqarin/rules/medical/types';
import { createCache } from 'async-cache-dedupe';
import type { BffParts } from '../parts.ts';
import { stableJson } from '../security/stable-json.ts';
import type { Catalogue } from './catalogue.ts';

export interface ProductCache {
  count(answers: RatableAnswers): Promise<number>;
  tiles(answers: RatableAnswers): Promise<Tile[]>;
}

interface Question {
  key: string;
  answers: RatableAnswers;
}

export interface ProductCacheParts extends Pick<BffParts, 'quoting' | 'config' | 'keyValue'> {
  catalogue: Catalogue;
  today: () => CivilDate;
}

const reader = { actor: { kind: 'system', id: 'bff' }, correlationId: 'product-cache' } as const;
/** A list is some hundred kB, a count a few bytes. */
const keptCounts = 10_000;
const keptLists = 40;

export function createProductCache(parts: ProductCacheParts): ProductCache {
  const { config, quoting } = parts;
  const times = { ttl: config.COUNT_TTL_SECONDS, stale: config.COUNT_STALE_SECONDS };
  const within = <T>(work: Promise<T>) => orGiveUp(work, config.COUNT_TIMEOUT_MS);
  const byKey = { serialize: (question: Question) => question.key };
  const cache = createCache({
    ...times,
    storage: { type: 'memory', options: { size: keptCounts } },
  })
    .define('count', byKey, ({ key, answers }: Question) =>
      shared(parts.keyValue, `bff:product-count:${key}`, config.COUNT_TTL_SECONDS, async () => {
        return (await within(quoting.countProducts({ answers }, reader))).count;
      }),
    )
    .define(
      'tiles',
      { ...byKey, storage: { type: 'memory', options: { size: keptLists } } },
      async ({ answers }: Question) => {
        return (await within(quoting.priceProducts({ answers }, reader))).tiles;
      },
    );
  const question = async (answers: RatableAnswers): Promise<Question> => {
    const { version } = await parts.catalogue.info();
    return { key: `${version}:${toIsoDate(parts.today())}:${answersHash(answers)}`, answers };
  };
  return {
    count: async (answers) => cache.count(await question(answers)),
    tiles: async (answers) => cache.tiles(await question(answers)),
  };
}

/** Looks in the store first and leaves the number there for the other replicas. */
async function shared(
  keyValue: ProductCacheParts['keyValue'],
  key: string,
  ttlSeconds: number,
  load: () => Promise<number>,
): Promise<number> {
  const kept = await keyValue.get(key).catch(() => null);
  if (kept !== null) return Number(kept);
  const count = await load();
  // Nobody waits for it, and nobody misses it.
  void keyValue.set(key, String(count), ttlSeconds).catch(() => {});
  return count;
}

/** The same for equal answers, whatever the order in which they were written. */
function answersHash(answers: RatableAnswers): string {
  return createHash('sha256').update(stableJson(answers)).digest('base64url');
}

async function orGiveUp<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(new AppError('unavailable', 'BFF.TOO_SLOW', 'This takes too long. Please try again.')),
    milliseconds,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
