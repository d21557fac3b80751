import { connectSqlite } from '@muqarin/mongoose-sqlite';
import type { StoredMessage } from '@muqarin/platform/events/bus';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createLogger } from '@muqarin/platform/logger';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyticsContract } from '../contract/analytics-contract.ts';
import { createAnalyticsReader } from '../src/analytics-service.ts';
import { factSources } from '../src/facts-of-events.ts';
import { createJourneyStore } from '../src/store/journeys.ts';
import { inventedGeneralJourneys } from './support/invented-general-journeys.ts';
import { inventedJourneys } from './support/invented-journeys.ts';
import { inventedMotorJourneys } from './support/invented-motor-journeys.ts';

const none = {
  repricings: 0,
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
const context = { actor: { kind: 'system' as const, id: 'test' }, correlationId: 'test' };

describe('asking for the funnel', () => {
  let connection: Connection;
  let app: ReturnType<typeof createAnalyticsReader>;
  const client = () =>
    createClient({
      service: 'analytics',
      contracts: analyticsContract,
      transport: inProcess(app),
      checkAnswers: true,
    });
  beforeEach(async () => {
    connection = await connectSqlite({ file: ':memory:' });
    const journeys = createJourneyStore(connection);
    await journeys.model.init();
    const messages = [
      ...inventedJourneys(12),
      ...inventedMotorJourneys(8),
      ...inventedGeneralJourneys(4),
    ];
    for (const message of messages) {
      const source = factSources.find(({ def }) => def.type === message.headers.ce_type);
      if (source) await journeys.record(source.read(message as StoredMessage));
    }
    app = createAnalyticsReader({ connection, logger: createLogger({ level: 'silent' }) });
  });
  afterEach(async () => {
    await app.close();
    await connection.close();
  });

  it('counts by the day in Dubai on which it happened', async () => {
    const { days, total } = await client().funnel(
      { from: '2026-01-01', to: '2026-02-01' },
      context,
    );
    // 19:00 UTC is 23:00 in Dubai: journey 6, an hour later, is of the next day.
    expect(days.map(({ day, leads }) => [day, leads])).toEqual([
      ['2026-01-09', 7],
      ['2026-01-10', 17],
    ]);
    expect(total).toEqual({
      leads: 24,
      lines: {
        medical: {
          ...none,
          leads: 12,
          quotes: 12,
          repricings: 6,
          withoutPlan: 6,
          comparisons: 3,
          selections: 3,
          mails: 4,
          policies: 3,
          premiumNetFils: 3 * 421_800,
          conversionBasisPoints: 2500,
          leadConversionBasisPoints: 2500,
        },
        'medical-corporate': {
          ...none,
          leads: 0,
          quotes: 0,
          comparisons: 0,
          selections: 0,
          mails: 0,
          conversionBasisPoints: null,
          leadConversionBasisPoints: null,
        },
        motor: {
          ...none,
          leads: 8,
          quotes: 8,
          repricings: 8,
          comparisons: 8,
          selections: 4,
          mails: 12,
          orders: 4,
          confirmed: 3,
          handedOver: 3,
          paid: 3,
          cancelled: 1,
          policies: 3,
          premiumNetFils: 3 * 210_000,
          conversionBasisPoints: 3750,
          leadConversionBasisPoints: 3750,
        },
        general: {
          ...none,
          leads: 4,
          quotes: 4,
          comparisons: 4,
          selections: 2,
          mails: 4,
          priceRequests: 4,
          requests: 2,
          conversionBasisPoints: 0,
          leadConversionBasisPoints: 0,
        },
      },
      uploads: { kept: 4, refused: 4 },
    });
  });

  it('counts nothing of other days', async () => {
    const one = await client().funnel({ from: '2026-01-10', to: '2026-01-10' }, context);
    expect(one.days.map(({ day }) => day)).toEqual(['2026-01-10']);
    expect(one.total).toMatchObject({
      leads: 17,
      lines: { medical: { leads: 7, policies: 2 }, motor: { leads: 6 }, general: { leads: 4 } },
    });
    const silent = await client().funnel({ from: '2027-01-01', to: '2027-01-31' }, context);
    expect(silent).toMatchObject({
      days: [],
      total: { leads: 0, lines: { medical: { conversionBasisPoints: null } } },
    });
  });

  it('shows journeys page by page, each with what it reached', async () => {
    const first = await client().journeys({ limit: 11 }, context);
    expect(first.next).toBe('draft-0011');
    const rest = await client().journeys({ limit: 11, after: 'draft-0011' }, context);
    expect(rest.next).toBe('motor-0006');
    expect(rest.journeys).toHaveLength(11);
    const last = await client().journeys({ limit: 11, after: 'motor-0006' }, context);
    expect(last).toMatchObject({ journeys: { length: 2 }, next: null });
    expect(rest.journeys[0]).toMatchObject({
      journeyId: 'draft-0012',
      reference: 'MQ-0012',
      source: 'individual_medical',
      line: 'medical',
      emirateId: 2,
      category: 'self',
      memberCount: 2,
      planCount: 0,
      lowestNetFils: null,
      selectedPlanId: '12',
      policyReference: 'P-0012',
      premiumNetFils: 421_800,
    });
    expect(rest.journeys[0]?.stages.map(({ stage, times }) => [stage, times])).toEqual([
      ['lead', 1],
      ['quote', 2],
      ['mail', 1],
      ['comparison', 1],
      ['selection', 1],
      ['policy', 1],
    ]);
  });

  it('shows the way of a car from the lead to the policy in one journey', async () => {
    const { journeys } = await client().journeys({ limit: 1, after: 'motor-0001' }, context);
    expect(journeys[0]).toMatchObject({
      journeyId: 'motor-0002',
      reference: 'MQ-M0002',
      source: 'motor',
      line: 'motor',
      emirateId: 3,
      category: null,
      planCount: 44,
      lowestNetFils: 90_000,
      highestNetFils: null,
      selectedPlanId: '301',
      policyReference: 'N-0002',
      premiumNetFils: 210_000,
    });
    expect(journeys[0]?.stages.map(({ stage, times }) => `${stage} ${times}`)).toEqual([
      'lead 1',
      'quote 2',
      'comparison 1',
      'mail 1',
      'selection 1',
      'order 2',
      'promo 1',
      'refused_upload 1',
      'upload 1',
      'confirmation 1',
      'hand_over 1',
      'payment 1',
      'policy 1',
    ]);
  });
});
