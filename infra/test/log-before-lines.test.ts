/** What analytics had made of a log from before one event family, and goes on to make. */
import { rebuildJourneys } from '@muqarin/analytics/rebuild';
import { createAnalyticsService } from '@muqarin/analytics/service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type History, openHistory } from './support/history-before-lines.ts';
import { journeysBeforeLines } from './support/log-before-lines.ts';

/** What analytics listened to before it heard of businesses. */
const topicsOfThatDay = [
  'leads.lead.v1',
  'quoting.quote.v1',
  'quoting.motor_quote.v1',
  'quoting.policy.v1',
  'quoting.motor_order.v1',
  'documents.upload.v1',
];
const none = {
  withoutPlan: 0,
  comparisons: 0,
  quotations: 0,
  priceRequests: 0,
  proposals: 0,
  pricesFirst: 0,
  requests: 0,
  orders: 0,
  confirmed: 0,
  handedOver: 0,
  paid: 0,
  cancelled: 0,
  policies: 0,
  documents: 0,
  premiumNetFils: 0,
  policyChanges: 0,
  policyEnds: 0,
  changeNetFils: 0,
};

describe('a log from before one event family', () => {
  let history: History;
  let bus: History['bus'];
  let connection: History['connection'];
  let funnel: History['funnel'];
  let parts: History['parts'];
  beforeEach(async () => {
    history = await openHistory();
    ({ bus, connection, funnel, parts } = history);
  });
  afterEach(() => history.close());

  /** As the group of that day had. */
  const readUpTo = async (topics: string[]) => {
    const member = await bus.subscribe({ group: 'analytics', topics, handle: async () => {} });
    await taken();
    await member.stop();
  };
  const taken = async () => {
    for (let tries = 0; tries < 500; tries += 1) {
      const waiting = (await bus.groups()).filter(({ committed, end }) => committed < end);
      if (tries > 5 && waiting.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('the group does not come to the end');
  };

  it('gives the figures of that day', async () => {
    expect(await rebuildJourneys({ connection, bus, swap: true })).toMatchObject({ unreadable: 0 });
    expect(await funnel()).toEqual({
      leads: 12,
      lines: {
        medical: {
          ...none,
          leads: 4,
          quotes: 3,
          repricings: 1,
          selections: 2,
          mails: 2,
          quotations: 1,
          policies: 1,
          premiumNetFils: 230_000,
          conversionBasisPoints: 3333,
          leadConversionBasisPoints: 2500,
        },
        // A line that came later.
        'medical-corporate': {
          ...none,
          leads: 0,
          quotes: 0,
          repricings: 0,
          selections: 0,
          mails: 0,
          conversionBasisPoints: null,
          leadConversionBasisPoints: null,
        },
        motor: {
          ...none,
          leads: 4,
          quotes: 3,
          repricings: 1,
          comparisons: 1,
          selections: 2,
          mails: 3,
          orders: 2,
          confirmed: 1,
          handedOver: 1,
          paid: 1,
          cancelled: 1,
          policies: 1,
          premiumNetFils: 182_907,
          conversionBasisPoints: 3333,
          leadConversionBasisPoints: 2500,
        },
        general: {
          ...none,
          leads: 3,
          quotes: 3,
          repricings: 1,
          withoutPlan: 1,
          comparisons: 1,
          selections: 1,
          mails: 1,
          priceRequests: 1,
          requests: 1,
          conversionBasisPoints: 0,
          leadConversionBasisPoints: 0,
        },
      },
      uploads: { kept: 0, refused: 0 },
    });
  });

  it('goes on with the read model of that day, which hears of businesses now', async () => {
    const { db } = connection;
    if (!db) throw new Error('the database is not connected');
    const journeys = db.collection<{ _id: string }>('journeys');
    await journeys.insertMany(journeysBeforeLines());
    await readUpTo(topicsOfThatDay);
    const before = await rebuildJourneys({ connection, bus, swap: false });
    // The facts of general quotes: its leads and those of the other lines were there.
    expect(before).toMatchObject({ equal: false, before: { journeys: 12 }, unreadable: 0 });
    const { app, subscription } = await createAnalyticsService({
      connection,
      bus,
      logger: parts.logger,
    });
    await taken();
    await subscription.stop();
    await app.close();
    expect(await rebuildJourneys({ connection, bus, swap: false })).toMatchObject({ equal: true });
    // Nothing that was there is written again.
    const facts = JSON.stringify(await journeys.findOne({ _id: 'draft-motor-1' }));
    expect(facts).toContain('motor_quote');
    const counted = await funnel();
    await rebuildJourneys({ connection, bus, swap: true });
    expect(await funnel()).toEqual(counted);
  });
});
