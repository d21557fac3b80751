import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileMotor } from '../src/domain/motor/compiled.ts';
import { coverGapOf } from '../src/domain/motor/cover-gap.ts';
import { priceAllMotor } from '../src/domain/motor/price-plans.ts';
import { exampleCatalogue, examplePlan, exampleRequest } from './support/motor-example.ts';
import { realMotorCatalogue } from './support/motor-files.ts';
import { motorQuotes } from './support/motor-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';
import { seededRandom } from './support/random-rating.ts';
import { randomRealRequest } from './support/real-motor-requests.ts';

/** Cover that nobody asked for is no answer to the cover that was asked for (S1 4, decisions V10, V12). */
describe('a quote for cover that no plan has', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let quotes: Awaited<ReturnType<typeof motorQuotes>>;
  beforeAll(async () => {
    quoting = await quotingUnderTest();
    quotes = await motorQuotes(quoting.client);
  });
  afterAll(() => quoting.stop());

  /** In January 2026 a car of 2013 is thirteen years old; the oldest that any comprehensive plan takes is twelve. */
  const ofYear = async (year: number, key: string, comprehensive: boolean | null = true) => {
    const asked = { makeId: 1, year };
    const models = await quoting.client.searchVehicles({ ...asked, keyword: 'camry' }, visitor);
    const modelId = (models.step === 'model' && models.models[0]?.id) || 0;
    const variants = await quoting.client.searchVehicles({ ...asked, modelId }, visitor);
    const variantId = (variants.step === 'variant' && variants.variants[0]?.id) || 0;
    return quotes.create({ variantId, year, comprehensive }, key);
  };

  it('offers nothing in its place, and says the rule and what would change it', async () => {
    const { quoteId, prices, vehicle } = await ofYear(2013, 'gap-old-car');
    expect(prices).toEqual([]);
    expect((await quoting.client.motorQuote({ quoteId }, visitor))?.tiles).toEqual([]);
    const preview = await quoting.client.previewMotorQuote(
      { quoteId, valueAed: vehicle.value.minAed },
      visitor,
    );
    expect(preview).toMatchObject({ outcome: 'priced', prices: [] });
    expect(await quoting.client.motorCoverGap({ quoteId }, visitor)).toMatchObject({
      asked: 'comprehensive',
      others: expect.any(Number),
      reasons: [{ code: 'car_too_old', plans: 31, oldestCarYears: 12 }],
      changes: [{ code: 'newer_car', to: 2014, plans: 5 }],
    });
    const again = await quoting.client.reproduceMotorQuote({ quoteId }, visitor);
    expect(again).toMatchObject({ equal: true, revisions: [{ plans: expect.any(Number) }] });
    expect(again?.revisions[0]?.plans).toBeGreaterThan(0);
  });

  it('offers third party once it is asked for', async () => {
    const { quoteId, answers } = await ofYear(2013, 'gap-then-asked');
    const revised = await quotes.revise(quoteId, { answers: { ...answers, comprehensive: false } });
    expect(revised.prices.length).toBeGreaterThan(5);
    expect(new Set(revised.prices.map(({ type }) => type))).toEqual(new Set(['third_party']));
    expect(await quoting.client.motorCoverGap({ quoteId }, visitor)).toBeNull();
  });

  it('has no gap where a plan fits, where either cover will do, and without a quote', async () => {
    for (const [year, cover] of [
      [2014, true],
      [2013, null],
      [2013, false],
    ] as const) {
      const { quoteId, prices } = await ofYear(year, `no-gap-${year}-${cover}`, cover);
      expect(prices.length).toBeGreaterThan(5);
      expect(await quoting.client.motorCoverGap({ quoteId }, visitor)).toBeNull();
    }
    expect(await quoting.client.motorCoverGap({ quoteId: 'nobody' }, visitor)).toBeNull();
  });
});

describe('the rules that a car or driver does not meet', () => {
  const range = { minAed: 68_000, maxAed: 88_000 };
  const { car, driver } = exampleRequest;
  const gapFor = (changed: object, plan = {}) =>
    coverGapOf(
      { ...exampleCatalogue, plans: [{ ...examplePlan, ...plan }] },
      'comprehensive',
      { ...exampleRequest, ...changed },
      range,
    );

  it.each([
    ['car_too_old', { car: { ...car, age: 13 } }, {}, [{ code: 'newer_car', to: 2016 }]],
    [
      'specification',
      { car: { ...car, gcc: false } },
      { specifications: ['gcc'] },
      [{ code: 'gcc' }],
    ],
    ['outside_rates', { driver: { ...driver, age: 19 } }, {}, [{ code: 'driver_age', to: 23 }]],
    ['outside_rates', { driver: { ...driver, age: 80 } }, {}, []],
    ['not_in_emirate', { emirateId: 7 }, { emirateIds: [2, 3] }, [{ code: 'emirate', to: 2 }]],
    ['no_base_rate', { car: { ...car, valueAed: 1_000_000 } }, {}, [{ code: 'value', to: 68_000 }]],
  ])('names %s for %j', (code, changed, plan, changes) => {
    expect(gapFor(changed, plan)).toMatchObject({ reasons: [{ code, plans: 1 }], changes });
  });

  it('is none for a plan that fits', () => {
    expect(gapFor({})).toBeNull();
  });
});

it('leaves no car and driver of the shipped catalogue without a plan and without a reason', async () => {
  const catalogue = await realMotorCatalogue();
  const compiled = compileMotor(catalogue);
  const random = seededRandom(15);
  let gaps = 0;
  for (let i = 0; i < 3000; i++) {
    const { request, range } = randomRealRequest(catalogue, random);
    for (const asked of ['comprehensive', 'third_party'] as const) {
      const priced = priceAllMotor(compiled, request).some(
        ({ planId }) => compiled.planById.get(planId)?.type === asked,
      );
      const gap = coverGapOf(catalogue, asked, request, range);
      if (priced !== (gap === null)) throw new Error(`${asked} of ${JSON.stringify(request)}`);
      if (!gap) continue;
      gaps++;
      const named = gap.reasons.reduce((sum, { plans }) => sum + plans, 0);
      expect(named).toBe(catalogue.plans.filter(({ type }) => type === asked).length);
    }
  }
  expect(gaps).toBeGreaterThan(50);
});
