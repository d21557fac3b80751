/** What is the same for a quote of every line (ADR 28): a moved revision, kept revisions, a bound quote. */
import { publishingBus } from '@muqarin/platform/contract-suites/publishing-bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { MotorOrderConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generalQuotes } from './support/general-quotes.ts';
import { groupQuotes, twelve } from './support/group-quotes.ts';
import { motorQuotes } from './support/motor-quotes.ts';
import { couple, quotingUnderTest, visitor, woman34 } from './support/quoting.ts';

type Quoting = Awaited<ReturnType<typeof hearingQuoting>>;

async function hearingQuoting() {
  const quoting = await quotingUnderTest();
  const { bus, publish } = publishingBus();
  await quoting.hear(bus);
  return { ...quoting, publish };
}

const now = () => new Date('2026-01-10T08:00:00Z');
const source = { newId: createNewId(now), now, source: '/services/orders' };

const policyConfirmed = defineEvent(PolicyConfirmedSchema);
const motorOrderConfirmed = defineEvent(MotorOrderConfirmedSchema);

async function bound(
  { client }: Quoting,
  asked: Omit<Parameters<Quoting['client']['bindQuote']>[0], 'revision'>,
) {
  expect(await client.bindQuote({ ...asked, revision: 1 }, visitor)).toEqual({
    outcome: 'bound',
    key: asked.idempotencyKey,
    planId: asked.planId,
    revision: 1,
  });
}

/** A quote of a line, and what can be asked of it. */
interface Shopper {
  quoteId: string;
  planId: number;
  /** Other answers; the revision that comes of them. */
  otherwise(): Promise<{ revision: number }>;
  /** The answers it has, as on another day. */
  again(): Promise<{ revision: number }>;
  select(): Promise<unknown>;
  buy(): Promise<void>;
  reproduce(): Promise<{ equal: boolean; revisions: { revision: number }[] } | null>;
  find(): Promise<{ revision: number; selectedPlanId: number | null } | null>;
}

/** A group of twelve without categories whose members were saved; its dearest plan is in all emirates. */
const oneCategory = { emirateId: 2, categories: [{ ...twelve, number: 0, flag: 1 as const }] };

const shoppers: Record<string, (quoting: Quoting) => Promise<Shopper>> = {
  medical: async (quoting) => {
    const { client } = quoting;
    const asked = { idempotencyKey: 'quote-0001', draftId: 'd1', answers: woman34 };
    const { quoteId, tiles } = await client.createQuote(asked, visitor);
    const { planId = 0 } = tiles.at(-1) ?? {};
    const price = (answers: typeof woman34) => client.repriceQuote({ quoteId, answers }, visitor);
    return {
      quoteId,
      planId,
      otherwise: () => price(couple),
      again: () => price(woman34),
      select: () => client.selectPlan({ quoteId, planId }, visitor),
      buy: async () => {
        await bound(quoting, { line: 'medical', quoteId, planId, idempotencyKey: 'buy-00001' });
        await quoting.publish(
          createEvent(policyConfirmed, { policyId: 'p1', quoteId }, visitor, source),
        );
      },
      reproduce: () => client.reproduceQuote({ quoteId }, visitor),
      find: () => client.getQuote({ quoteId }, visitor),
    };
  },
  'medical-corporate': async (quoting) => {
    const { client } = quoting;
    const quotes = groupQuotes(client);
    const made = await quotes.create(oneCategory);
    const { quoteId, answers } = made;
    const { tiles } = await client.groupList({ quoteId, category: 0 }, visitor);
    const { planId = 0 } = tiles.at(-1) ?? {};
    const chosen = { quoteId, category: 0, plan: String(planId) };
    return {
      quoteId,
      planId,
      otherwise: () => quotes.revise(quoteId, { ...answers, emirateId: 1 }),
      again: () => quotes.revise(quoteId, answers),
      select: () => client.selectGroupPlan(chosen, visitor),
      buy: async () => {
        await client.selectGroupPlan(chosen, visitor);
        const line = 'medical-corporate';
        await bound(quoting, { line, quoteId, planId, idempotencyKey: 'buy-00001' });
        await quoting.publish(
          createEvent(policyConfirmed, { policyId: 'p1', quoteId }, visitor, source),
        );
      },
      reproduce: () => client.reproduceGroupQuote({ quoteId }, visitor),
      find: async () => {
        const quote = await client.groupQuote({ quoteId }, visitor);
        return quote && { ...quote, selectedPlanId: quote.chosen[0]?.planId ?? null };
      },
    };
  },
  motor: async (quoting) => {
    const { client } = quoting;
    const { quoteId, answers, prices } = await (await motorQuotes(client)).create();
    const planId = prices.at(-1)?.planId ?? 0;
    const price = async (change: object) => {
      const made = await client.reviseMotorQuote({ quoteId, ...change }, visitor);
      if (made.outcome !== 'priced') throw new Error(made.outcome);
      return made.quote;
    };
    return {
      quoteId,
      planId,
      otherwise: () => price({ answers: { ...answers, claimFreeYears: 0 } }),
      again: () => price({ answers }),
      select: () => client.selectMotorPlan({ quoteId, planId }, visitor),
      buy: async () => {
        const orderId = 'order-00001';
        await bound(quoting, { line: 'motor', quoteId, planId, idempotencyKey: orderId });
        await quoting.publish(
          createEvent(motorOrderConfirmed, { orderId, quoteId }, visitor, source),
        );
      },
      reproduce: () => client.reproduceMotorQuote({ quoteId }, visitor),
      find: () => client.motorQuoteHead({ quoteId }, visitor),
    };
  },
  general: async ({ client }) => {
    const quotes = generalQuotes(client);
    const { quoteId, answers, tiles } = await quotes.create();
    const planId = tiles.at(-1)?.planId ?? 0;
    return {
      quoteId,
      planId,
      otherwise: () => quotes.revise(quoteId, { answers: { ...answers, hadClaim: true } }),
      again: () => quotes.revise(quoteId, { answers }),
      select: () => client.selectGeneralPlan({ quoteId, planId }, visitor),
      buy: async () => {
        const contact = { name: 'Noura Test', email: 'noura@example.com' };
        const asked = { quoteId, planId, company: 'Ghaf Bakery', contact, uploadIds: [] };
        await client.requestGeneralPolicy(asked, visitor);
      },
      reproduce: () => client.reproduceGeneralQuote({ quoteId }, visitor),
      find: () => client.generalQuote({ quoteId }, visitor),
    };
  },
};

describe.each(Object.keys(shoppers))('a %s quote', (line) => {
  let quoting: Quoting;
  let shopper: Shopper;
  beforeEach(async () => {
    quoting = await hearingQuoting();
    const open = shoppers[line];
    if (!open) throw new Error(line);
    shopper = await open(quoting);
  });
  afterEach(() => quoting.stop());

  it('is chosen from all the same when its prices move at that moment', async () => {
    const [, , { revision }] = await Promise.all([
      shopper.select(),
      shopper.select(),
      shopper.otherwise(),
    ]);
    expect(await shopper.find()).toMatchObject({ revision, selectedPlanId: shopper.planId });
    const raised = (await quoting.story()).map(({ type = '' }) => type);
    expect(raised.filter((type) => type.endsWith('PlanSelected')).length).toBeGreaterThan(0);
  });

  it('keeps twenty earlier revisions and rates each again to the same fils', async () => {
    for (let day = 0; day < 23; day += 1) {
      quoting.passDays(1);
      expect((await shopper.again()).revision).toBe(day + 2);
    }
    const rated = await shopper.reproduce();
    expect(rated).toMatchObject({ equal: true });
    expect(rated?.revisions.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 21 }, (_, at) => at + 4),
    );
  });

  it('makes no revision of the same answers on the same day', async () => {
    expect(await shopper.again()).toMatchObject({ revision: 1 });
    expect(await quoting.story()).toHaveLength(1);
  });

  it('stays as it was sold, on whatever day; other answers are for a new quote', async () => {
    await shopper.buy();
    const sold = await shopper.find();
    quoting.passDays(40);
    expect(await shopper.again()).toMatchObject({ revision: 1 });
    await expect(shopper.otherwise()).rejects.toMatchObject({
      kind: 'conflict',
      code: 'QUOTING.ALREADY_BOUND',
    });
    expect(await shopper.find()).toEqual(sold);
  });
});
