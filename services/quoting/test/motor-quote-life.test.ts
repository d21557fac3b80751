import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MotorAnswers } from '../contract/motor.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';

/** The life of a motor quote up to the chosen plan (S1 2 to 4; decisions V15, V16, V19). */
describe('the life of a motor quote', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let answers: MotorAnswers;

  beforeEach(async () => {
    quoting = await quotingUnderTest();
    const asked = { makeId: 1, year: 2021 };
    const models = await quoting.client.searchVehicles({ ...asked, keyword: 'camry' }, visitor);
    const modelId = (models.step === 'model' && models.models[0]?.id) || 0;
    const variants = await quoting.client.searchVehicles({ ...asked, modelId }, visitor);
    answers = {
      emirateId: 2,
      variantId: (variants.step === 'variant' && variants.variants[0]?.id) || 0,
      year: 2021,
      valueAed: null,
      brandNew: false,
      gccSpec: true,
      agencyRepair: false,
      insuredNow: true,
      comprehensive: true,
      dob: '1990-05-20',
      licenceYears: 5,
      claimFreeYears: 3,
      claims: 0,
    };
  });
  afterEach(() => quoting.stop());

  const create = async (changed: Partial<MotorAnswers> = {}, idempotencyKey = 'motor-0001') => {
    const made = await quoting.client.createMotorQuote(
      { idempotencyKey, draftId: 'd1', leadId: 'l1', answers: { ...answers, ...changed } },
      visitor,
    );
    if (made.outcome !== 'priced') throw new Error(made.outcome);
    return made.quote;
  };
  const revise = async (quoteId: string, change: object) => {
    const made = await quoting.client.reviseMotorQuote({ quoteId, ...change }, visitor);
    if (made.outcome !== 'priced') throw new Error(made.outcome);
    return made.quote;
  };
  const events = async () => (await quoting.story()).map(({ type }) => type);

  it('prices both types of cover, those asked for first and each lowest first', async () => {
    const quote = await create();
    const types = quote.prices.map(({ type }) => type);
    expect(types.indexOf('third_party')).toBe(types.lastIndexOf('comprehensive') + 1);
    const nets = quote.prices.filter((row) => row.type === 'comprehensive').map((r) => r.netFils);
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
    expect((await create({ comprehensive: false }, 'motor-0002')).prices[0]?.type).toBe(
      'third_party',
    );
    const mixed = (await create({ comprehensive: null }, 'motor-0003')).prices;
    expect(mixed.map((r) => r.netFils)).toEqual(
      mixed.map((r) => r.netFils).toSorted((a, b) => a - b),
    );
  });

  it('keeps tiles whose traces sum to the prices of the head', async () => {
    const head = await create();
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
    const all = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(new Set(all.map(({ quoteId }) => quoteId)).size).toBe(1);
    const [told, ...others] = await quoting.story();
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      type: 'MotorQuotePriced',
      value: {
        reference: all[0]?.reference,
        revision: 1,
        car: { make: 'Toyota', model: 'Camry', year: 2021, seats: 5 },
        leadId: 'l1',
        planCount: all[0]?.prices.length,
        basis: { dateOfBirth: '1990-05-20', claimFreeYears: 3, comprehensive: true },
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
      answers: { ...answers, ...changed },
    };
    expect(await quoting.client.createMotorQuote(asked, visitor)).toMatchObject({ outcome });
    expect(await events()).toEqual([]);
    await create({}, 'motor-0009');
  });

  it('previews another value without storing it, to the fils of what storing gives', async () => {
    const quote = await create();
    const { quoteId } = quote;
    const valueAed = quote.vehicle.value.maxAed;
    const preview = await quoting.client.previewMotorQuote({ quoteId, valueAed }, visitor);
    expect(await quoting.client.motorQuoteHead({ quoteId }, visitor)).toEqual(quote);
    const stored = await revise(quoteId, { valueAed });
    expect(preview).toMatchObject({ outcome: 'priced', valueAed, prices: stored.prices });
    expect(stored).toMatchObject({ revision: 2, valueAed });
    expect(stored.prices[0]?.netFils).toBeGreaterThan(quote.prices[0]?.netFils ?? 0);
    const outside = { quoteId, valueAed: valueAed + 1 };
    expect(await quoting.client.previewMotorQuote(outside, visitor)).toEqual({
      outcome: 'value_out_of_range',
      value: quote.vehicle.value,
    });
  });

  it('clears the compare tray for another value and keeps it for another deductible', async () => {
    const { quoteId, prices, vehicle } = await create();
    const planIds = prices.slice(0, 2).map((row) => row.planId);
    await quoting.client.setMotorCompared({ quoteId, planIds }, visitor);
    expect((await revise(quoteId, { deductible: 'half' })).comparedPlanIds).toEqual(planIds);
    const moved = await revise(quoteId, { valueAed: vehicle.value.minAed });
    expect(moved).toMatchObject({ comparedPlanIds: [], revision: 3, deductible: 'half' });
  });

  it('keeps the value that was set for the same car when answers come again without one', async () => {
    const { quoteId, vehicle } = await create();
    const { maxAed } = vehicle.value;
    await revise(quoteId, { valueAed: maxAed });
    const again = await revise(quoteId, { answers: { ...answers, claimFreeYears: 0 } });
    expect(again).toMatchObject({ valueAed: maxAed, revision: 3 });
    quoting.passDays(400);
    const nextYear = await revise(quoteId, { answers });
    expect(nextYear.valueAed).toBe(nextYear.vehicle.value.marketAed);
  });

  it('makes no revision when nothing changes, and takes an unknown deductible for the standard one', async () => {
    const { quoteId, valueAed } = await create();
    expect((await revise(quoteId, { valueAed, deductible: null })).revision).toBe(1);
    expect(await revise(quoteId, { deductible: 'free', leadId: 'l2' })).toMatchObject({
      revision: 1,
      deductible: null,
      leadId: 'l2',
    });
    expect(await events()).toEqual(['MotorQuotePriced']);
  });

  it('names plans that a change of answers takes away, and drops what was chosen of them', async () => {
    const { quoteId, prices } = await create();
    const last = prices.slice(-3).map((row) => row.planId);
    await quoting.client.setMotorCompared({ quoteId, planIds: last }, visitor);
    const after = await revise(quoteId, { answers: { ...answers, gccSpec: false } });
    const offered = after.prices.map((row) => row.planId);
    expect(after.droppedPlanNames.length).toBe(prices.length - offered.length);
    expect(after.comparedPlanIds).toEqual(last.filter((planId) => offered.includes(planId)));
  });

  it('rates every revision again to the same fils, whatever day it is', async () => {
    const { quoteId, vehicle } = await create();
    await revise(quoteId, { valueAed: vehicle.value.minAed });
    quoting.passDays(40);
    await revise(quoteId, { deductible: 'half' });
    const again = await quoting.client.reproduceMotorQuote({ quoteId }, visitor);
    expect(again).toMatchObject({ equal: true, differences: [] });
    expect(again?.revisions.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    expect(again?.revisions[0]?.plans).toBeGreaterThanOrEqual(30);
  });

  it('prices chosen add-ons into the tile, leaving out what the plan does not offer', async () => {
    const { quoteId } = await create();
    const before = await quoting.client.motorQuote({ quoteId }, visitor);
    const tile = before?.tiles.find(({ addons }) =>
      addons.some((row) => row.perPassenger && !row.included),
    );
    const cover = tile?.addons.find((row) => row.perPassenger);
    const { planId = 0 } = tile ?? {};
    const { addonId = 0, chargeFils = 0 } = cover ?? {};
    const addonIds = [addonId, 9_999];
    const head = await quoting.client.setMotorAddons(
      { quoteId, choices: [{ planId, addonIds }] },
      visitor,
    );
    expect(head.planAddons).toEqual([{ planId, addonIds: [addonId] }]);
    const after = await quoting.client.motorQuote({ quoteId }, visitor);
    const priced = after?.tiles.find((row) => row.planId === planId)?.price;
    expect(priced?.addonFils).toBe(chargeFils);
    expect(chargeFils).toBe((cover?.unitFils ?? 0) * 4);
    const none = await quoting.client.setMotorAddons(
      { quoteId, choices: [{ planId, addonIds: [] }] },
      visitor,
    );
    expect(none.planAddons).toEqual([]);
  });

  it('tells a comparison of two plans or more, once', async () => {
    const { quoteId, prices } = await create();
    const planIds = prices.slice(0, 2).map((row) => row.planId);
    await quoting.client.setMotorCompared({ quoteId, planIds: planIds.slice(0, 1) }, visitor);
    await quoting.client.setMotorCompared({ quoteId, planIds }, visitor);
    await quoting.client.setMotorCompared({ quoteId, planIds }, visitor);
    expect(await events()).toEqual(['MotorQuotePriced', 'MotorPlansCompared']);
    const foreign = { quoteId, planIds: [1] };
    await expect(quoting.client.setMotorCompared(foreign, visitor)).rejects.toMatchObject({
      code: 'QUOTING.NO_PLAN',
    });
  });

  it('tells the choice of a plan once, however often it is chosen in a row', async () => {
    const { quoteId, prices } = await create();
    const [first, second] = prices.map((row) => row.planId);
    const choose = (planId = 0) => quoting.client.selectMotorPlan({ quoteId, planId }, visitor);
    await Promise.all([choose(first), choose(first), choose(first)]);
    const chosen = await choose(second);
    expect(chosen.quote).toMatchObject({ selectedPlanId: second, status: 'selected' });
    expect(chosen.tile.planId).toBe(second);
    await choose(first);
    const told = (await quoting.story()).slice(1);
    expect(told.map(({ value }) => value)).toMatchObject(
      [first, second, first].map((planId) => ({ offer: { plan: { planId: String(planId) } } })),
    );
  });

  it('mails once for one key, with names and prices as they are', async () => {
    const { quoteId, prices, reference } = await create();
    const plans = prices.slice(0, 2).map(({ planId }) => ({ planId, addonIds: [] }));
    const mail = (kind: 'individual' | 'comparison' | 'sales') =>
      quoting.client.emailMotorPlans(
        {
          quoteId,
          idempotencyKey: `mail-${kind}`,
          kind,
          plans: kind === 'individual' ? plans.slice(0, 1) : plans,
          contact: { name: 'Mariam', email: 'mariam@example.com', phone: '+971501234567' },
          returnPath: '/resume/x',
          reportPath: '/download-comparison-report?lead_id=x',
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
      type: 'MotorQuoteEmailed',
      value: { reference, offer: { plan: { netFils: net }, type: 'comprehensive' } },
    });
    expect(comparison?.value).toMatchObject({ audience: 'shopper', offers: [{}, {}] });
    expect(sales?.value).toMatchObject({ audience: 'sales', phone: '+971501234567' });
    const head = await quoting.client.motorQuoteHead({ quoteId }, visitor);
    expect(head?.status).toBe('shared');
  });

  it('explains a plan with its add-ons and what would change its price', async () => {
    const { quoteId, prices } = await create({ claimFreeYears: 0 });
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
