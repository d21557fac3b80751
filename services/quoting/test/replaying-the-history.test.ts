/** Every price again from the events alone (features 115), with the catalogue of its time and with another. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EventMessage, StoredMessage } from '@muqarin/platform/events/bus';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { readCard, replayPrices } from '../src/replay.ts';
import { groupQuotes, twelve } from './support/group-quotes.ts';
import { couple, quotingUnderTest, visitor, woman34 } from './support/quoting.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

const shifted = (value: string, change: (json: Record<string, unknown>) => void) => {
  const json = JSON.parse(value) as Record<string, unknown>;
  change(json);
  return JSON.stringify(json);
};

function pricesIn(messages: readonly EventMessage[]): number {
  const byId = new Map(messages.map(({ headers, value }) => [headers.ce_id, value]));
  return [...byId.values()].reduce(
    (sum, value) => sum + (JSON.parse(value) as { prices: unknown[] }).prices.length,
    0,
  );
}

describe('replaying the history of prices', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let folder: string;
  beforeEach(async () => {
    quoting = await quotingUnderTest();
    folder = await makeFolder();
  });
  afterEach(async () => {
    await quoting.stop();
    await removeFolder(folder);
  });

  const busOf = (messages: readonly EventMessage[]) => ({
    scan: async function* ({ type }: { type?: string }) {
      yield messages.filter(({ headers }) => headers.ce_type === type) as StoredMessage[];
    },
  });
  const history = async () => {
    const quote = { draftId: 'd1', reference: 'MQ-7F3K-92QX', answers: woman34 };
    const made = await quoting.client.createQuote(
      { ...quote, idempotencyKey: 'k-000001' },
      visitor,
    );
    quoting.passDays(100);
    const { quoteId } = made;
    await quoting.client.repriceQuote({ quoteId, answers: couple }, visitor);
    // The relay's lease ran out meanwhile, so the first event was published again.
    return quoting.published();
  };
  const replay = (
    messages: readonly EventMessage[],
    card?: Awaited<ReturnType<typeof readCard>>,
  ) => {
    if (Array.isArray(card)) throw new Error(card.join());
    return replayPrices({ bus: busOf(messages), dataDir: quoting.dataDir, card });
  };

  it('comes to the same fils from the events alone, of each day', async () => {
    const messages = await history();
    const prices = pricesIn(messages);
    expect(messages.length).toBeGreaterThan(2);
    expect(prices).toBeGreaterThan(20);
    expect(await replay(messages)).toEqual({
      quotes: 2,
      rated: 2,
      prices,
      notRateable: 0,
      unreadable: 0,
      different: 0,
      unknownCatalogues: {},
      differences: [],
      whatIf: null,
    });
  });

  it('comes to the same fils of a group, by its counts in the event', async () => {
    const quotes = groupQuotes(quoting.client);
    const { quoteId } = await quotes.create();
    await quotes.save(quoteId, 1, twelve);
    const messages = await quoting.published();
    const prices = pricesIn(messages);
    expect(prices).toBeGreaterThan(60);
    expect(await replay(messages)).toMatchObject({ quotes: 2, rated: 2, prices, different: 0 });
    const [first] = messages;
    if (!first) throw new Error('nothing was published');
    const value = shifted(first.value, (json) => {
      const { categories } = json.medicalCorporate as { categories: { number: number }[] };
      categories.pop();
    });
    expect(await replay([{ ...first, value }])).toMatchObject({ rated: 1, different: 1 });
  });

  it('names a price that is one fils off', async () => {
    const [first, ...others] = await history();
    const rest = others.filter(({ headers }) => headers.ce_id !== first?.headers.ce_id);
    if (!first) throw new Error('nothing was published');
    const value = shifted(first.value, (json) => {
      const [cheapest] = json.prices as { netFils: string }[];
      if (cheapest) cheapest.netFils = String(Number(cheapest.netFils) + 1);
    });
    const replayed = await replay([{ ...first, value }, ...rest]);
    expect(replayed.different).toBe(1);
    const [difference, ...more] = replayed.differences;
    expect(more).toEqual([]);
    expect(difference?.publishedFils).toBe((difference?.ratedFils ?? 0) + 1);
    expect(difference?.reference).toBe('MQ-7F3K-92QX');
  });

  it('passes by events from before they said what prices stand on, and names catalogues that are not kept', async () => {
    const messages = await history();
    const [first, second] = [messages[0], messages.at(-1)];
    if (!first || !second) throw new Error('too little was published');
    const old = shifted(first.value, (json) => {
      delete (json.medical as { basis?: object }).basis;
    });
    const unknown = shifted(second.value, (json) => {
      json.catalogueVersion = '0123456789abcdef';
    });
    const replayed = await replay([
      { ...first, value: old },
      { ...second, value: unknown },
      { ...first, headers: { ...first.headers, ce_id: 'other' }, value: 'no JSON' },
    ]);
    expect(replayed).toMatchObject({
      quotes: 3,
      rated: 0,
      notRateable: 1,
      unreadable: 1,
      different: 0,
      unknownCatalogues: { '0123456789abcdef': 1 },
    });
  });

  it('says what another card would have published', async () => {
    const messages = await history();
    await cp(builtInCatalogueDir, folder, { recursive: true });
    const file = path.join(folder, 'medical/plans/liwan/select.yaml');
    const text = await readFile(file, 'utf8');
    // More expensive by what the network costs more, and not in force before next year: as if it had been.
    const changed = text
      .replace('times: "1.08"', 'times: "1.62"')
      .replace('effective_from: "2025-11-01"', 'effective_from: "2027-01-01"');
    await writeFile(file, changed);
    const { whatIf, different } = await replay(messages, await readCard(folder));
    const all = pricesIn(messages);
    expect(different).toBe(0);
    expect(whatIf).toMatchObject({
      same: all - 2,
      cheaper: 0,
      moreExpensive: 2,
      gone: 0,
      added: 0,
      largestFall: null,
      medianBasisPoints: 0,
    });
    expect(whatIf?.largestRise?.basisPoints).toBeGreaterThan(3000);
    expect(whatIf?.medianChangeBasisPoints).toBeGreaterThan(3000);
  });
});
