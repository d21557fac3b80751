import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { motorQuotes } from './support/motor-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';

/** Another value, deductible, answer or add-on of a motor quote (S1 4; decisions V15, V16). */
describe('a motor quote that changes', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let quotes: Awaited<ReturnType<typeof motorQuotes>>;

  beforeEach(async () => {
    quoting = await quotingUnderTest();
    quotes = await motorQuotes(quoting.client);
  });
  afterEach(() => quoting.stop());

  const events = async () => (await quoting.story()).map(({ type }) => type);

  it('previews another value without storing it, to the fils of what storing gives', async () => {
    const quote = await quotes.create();
    const { quoteId } = quote;
    const valueAed = quote.vehicle.value.maxAed;
    const preview = await quoting.client.previewMotorQuote({ quoteId, valueAed }, visitor);
    expect(await quoting.client.motorQuoteHead({ quoteId }, visitor)).toEqual(quote);
    const stored = await quotes.revise(quoteId, { valueAed });
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
    const { quoteId, prices, vehicle } = await quotes.create();
    const planIds = prices.slice(0, 2).map((row) => row.planId);
    await quoting.client.setMotorCompared({ quoteId, planIds }, visitor);
    expect((await quotes.revise(quoteId, { deductible: 'half' })).comparedPlanIds).toEqual(planIds);
    const moved = await quotes.revise(quoteId, { valueAed: vehicle.value.minAed });
    expect(moved).toMatchObject({ comparedPlanIds: [], revision: 3, deductible: 'half' });
  });

  it('keeps the value that was set for the same car when answers come again without one', async () => {
    const { quoteId, vehicle } = await quotes.create();
    const { maxAed } = vehicle.value;
    await quotes.revise(quoteId, { valueAed: maxAed });
    const again = await quotes.revise(quoteId, {
      answers: { ...quotes.answers, claimFreeYears: 0 },
    });
    expect(again).toMatchObject({ valueAed: maxAed, revision: 3 });
    quoting.passDays(400);
    const nextYear = await quotes.revise(quoteId, { answers: quotes.answers });
    expect(nextYear.valueAed).toBe(nextYear.vehicle.value.marketAed);
  });

  it('makes no revision when nothing changes, and takes an unknown deductible for the standard one', async () => {
    const { quoteId, valueAed } = await quotes.create();
    expect((await quotes.revise(quoteId, { valueAed, deductible: null })).revision).toBe(1);
    expect(await quotes.revise(quoteId, { deductible: 'free', leadId: 'l2' })).toMatchObject({
      revision: 1,
      deductible: null,
      leadId: 'l2',
    });
    expect(await events()).toEqual(['QuotePriced']);
  });

  it('names plans that a change of answers takes away, and drops what was chosen of them', async () => {
    const { quoteId, prices } = await quotes.create();
    const last = prices.slice(-3).map((row) => row.planId);
    await quoting.client.setMotorCompared({ quoteId, planIds: last }, visitor);
    const after = await quotes.revise(quoteId, { answers: { ...quotes.answers, gccSpec: false } });
    const offered = after.prices.map((row) => row.planId);
    expect(after.droppedPlanNames.length).toBe(prices.length - offered.length);
    expect(after.comparedPlanIds).toEqual(last.filter((planId) => offered.includes(planId)));
  });

  it('rates every revision again to the same fils, whatever day it is', async () => {
    const { quoteId, vehicle } = await quotes.create();
    await quotes.revise(quoteId, { valueAed: vehicle.value.minAed });
    quoting.passDays(40);
    await quotes.revise(quoteId, { deductible: 'half' });
    const again = await quoting.client.reproduceMotorQuote({ quoteId }, visitor);
    expect(again).toMatchObject({ equal: true, differences: [] });
    expect(again?.revisions.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    expect(again?.revisions[0]?.plans).toBeGreaterThanOrEqual(30);
  });

  it('prices chosen add-ons into the tile, leaving out what the plan does not offer', async () => {
    const { quoteId } = await quotes.create();
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
});
