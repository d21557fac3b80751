/** Quotes from before one event family go on in it, and prices of that day are rated again to the fils. */
import { startRelay } from '@muqarin/platform/events/relay';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { replayPrices } from '@muqarin/quoting/replay';
import { createQuotingService } from '@muqarin/quoting/service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { context, type History, openHistory } from './support/history-before-lines.ts';
import { messagesBeforeLines, quotesBeforeLines } from './support/log-before-lines.ts';

/** Of every quote of the log, each event once. */
function pricesPublished(): number {
  const priced = messagesBeforeLines().filter(({ headers }) =>
    headers.ce_type?.endsWith('QuotePriced'),
  );
  const byId = new Map(priced.map(({ headers, value }) => [headers.ce_id, value]));
  return [...byId.values()].reduce(
    (sum, value) => sum + ((JSON.parse(value) as { prices?: unknown[] }).prices?.length ?? 0),
    0,
  );
}

describe('quoting over a log from before one event family', () => {
  let history: History;
  let bus: History['bus'];
  let connection: History['connection'];
  let dataDir: History['dataDir'];
  let figures: History['figures'];
  let parts: History['parts'];
  beforeEach(async () => {
    history = await openHistory();
    ({ bus, connection, dataDir, figures, parts } = history);
  });
  afterEach(() => history.close());

  it('publishes what waited in the database, and goes on in one family: each act counts once', async () => {
    const { app, outboxes } = await createQuotingService({
      ...parts,
      connection,
      dataDir,
      randomBytes: () => new Uint8Array(8),
    });
    const transport = inProcess(app);
    const quoting = createClient({ service: 'quoting', contracts: quotingContract, transport });
    for (const { collection, document } of quotesBeforeLines()) {
      const outbox = document.outbox.map((entry) => ({ ...entry, at: new Date(entry.at) }));
      await connection
        .collection<{ _id: string; outbox: object[] }>(collection)
        .insertOne({ ...document, outbox });
    }
    const before = await figures();
    const relay = startRelay({
      ...parts,
      stores: outboxes,
      bus,
      owner: 'test',
      sweepMilliseconds: 20,
    });
    const [medical, motor, general] = quotesBeforeLines().map(({ document }) => document);
    if (!medical || !motor || !general) throw new Error('too few quotes');
    const planIds = (quote: typeof medical) => quote.prices.slice(0, 2).map((row) => row.planId);
    const twice = [0, 1];
    for (const _ of twice) {
      const asked = { quoteId: medical._id, planIds: planIds(medical) };
      await quoting.setCompared(asked, context);
      const [, planId = 0] = planIds(motor);
      await quoting.selectMotorPlan({ quoteId: motor._id, planId, addonIds: [] }, context);
      const businesses = { quoteId: general._id, planIds: planIds(general) };
      await quoting.setGeneralCompared(businesses, context);
    }
    for (const outbox of outboxes) {
      await expect.poll(async () => (await outbox.backlog()).waiting).toBe(0);
    }
    const types: string[] = [];
    for await (const page of bus.scan({ topics: ['quoting.quote.v2'] })) {
      types.push(...page.map(({ headers }) => headers.ce_type ?? ''));
    }
    expect(types.toSorted()).toEqual([
      'muqarin.quoting.v2.PlanSelected',
      'muqarin.quoting.v2.PlansCompared',
      'muqarin.quoting.v2.PlansCompared',
    ]);
    const after = await figures();
    const grown = (line: string, figure: 'quotes' | 'comparisons' | 'selections') =>
      (after.lines[line]?.[figure] ?? 0) - (before.lines[line]?.[figure] ?? 0);
    // The first of each was waiting, in the form of that day.
    expect([
      grown('medical', 'quotes'),
      grown('motor', 'quotes'),
      grown('general', 'quotes'),
    ]).toEqual([1, 1, 1]);
    expect([grown('medical', 'selections'), grown('medical', 'comparisons')]).toEqual([1, 1]);
    expect([grown('motor', 'comparisons'), grown('motor', 'selections')]).toEqual([1, 1]);
    expect([grown('general', 'selections'), grown('general', 'comparisons')]).toEqual([1, 1]);
    expect(await replayPrices({ bus, dataDir })).toMatchObject({
      quotes: 15,
      rated: 15,
      different: 0,
    });
    await relay.stop();
    await app.close();
  });

  it('is rated again to the fils', async () => {
    expect(await replayPrices({ bus, dataDir })).toMatchObject({
      quotes: 12,
      rated: 12,
      prices: pricesPublished(),
      notRateable: 0,
      unreadable: 0,
      unknownCatalogues: {},
      differences: [],
    });
  });
});
