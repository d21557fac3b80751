/** A medical quote that its buyer confirms: one policy, at the price that was seen, with its condition (ADR 31). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitor, woman34 } from '../../../services/quoting/test/support/quoting.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

const LOW = 'For a monthly salary of AED 4,000 or less.';

describe('buying a plan', () => {
  let ordering: Ordering;
  beforeEach(async () => {
    ordering = await orderingUnderTest();
  });
  afterEach(() => ordering.stop());

  const create = (idempotencyKey = 'quote-0001', answers = woman34) =>
    ordering.client.createQuote(
      { idempotencyKey, draftId: 'd1', reference: 'MQ-7F3K-92QX', answers },
      visitor,
    );
  const confirm = (
    quoteId: string,
    planId: number,
    premiumFils: number,
    startDate = '2026-01-20',
  ) =>
    ordering.client.confirmPolicy(
      {
        quoteId,
        idempotencyKey: 'confirm-0001',
        planId,
        premiumFils,
        startDate,
        contact: { name: 'Mariam Test', email: 'mariam@example.com' },
      },
      visitor,
    );
  const firstOf = (quote: Awaited<ReturnType<typeof create>>) => {
    const [tile] = quote.tiles;
    if (!tile) throw new Error('no plan fits');
    return tile;
  };

  it('publishes the whole story in order: priced, selected, mailed, confirmed', async () => {
    const quote = await create();
    const { planId, netFils } = firstOf(quote);
    const { quoteId } = quote;
    await ordering.client.selectPlan({ quoteId, planId }, visitor);
    await ordering.client.selectPlan({ quoteId, planId }, visitor);
    const mail = {
      quoteId,
      planIds: [planId],
      recipient: 'mariam@example.com',
      name: 'Mariam',
    };
    await ordering.client.emailQuote({ ...mail, idempotencyKey: 'mail-0001' }, visitor);
    await ordering.client.emailQuote({ ...mail, idempotencyKey: 'mail-0001' }, visitor);
    // Two services publish by relays of their own.
    await ordering.published();
    expect(await confirm(quoteId, planId, netFils)).toMatchObject({
      outcome: 'confirmed',
      first: true,
    });
    expect((await ordering.story()).map((event) => event.type)).toEqual([
      'QuotePriced',
      'PlanSelected',
      'QuoteEmailed',
      'PolicyConfirmed',
    ]);
  });

  it('confirms once, whoever asks again and however', async () => {
    const quote = await create();
    const { planId, netFils } = firstOf(quote);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(quote.quoteId, planId, netFils)),
    );
    const policies = answers.map((answer) =>
      answer.outcome === 'confirmed' ? answer.policy.policyId : answer.outcome,
    );
    expect(new Set(policies).size).toBe(1);
    expect(await confirm(quote.quoteId, planId, 1)).toMatchObject({
      outcome: 'confirmed',
      first: false,
    });
    const confirmed = (await ordering.story()).filter((event) => event.type === 'PolicyConfirmed');
    expect(confirmed).toHaveLength(1);
  });

  it('refuses a tampered premium with the right one, and a start outside the 60 days', async () => {
    const quote = await create();
    const { planId, netFils } = firstOf(quote);
    expect(await confirm(quote.quoteId, planId, netFils - 1)).toEqual({
      outcome: 'price_changed',
      netFils,
    });
    expect(await confirm(quote.quoteId, planId, netFils, '2026-01-09')).toEqual({
      outcome: 'bad_start_date',
    });
    expect(await confirm(quote.quoteId, planId, netFils, '2026-03-12')).toEqual({
      outcome: 'bad_start_date',
    });
    expect(await confirm(quote.quoteId, planId, netFils, '2026-03-11')).toMatchObject({
      outcome: 'confirmed',
    });
  });

  it('prices anew when the quote has run out', async () => {
    const quote = await create();
    const root = quote.tiles.find((tile) => tile.name === 'Ghaf Root');
    const { planId = 0, netFils } = root ?? {};
    expect(netFils).toBe(278_316);
    ordering.passDays(120);
    const confirmAt = (premiumFils: number) =>
      confirm(quote.quoteId, planId, premiumFils, '2026-05-15');
    // Her birthday has passed: another band, another price, and never the old one unseen.
    expect(await confirmAt(278_316)).toEqual({ outcome: 'price_changed', netFils: 297_600 });
    const now = await ordering.client.getQuote({ quoteId: quote.quoteId }, visitor);
    expect(now?.revision).toBe(2);
    expect(now?.tiles.find((tile) => tile.planId === planId)?.netFils).toBe(297_600);
    expect(await confirmAt(297_600)).toMatchObject({ outcome: 'confirmed', first: true });
  });
});

describe('buying a plan with a condition', () => {
  let ordering: Ordering;
  beforeEach(async () => {
    ordering = await orderingUnderTest();
  });
  afterEach(() => ordering.stop());

  async function lowSalary() {
    const quote = await ordering.client.createQuote(
      { idempotencyKey: 'submit-0001', draftId: 'd1', answers: woman34 },
      visitor,
    );
    const tile = quote.tiles.find(({ salaryBand }) => salaryBand === 'lsb');
    if (!tile) throw new Error('no plan for a low salary');
    expect(tile.conditions).toEqual([{ kind: 'salary', text: LOW }]);
    const confirm = (
      conditionConfirmed?: boolean,
      planId = tile.planId,
      premiumFils = tile.netFils,
    ) =>
      ordering.client.confirmPolicy(
        {
          quoteId: quote.quoteId,
          idempotencyKey: 'confirm-0001',
          planId,
          premiumFils,
          startDate: '2026-01-20',
          contact: { name: 'Mariam', email: 'mariam@example.com' },
          ...(conditionConfirmed === undefined ? {} : { conditionConfirmed }),
        },
        visitor,
      );
    return { quote, tile, confirm };
  }

  const confirmedEvent = async () =>
    (await ordering.story()).find(({ type }) => type === 'PolicyConfirmed')?.value;

  it('marks the policy and its event when nobody was asked', async () => {
    const { quote, confirm } = await lowSalary();
    expect(await confirm()).toMatchObject({
      outcome: 'confirmed',
      policy: { condition: { texts: [LOW], confirmed: false } },
    });
    expect(await confirmedEvent()).toMatchObject({
      conditionConfirmed: false,
      plan: { conditions: [LOW] },
    });
    const { quoteId } = quote;
    expect(
      await ordering.client.policiesOfQuotes({ quoteIds: [quoteId, 'q-none'] }, visitor),
    ).toEqual({
      policies: [{ quoteId, policyReference: expect.any(String), unconfirmed: [LOW] }],
    });
  });

  it('keeps that the buyer confirmed it', async () => {
    const { quote, confirm } = await lowSalary();
    expect(await confirm(true)).toMatchObject({
      outcome: 'confirmed',
      policy: { condition: { texts: [LOW], confirmed: true } },
    });
    expect(await confirmedEvent()).toMatchObject({ conditionConfirmed: true });
    const { policies } = await ordering.client.policiesOfQuotes(
      { quoteIds: [quote.quoteId] },
      visitor,
    );
    expect(policies).toMatchObject([{ unconfirmed: [] }]);
  });

  it('refuses a no with the condition, stores nothing, and takes the yes that follows', async () => {
    const { quote, confirm } = await lowSalary();
    const before = await ordering.stored();
    expect(await confirm(false)).toEqual({ outcome: 'condition_refused', conditions: [LOW] });
    expect(await ordering.stored()).toEqual(before);
    expect(await ordering.client.policyOfQuote({ quoteId: quote.quoteId }, visitor)).toBeNull();
    expect(await confirmedEvent()).toBeUndefined();
    expect(await confirm(true)).toMatchObject({ outcome: 'confirmed', first: true });
  });

  it('asks nothing of a plan that everybody may buy', async () => {
    const { quote, confirm } = await lowSalary();
    const free = quote.tiles.find(({ conditions }) => conditions.length === 0);
    if (!free) throw new Error('no plan for everybody');
    const bought = await confirm(false, free.planId, free.netFils);
    expect(bought).toMatchObject({ outcome: 'confirmed' });
    expect(bought.outcome === 'confirmed' && bought.policy.condition).toBeUndefined();
    expect(await confirmedEvent()).not.toHaveProperty('conditionConfirmed');
  });
});
