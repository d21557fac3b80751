import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { motorQuotes } from './support/motor-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';

/** The life of a motor quote up to the chosen plan (S1 2 to 4; decisions V15, V19). */
describe('the life of a motor quote', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let quotes: Awaited<ReturnType<typeof motorQuotes>>;

  beforeEach(async () => {
    quoting = await quotingUnderTest();
    quotes = await motorQuotes(quoting.client);
  });
  afterEach(() => quoting.stop());

  const events = async () => (await quoting.story()).map(({ type }) => type);

  it('prices both types of cover, those asked for first and each lowest first', async () => {
    const quote = await quotes.create();
    const types = quote.prices.map(({ type }) => type);
    expect(types.indexOf('third_party')).toBe(types.lastIndexOf('comprehensive') + 1);
    const nets = quote.prices.filter((row) => row.type === 'comprehensive').map((r) => r.netFils);
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
    expect((await quotes.create({ comprehensive: false }, 'motor-0002')).prices[0]?.type).toBe(
      'third_party',
    );
    const mixed = (await quotes.create({ comprehensive: null }, 'motor-0003')).prices;
    expect(mixed.map((r) => r.netFils)).toEqual(
      mixed.map((r) => r.netFils).toSorted((a, b) => a - b),
    );
  });

  it('keeps tiles whose traces sum to the prices of the head', async () => {
    const head = await quotes.create();
    const quote = await quoting.client.motorQuote({ quoteId: head.quoteId }, visitor);
    expect(quote?.tiles.map(({ planId }) => planId)).toEqual(head.prices.map((r) => r.planId));
    for (const [index, { price, type }] of (quote?.tiles ?? []).entries()) {
      const { netFils, grossFils, premiumFils, discountedFils, repair, deductibleFils } = price;
      expect(price.lines.reduce((sum, line) => sum + line.amountFils, 0)).toBe(netFils);
      const { planId } = price;
      expect(head.prices[index]).toEqual({
        planId,
        type,
        premiumFils,
        discountedFils,
        netFils,
        grossFils,
        repair,
        deductibleFils,
      });
    }
    expect(head.vehicle).toMatchObject({ model: { name: 'Camry' }, seats: 5 });
    expect(head.valueAed).toBe(head.vehicle.value.marketAed);
  });

  it('makes one quote of ten parallel calls with one key, and one event', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => quotes.create()));
    expect(new Set(all.map(({ quoteId }) => quoteId)).size).toBe(1);
    const [published, ...others] = await quoting.story();
    expect(others).toEqual([]);
    expect(published).toMatchObject({
      type: 'QuotePriced',
      value: {
        reference: all[0]?.reference,
        revision: 1,
        line: 'motor',
        leadId: 'l1',
        planCount: all[0]?.prices.length,
        motor: {
          car: { make: 'Toyota', model: 'Camry', year: 2021, seats: 5 },
          basis: { dateOfBirth: '1990-05-20', claimFreeYears: 3, comprehensive: true },
        },
      },
    });
  });

  it.each([
    ['unknown_vehicle', { variantId: 999_999 }],
    ['bad_birth_date', { dob: '2009-01-01' }],
  ])('stores nothing for %s', async (outcome, changed) => {
    const asked = {
      idempotencyKey: 'motor-0009',
      draftId: 'd1',
      answers: { ...quotes.answers, ...changed },
    };
    expect(await quoting.client.createMotorQuote(asked, visitor)).toMatchObject({ outcome });
    expect(await events()).toEqual([]);
    await quotes.create({}, 'motor-0009');
  });

  it('publishes a comparison of two plans or more, once', async () => {
    const { quoteId, prices } = await quotes.create();
    const planIds = prices.slice(0, 2).map((row) => row.planId);
    await quoting.client.setMotorCompared({ quoteId, planIds: planIds.slice(0, 1) }, visitor);
    await quoting.client.setMotorCompared({ quoteId, planIds }, visitor);
    await quoting.client.setMotorCompared({ quoteId, planIds }, visitor);
    expect(await events()).toEqual(['QuotePriced', 'PlansCompared']);
    const foreign = { quoteId, planIds: [1] };
    await expect(quoting.client.setMotorCompared(foreign, visitor)).rejects.toMatchObject({
      code: 'QUOTING.NO_PLAN',
    });
  });

  it('publishes the choice of a plan once, however often it is chosen in a row', async () => {
    const { quoteId, prices } = await quotes.create();
    const [first, second] = prices.map((row) => row.planId);
    const choose = (planId = 0) => quoting.client.selectMotorPlan({ quoteId, planId }, visitor);
    await Promise.all([choose(first), choose(first), choose(first)]);
    const chosen = await choose(second);
    expect(chosen.quote).toMatchObject({ selectedPlanId: second, status: 'selected' });
    expect(chosen.tile.planId).toBe(second);
    await choose(first);
    const published = (await quoting.story()).slice(1);
    expect(published.map(({ value }) => value)).toMatchObject(
      [first, second, first].map((planId) => ({ offer: { plan: { planId: String(planId) } } })),
    );
  });

  it('mails once for one key, with names and prices as they are', async () => {
    const { quoteId, prices, reference } = await quotes.create();
    const plans = prices.slice(0, 2).map(({ planId }) => ({ planId, addonIds: [] }));
    const mail = (kind: 'individual' | 'comparison' | 'sales') =>
      quoting.client.emailMotorPlans(
        {
          quoteId,
          idempotencyKey: `mail-${kind}`,
          kind,
          plans: kind === 'individual' ? plans.slice(0, 1) : plans,
          contact: { name: 'Mariam', email: 'mariam@example.com', phone: '+971501234567' },
        },
        visitor,
      );
    await Promise.all([mail('individual'), mail('individual')]);
    await mail('comparison');
    await mail('sales');
    const [, individual, comparison, sales, ...more] = await quoting.story();
    expect(more).toEqual([]);
    const net = String(prices[0]?.netFils);
    expect(individual).toMatchObject({
      type: 'QuoteEmailed',
      value: {
        reference,
        form: 'plans',
        offers: [{ plan: { netFils: net }, motor: { cover: 'comprehensive' } }],
      },
    });
    expect(comparison?.value).toMatchObject({
      audience: 'shopper',
      form: 'comparison',
      offers: [{}, {}],
      link: { kind: 'motor_quote', id: quoteId },
      reportLink: {
        kind: 'motor_report',
        id: quoteId,
        plans: plans.map((plan) => plan.planId).join(),
      },
    });
    expect(sales?.value).toMatchObject({ audience: 'sales', phone: '+971501234567' });
    const head = await quoting.client.motorQuoteHead({ quoteId }, visitor);
    expect(head?.status).toBe('shared');
  });

  it('explains a plan with its add-ons and what would change its price', async () => {
    const { quoteId, prices } = await quotes.create({ claimFreeYears: 0 });
    const { planId = 0, netFils = 0 } = prices.find((row) => row.netFils > 200_000) ?? {};
    const detail = await quoting.client.motorPlanDetail({ quoteId, planId }, visitor);
    expect(detail?.tile.price.netFils).toBe(netFils);
    expect(detail?.changes.map(({ text }) => text).join()).toContain('claim-free');
    const withAddon = detail?.tile.addons.find((row) => !row.included);
    const addonIds = String(withAddon?.addonId);
    const more = await quoting.client.motorPlanDetail({ quoteId, planId, addonIds }, visitor);
    expect(more?.tile.price.netFils).toBe(netFils + (withAddon?.chargeFils ?? 0));
    expect(await quoting.client.motorPlanDetail({ quoteId, planId: 1 }, visitor)).toBeNull();
    expect(await quoting.client.motorQuote({ quoteId: 'nobody' }, visitor)).toBeNull();
  });
});
