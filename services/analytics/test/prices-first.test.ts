/** Quotes shown before a contact was left are counted apart (decisions X32). */
import { expect, it } from 'vitest';
import type { Facts } from '../src/domain/facts.ts';
import { createFunnel } from '../src/domain/funnel.ts';

const quote = (at: string, revision = 1) => ({
  kind: 'quote' as const,
  line: 'motor',
  at,
  quoteId: 'q',
  reference: 'MQ-2222-2222',
  revision,
  emirateId: 2,
  planCount: 3,
  lowestNetFils: 1,
  highestNetFils: 2,
});
const lead = (at: string) => ({
  kind: 'lead' as const,
  at,
  reference: 'MQ-2222-2222',
  source: 'motor',
});

it.each<[string, Facts, number]>([
  ['nobody left a contact', { a: quote('2026-11-23T08:00:00Z') }, 1],
  [
    'a contact came after',
    { a: quote('2026-11-23T08:00:00Z'), b: lead('2026-11-23T08:05:00Z') },
    1,
  ],
  [
    'a contact came before, as the documents ask',
    { a: lead('2026-11-23T08:00:00Z'), b: quote('2026-11-23T08:00:01Z') },
    0,
  ],
  ['only priced again', { a: quote('2026-11-23T08:00:00Z', 2) }, 0],
])('where %s', (_what, facts, count) => {
  const funnel = createFunnel({ from: '2026-11-23', to: '2026-11-23' });
  funnel.add(facts);
  expect(funnel.result().total.lines.motor?.pricesFirst).toBe(count);
});
