/**
 * Product counts and lists by catalogue version, day and canonical answers: single flight, given up after a while; a count is
 * served stale while it is renewed. A new catalogue version or day is a new key, so nothing is ever invalidated.
 * Counts have a second level in the key-value store, so that a replica need not ask what another one knows; lists do not,
 * since reading one costs more than pricing it again. A store that is away is only passed by.
 */
import { hash } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { Metrics } from '@muqarin/platform/metrics/metrics';
import { type CivilDate, toIsoDate } from '@muqarin/rules/dates';
import type { RatableAnswers } from '@muqarin/rules/medical/types';
import { createCache } from 'async-cache-dedupe';
import type { BffParts } from '../../parts.ts';
import type { RawJson } from '../../routes/documented/raw-json.ts';
import { stableJson } from '../../security/stable-json.ts';
import { asBff } from '../as-bff.ts';
import type { Catalogue } from '../catalogue.ts';
import { createKeptLists } from '../plan-list/kept-lists.ts';
import { createMedicalLists } from './lists.ts';

export interface ProductCache {
  /** The first to ask has the loading in the trace of its request. */
  count(answers: RatableAnswers, by?: Asker): Promise<number>;
  /** What get-products answers: see `lists.ts`. */
  list(answers: RatableAnswers, wantsInvestors: boolean, by?: Asker): Promise<RawJson>;
}

type Asker = Pick<CallContext, 'traceparent'>;

interface Question {
  by: Asker;
  key: string;
  answers: RatableAnswers;
}

export interface ProductCacheParts
  extends Pick<BffParts, 'quoting' | 'config' | 'keyValue' | 'telemetry' | 'now'> {
  catalogue: Catalogue;
  today: () => CivilDate;
}

const reader = asBff('product-cache');

function readerFor({ traceparent }: Asker): CallContext {
  return traceparent === undefined ? reader : { ...reader, traceparent };
}

/** A list is some 20 kB, a count a few bytes. */
const keptCounts = 10_000;
const keptLists = 200;

export function createProductCache(parts: ProductCacheParts): ProductCache {
  const { config, quoting } = parts;
  const times = { ttl: config.COUNT_TTL_SECONDS, stale: config.COUNT_STALE_SECONDS };
  const within = <T>(work: Promise<T>) => orGiveUp(work, config.COUNT_TIMEOUT_MS);
  const counted = (cache: string) => readCounters(parts.telemetry?.metrics, cache);
  const byKey = { serialize: (question: Question) => question.key };
  const cache = createCache({
    ...times,
    storage: { type: 'memory', options: { size: keptCounts } },
  }).define('count', { ...byKey, ...counted('product-count') }, ({ key, answers, by }: Question) =>
    shared(parts.keyValue, `bff:product-count:${key}`, config.COUNT_TTL_SECONDS, async () => {
      return (await within(quoting.countProducts({ answers }, readerFor(by)))).count;
    }),
  );
  const write = createMedicalLists(parts);
  const lists = createKeptLists<RawJson>({
    most: keptLists,
    milliseconds: config.COUNT_TTL_SECONDS * 1000,
    keptFrom: 'second',
    now: parts.now,
    counted: { metrics: parts.telemetry?.metrics, cache: 'product-list' },
  });
  const question = async (answers: RatableAnswers, by: Asker = {}): Promise<Question> => {
    const { version } = await parts.catalogue.info();
    return { key: `${version}:${toIsoDate(parts.today())}:${answersHash(answers)}`, answers, by };
  };
  return {
    count: async (answers, by) => cache.count(await question(answers, by)),
    list: async (answers, wantsInvestors, by) => {
      const { key, by: asker } = await question(answers, by);
      return lists.of(`${key}:${wantsInvestors}`, () =>
        within(write(answers, wantsInvestors, readerFor(asker))),
      );
    },
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
  return hash('sha256', stableJson(answers), 'base64url');
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
