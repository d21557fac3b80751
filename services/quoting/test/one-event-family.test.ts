/** Quotes of every line tell their story in one family of events, each act once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { motorQuotes } from './support/motor-quotes.ts';
import { quotingUnderTest, visitor, woman34 } from './support/quoting.ts';

const contact = { name: 'Mariam Test', email: 'mariam@example.com' };
const mail = { idempotencyKey: 'mail-0001' };

interface Quoted {
  quoteId: string;
  planIds: number[];
}

describe('one event family', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  beforeEach(async () => {
    quoting = await quotingUnderTest();
  });
  afterEach(() => quoting.stop());

  const lines = {
    medical: () => {
      const { client } = quoting;
      const asked = { idempotencyKey: 'quote-0001', draftId: 'd1', answers: woman34 };
      return {
        create: async () => {
          const { quoteId, tiles } = await client.createQuote(asked, visitor);
          return { quoteId, planIds: tiles.map(({ planId }) => planId) };
        },
        compare: (quoted: Quoted) => client.setCompared(quoted, visitor),
        select: (quoteId: string, planId: number) =>
          client.selectPlan({ quoteId, planId }, visitor),
        mail: (quoteId: string, planIds: number[]) => {
          const to = { recipient: contact.email, name: contact.name };
          return client.emailQuote({ quoteId, planIds, ...to, ...mail }, visitor);
        },
      };
    },
    motor: () => {
      const { client } = quoting;
      return {
        create: async () => {
          const { quoteId, prices } = await (await motorQuotes(client)).create();
          return { quoteId, planIds: prices.map(({ planId }) => planId) };
        },
        compare: (quoted: Quoted) => client.setMotorCompared(quoted, visitor),
        select: (quoteId: string, planId: number) =>
          client.selectMotorPlan({ quoteId, planId, addonIds: [] }, visitor),
        mail: (quoteId: string, planIds: number[]) => {
          const plans = planIds.map((planId) => ({ planId, addonIds: [] }));
          const facts = { quoteId, kind: 'comparison', plans, contact } as const;
          return client.emailMotorPlans({ ...facts, ...mail }, visitor);
        },
      };
    },
    general: () => {
      const { client } = quoting;
      const answers = {
        types: ['fire'],
        activityId: 3,
        emirateId: 2,
        turnoverFils: null,
        sumInsuredFils: 500_000_000,
        contractValueFils: null,
        employees: null,
        hadClaim: false,
        other: '',
      };
      return {
        create: async () => {
          const asked = { idempotencyKey: 'quote-0001', draftId: 'd1', answers };
          const made = await client.createGeneralQuote(asked, visitor);
          if (made.outcome !== 'priced') throw new Error(made.outcome);
          const { quoteId, tiles } = made.quote;
          return { quoteId, planIds: tiles.map(({ planId }) => planId) };
        },
        compare: (quoted: Quoted) => client.setGeneralCompared(quoted, visitor),
        select: (quoteId: string, planId: number) =>
          client.selectGeneralPlan({ quoteId, planId }, visitor),
        mail: (quoteId: string) => client.emailGeneralQuote({ quoteId, contact, ...mail }, visitor),
      };
    },
  };

  it.each(['medical', 'motor', 'general'] as const)('tells of %s by its name', async (line) => {
    const calls = lines[line]();
    const { quoteId, planIds } = await calls.create();
    const two = planIds.slice(0, 2);
    const [first = 0] = two;
    const often = (act: () => Promise<unknown>) =>
      Promise.all(Array.from({ length: 10 }, async () => act()));
    await calls.compare({ quoteId, planIds: [first] });
    await often(() => calls.compare({ quoteId, planIds: two }));
    await often(() => calls.select(quoteId, first));
    await often(() => calls.mail(quoteId, two));
    await calls.compare({ quoteId, planIds: [] });
    const messages = await quoting.published();
    const facts = messages.map(({ topic, key, headers, value }) => {
      const { line: named } = JSON.parse(value) as { line: string };
      return [topic, headers.ce_type, key, named];
    });
    const types = ['QuotePriced', 'PlansCompared', 'PlanSelected', 'QuoteEmailed'];
    expect(facts).toEqual(
      types.map((type) => ['quoting.quote.v2', `muqarin.quoting.v2.${type}`, quoteId, line]),
    );
    const [, compared, selected, emailed] = messages.map(
      ({ value }) => JSON.parse(value) as object,
    );
    expect(compared).toMatchObject({ planIds: two.map(String), revision: 1 });
    const offer = { plan: { planId: String(first), planName: expect.stringMatching(/./) } };
    expect(selected).toMatchObject({ offer, revision: 1 });
    const recipient = line === 'motor' ? { form: 'comparison' } : { form: 'plans' };
    expect(emailed).toMatchObject({ ...recipient, audience: 'shopper', contact });
  });
});
