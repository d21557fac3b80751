import { vatOn } from '@muqarin/rules/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { readCatalogueFiles } from '../src/catalogue/files.ts';
import { generalFromFiles } from '../src/catalogue/general/load.ts';
import type { GeneralCatalogue, GeneralPlan } from '../src/domain/general/catalogue.ts';
import { priceTypes } from '../src/domain/general/price-plans.ts';
import { type GeneralRequest, rateGeneralPlan } from '../src/domain/general/rate.ts';
import { generalOracle } from './support/general-oracle.ts';
import { randomBusiness, seeded } from './support/random-general.ts';

let catalogue: GeneralCatalogue;

beforeAll(async () => {
  const built = generalFromFiles(await readCatalogueFiles(builtInCatalogueDir, 'general'));
  if (!built.ok) throw new Error('the shipped general catalogue has problems');
  catalogue = built.catalogue;
});

const planOf = (code: string): GeneralPlan => {
  const plan = catalogue.plans.find((each) => each.code === code);
  if (!plan) throw new Error(`no plan ${code}`);
  return plan;
};

/** 5 admin heads with 600,000 and 20 others with 720,000 a year (facts B5). */
const bakery: GeneralRequest = {
  day: '2026-11-21',
  emirateId: 2,
  risk: 'light',
  amounts: {
    admin_wages: 60_000_000,
    non_admin_wages: 72_000_000,
    turnover: null,
    sum_insured: null,
    contract_value: null,
  },
  hadClaim: false,
};

describe('the worked example of facts B5', () => {
  it('is 900 and 6,696, net 7,596.00, VAT 379.80, together 7,975.80', () => {
    const outcome = rateGeneralPlan(planOf('liwan-work-comp'), catalogue.vatBasisPoints, bakery);
    expect(outcome).toMatchObject({
      ok: true,
      price: { netFils: 759_600, vatFils: 37_980, grossFils: 797_580 },
    });
    const lines = outcome.ok ? outcome.price.lines : [];
    expect(lines.map(({ code, ppm, amountFils }) => [code, ppm, amountFils])).toEqual([
      ['admin', 1500, 90_000],
      ['non-admin', 9300, 669_600],
    ]);
  });
});

describe('a general price', () => {
  const priceOf = (plan: GeneralPlan, request: GeneralRequest) => {
    const outcome = rateGeneralPlan(plan, catalogue.vatBasisPoints, request);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.price;
  };

  it('is never below the least premium, and says so in a line', () => {
    const small = { ...bakery.amounts, admin_wages: 1_000_000, non_admin_wages: 2_000_000 };
    const price = priceOf(planOf('liwan-work-comp'), { ...bakery, amounts: small });
    expect(price.netFils).toBe(100_000);
    expect(price.lines.at(-1)).toMatchObject({
      kind: 'least',
      amountFils: 100_000 - 1_500 - 18_600,
    });
  });

  it('is loaded after a claim, on the sum of the sections', () => {
    const price = priceOf(planOf('liwan-work-comp'), { ...bakery, hadClaim: true });
    expect(price.lines.at(-1)).toMatchObject({ code: 'claims', basisPoints: 11_500 });
    expect(price.netFils).toBe(873_540);
  });

  it('takes a discount off, not below the least premium', () => {
    const fire = { ...bakery, amounts: { ...bakery.amounts, sum_insured: 1_000_000_000 } };
    const whole = priceOf(planOf('jarra-fire'), fire);
    expect(whole.lines.at(-1)?.kind).toBe('discount');
    expect(whole.netFils).toBeLessThan(whole.premiumFils);
    const tiny = { ...bakery, amounts: { ...bakery.amounts, sum_insured: 100 } };
    expect(priceOf(planOf('jarra-fire'), tiny)).toMatchObject({
      netFils: 50_000,
      premiumFils: 50_000,
    });
  });

  it.each([
    ['a class without a rate', { risk: 'special' as const }, 'falaj-work-comp', 'referred'],
    ['a figure that was not said', {}, 'falaj-fire', 'figure_missing'],
    ['a day before the card', { day: '2025-12-31' }, 'liwan-work-comp', 'not_yet_effective'],
    ['another emirate', { emirateId: 9 }, 'liwan-work-comp', 'not_in_emirate'],
  ])('is refused for %s', (_what, change, code, reason) => {
    const outcome = rateGeneralPlan(planOf(code), 500, { ...bakery, ...change });
    expect(outcome).toEqual({ ok: false, reason });
  });

  it('is the oracle’s to the fils for thousands of businesses, and the sum of its lines', () => {
    const random = seeded(20261121);
    let priced = 0;
    for (let n = 0; n < 1500; n++) {
      const request = randomBusiness(random);
      for (const plan of catalogue.plans) {
        const outcome = rateGeneralPlan(plan, catalogue.vatBasisPoints, request);
        if (!outcome.ok) continue;
        priced += 1;
        const { netFils, vatFils, grossFils, lines } = outcome.price;
        expect(BigInt(netFils)).toBe(generalOracle(plan, request));
        expect(lines.reduce((sum, { amountFils }) => sum + amountFils, 0)).toBe(netFils);
        expect([vatFils, grossFils]).toEqual([vatOn(netFils), netFils + vatOn(netFils)]);
      }
    }
    expect(priced).toBeGreaterThan(20_000);
  });
});

describe('a list', () => {
  const list = (types: string[], change: Partial<GeneralRequest> = {}) =>
    priceTypes(catalogue, types, { ...bakery, ...change });

  it('prices at least six types, lowest first', () => {
    const amounts = { ...bakery.amounts, turnover: 5e8, sum_insured: 5e8, contract_value: 5e8 };
    const types = [...new Set(catalogue.plans.map(({ type }) => type))];
    expect(types.length).toBeGreaterThanOrEqual(6);
    for (const { state, plans } of list(types, { amounts })) {
      const nets = plans.map(({ price }) => price.netFils);
      expect(state).toBe('priced');
      expect(nets).toEqual(nets.toSorted((a, b) => a - b));
      expect(nets.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('says which figure is missing, and what a person has to price', () => {
    expect(list(['fire', 'cyber', 'work_comp', 'other']).map(({ state }) => state)).toEqual([
      'figure_missing',
      'on_request',
      'priced',
      'on_request',
    ]);
    expect(list(['property_all_risk'], { risk: 'special' })[0]?.state).toBe('on_request');
  });
});
