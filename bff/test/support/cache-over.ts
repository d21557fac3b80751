/** A product cache with a fresh time of a second, over whoever counts. */

import { createLogger } from '@muqarin/platform/logger';
import {
  createProductCache,
  type ProductCacheParts,
} from '../../src/clients/medical/product-cache.ts';
import { readBffConfig } from '../../src/config.ts';
import { memoryKeyValue } from './bff-under-test.ts';
import { quotingInProcess } from './services-in-process.ts';

export type Count = ProductCacheParts['quoting']['countProducts'];

export function cacheOver(
  countProducts: Count,
  facts: {
    today?: ProductCacheParts['today'];
    version?: () => string;
    keyValue?: ProductCacheParts['keyValue'];
  } = {},
) {
  const now = () => new Date();
  const { client } = quotingInProcess({ logger: createLogger({ level: 'silent' }), now });
  const info = async () => {
    const known = await client.catalogueInfo(
      {},
      { actor: { kind: 'system', id: 't' }, correlationId: 't' },
    );
    return { ...known, version: facts.version?.() ?? known.version };
  };
  return createProductCache({
    quoting: { ...client, countProducts },
    keyValue: facts.keyValue ?? memoryKeyValue(now),
    now,
    catalogue: { info },
    today: facts.today ?? (() => ({ year: 2026, month: 11, day: 21 })),
    config: readBffConfig({
      SESSION_SECRET: 'for the tests only, thirty-two characters and more',
      LINK_KEYS: 'x'.repeat(32),
      COUNT_TTL_SECONDS: '1',
      COUNT_TIMEOUT_MS: '300',
    }),
  });
}
