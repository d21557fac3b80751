/**
 * Product counts and lists by catalogue version, day and canonical answers: single flight, served stale while it is
 * renewed, given up after a while. A new catalogue version or day is a new key, so nothing is ever invalidated.
 * Counts have a second level in the key-value store, so that a replica need not ask what another one knows; lists do not,
 * since reading some hundred kB of JSON costs more than pricing them again. A store that is away is only passed by.
 */
import { createHash } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { Metrics } from '@muqarin/platform/metrics/metrics';
import type { Tile } from '@muqarin/quoting/contract/medical/plan';
import { type CivilDate, toIsoDate } from '@muqarin/rules/dates';
import type { RatableAnswers } from '@muqarin/rules/medical/types';
import { createCache } from 'async-cache-dedupe';
import type { BffParts } from '../../parts.ts';
import { stableJson } from '../../security/stable-json.ts';
import type { Catalogue } from '../catalogue.ts';

export interface ProductCache {
  /** The first to ask has the loading in the trace of its request. */
  count(answers: RatableAnswers, by?: Asker): Promise<number>;
  tiles(answers: RatableAnswers, by?: Asker): Promise<Tile[]>;
}

type Asker = Pick<CallContext, 'traceparent'>;

interface Question {
  by: Asker;
  key: string;
  answers: RatableAnswers;
}

export interface ProductCacheParts
  extends Pick<BffParts, 'quoting' | 'config' | 'keyValue' | 'telemetry'> {
  catalogue: Catalogue;
  today: () => CivilDate;
}

const reader = { actor: { kind: 'system', id: 'bff' }, correlationId: 'product-cache' } as const;

function readerFor({ traceparent }: Asker): CallContext {
  return traceparent === undefined ? reader : { ...reader, traceparent };
}

/** A list is some hundred kB, a count a few bytes. */
const keptCounts = 10_000;
const keptLists = 40;

export function createProductCache(parts: ProductCacheParts): ProductCache {
  const { config, quoting } = parts;
  const times = { ttl: config.COUNT_TTL_SECONDS, stale: config.COUNT_STALE_SECONDS };
  const within = <T>(work: Promise<T>) => orGiveUp(work, config.COUNT_TIMEOUT_MS);
  const counted = (cache: string) => readCounters(parts.telemetry?.metrics, cache);
  const byKey = { serialize: (question: Question) => question.key };
  const cache = createCache({
    ...times,
    storage: { type: 'memory', options: { size: keptCounts } },
  })
    .define('count', { ...byKey, ...counted('product-count') }, ({ key, answers, by }: Question) =>
      shared(parts.keyValue, `bff:product-count:${key}`, config.COUNT_TTL_SECONDS, async () => {
        return (await within(quoting.countProducts({ answers }, readerFor(by)))).count;
      }),
    )
    .define(
      'tiles',
      {
        ...byKey,
        ...counted('product-list'),
        storage: { type: 'memory', options: { size: keptLists } },
      },
      async ({ answers, by }: Question) => {
        return (await within(quoting.priceProducts({ answers }, readerFor(by)))).tiles;
      },
    );
  const question = async (answers: RatableAnswers, by: Asker = {}): Promise<Question> => {
    const { version } = await parts.catalogue.info();
    return { key: `${version}:${toIsoDate(parts.today())}:${answersHash(answers)}`, answers, by };
  };
  return {
    count: async (answers, by) => cache.count(await question(answers, by)),
    tiles: async (answers, by) => cache.tiles(await question(answers, by)),
  };
}

function readCounters(metrics: Metrics | null | undefined, cache: string) {
  if (!metrics) return {};
  for (const outcome of ['hit', 'miss']) metrics.count('cacheReads', { cache, outcome }, 0);
  return {
    onHit: () => metrics.count('cacheReads', { cache, outcome: 'hit' }),
    onMiss: () => metrics.count('cacheReads', { cache, outcome: 'miss' }),
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
