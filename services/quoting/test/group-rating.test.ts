/** Bifurcation of groups (S0 3; decisions M20 to M27, M66, M67): the worked example of facts B4, and each pricing type. */

import { assumedCategory, type GroupCategory } from '@muqarin/rules/medical-corporate/group';
import { describe, expect, it } from 'vitest';
import { ageBandsOf } from '../src/domain/medical-corporate/bands.ts';
import { bifurcate } from '../src/domain/medical-corporate/bifurcate.ts';
import type { GroupPlan, GroupPricing } from '../src/domain/medical-corporate/catalogue.ts';
import { readyToRate } from '../src/domain/medical-corporate/members.ts';
import { priceCategory } from '../src/domain/medical-corporate/price-plans.ts';
import { recordOf } from '../src/domain/medical-corporate/record.ts';
import { seeded } from './support/random-general.ts';
import { randomGroupPlan } from './support/random-group.ts';

const blank = randomGroupPlan(seeded(1));
const share = { id: 4, name: 'A', help: '', basisPoints: 500, amountFils: null };
const flat = { id: 7, name: 'B', help: '', basisPoints: null, amountFils: 3_000 };

function planOf(pricing: GroupPricing, change: Partial<GroupPlan> = {}): GroupPlan {
  const maternity = [{ ageFrom: 18, ageTo: 45, premiumFils: 120_000 }];
  const rateCard = { id: 'card', effectiveFrom: '2026-01-01', pricing, maternity };
  return { ...blank, id: 123, variants: [share, flat], rateCard, ...change };
}

/** Ten members, six of them with a low salary, one a married woman. */
const ten: GroupCategory = {
  number: 1,
  flag: 1,
  employees: 8,
  members: 10,
  lsb: 6,
  nlsb: 4,
  ageBands: [
    { ageFrom: 18, ageTo: 35, members: 7, lsb: null },
    { ageFrom: 36, ageTo: 45, members: 3, lsb: null },
  ],
  maternityBands: [{ ageFrom: 18, ageTo: 45, marriedWomen: 1 }],
};
const salary = { lsb: 70_000, hsb: null, nlsb: 190_000 };
const bySalary: GroupPricing = { type: 'multiple_salary', salary };

function priced(plan: GroupPlan, category = ten, variantIds: number[] = []) {
  const outcome = bifurcate(plan, variantIds, readyToRate(category), 500);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.price;
}

const refused = (plan: GroupPlan, category = ten) =>
  bifurcate(plan, [], readyToRate(category), 500);

describe('the worked example of facts B4', () => {
  const price = priced(planOf(bySalary), ten, [7, 4]);

  it('comes to 13,950.00, with VAT of 697.50 to 14,647.50', () => {
    const { netFils, vatFils, grossFils } = price;
    expect([netFils, vatFils, grossFils]).toEqual([1_395_000, 69_750, 1_464_750]);
  });

  it('is traced row by row, each variant once and shared to the fils', () => {
    const rows = price.trace.map(({ kind, salary: band, count, amountFils }) => {
      return [kind, band, count, amountFils];
    });
    expect(rows).toEqual([
      ['members', 'lsb', 6, 420_000],
      ['members', 'nlsb', 4, 760_000],
      ['maternity', null, 1, 120_000],
      ['variant', null, 10, 65_000],
      ['variant', null, 10, 30_000],
    ]);
    expect(price.trace.map(({ sharesFils }) => sharesFils).slice(3)).toEqual([
      [21_000, 38_000, 6_000],
      [18_000, 12_000, 0],
    ]);
  });

  it('is recorded by the names of the document', () => {
    expect(recordOf(planOf(bySalary, { insurerId: 12, tpaId: 33 }), price)).toEqual({
      type: 'multiple_salary',
      is_mul: 1,
      ins_id: 12,
      tpa_id: 33,
      pid: '123dattgl4-7',
      variants: [
        { id: 4, name: 'A', premium_percentage: 5, premium_amount: null, total: 650 },
        { id: 7, name: 'B', premium_percentage: null, premium_amount: 30, total: 300 },
      ],
      cat: 'CAT 1',
      premium: null,
      counts: { lsb: 6, nlsb: 4 },
      tot_count: 10,
      total_sum: 13_950,
      age_bands: [],
      maternity_bands: [{ age_from: 18, age_to: 45, count: 1, premium: 1_200, total: 1_200 }],
    });
  });
});

describe('a plan priced by salary', () => {
  it('takes hsb where it has no nlsb, and has no price where both are missing', () => {
    const synonym = planOf({
      type: 'multiple_salary',
      salary: { ...salary, hsb: 190_000, nlsb: null },
    });
    expect(priced(synonym).netFils).toBe(1_300_000);
    const lowOnly = planOf({ type: 'multiple_salary', salary: { ...salary, nlsb: null } });
    expect(refused(lowOnly)).toEqual({ ok: false, reason: 'no_rate_for_salary' });
    expect(priced(lowOnly, { ...ten, lsb: 10, nlsb: 0 }).netFils).toBe(820_000);
  });
});

describe('a plan priced by age', () => {
  const bands = [
    { ageFrom: 0, ageTo: 35, premiumFils: 100_000, salary: null },
    { ageFrom: 36, ageTo: 45, premiumFils: 200_000, salary: null },
  ];
  const byAge: GroupPricing = { type: 'ageband', bands, defaultFils: null };
  const older = (ageFrom: number, ageTo: number) => ({
    ...ten,
    ageBands: [...ten.ageBands.slice(0, 1), { ageFrom, ageTo, members: 3, lsb: null }],
  });

  it('prices each band by the one around it', () => {
    expect(priced(planOf(byAge)).netFils).toBe(700_000 + 600_000 + 120_000);
    const [first] = recordOf(planOf(byAge), priced(planOf(byAge))).age_bands;
    expect(first).toMatchObject({ age_from: 18, age_to: 35, count: 7, premium: 1_000 });
    expect(first).toMatchObject({ lsb_premium: null, age_band_total: 7_000 });
  });

  it.each([
    ['older than its last band', 46, 50],
    ['in a band that it cuts in two', 30, 40],
  ])('has no price for people %s, unless it has a default premium', (_what, from, to) => {
    expect(refused(planOf(byAge), older(from, to))).toEqual({
      ok: false,
      reason: 'no_rate_for_age',
    });
    const withDefault = planOf({ ...byAge, defaultFils: 500_000 });
    const price = priced(withDefault, older(from, to));
    expect(price.netFils).toBe(700_000 + 1_500_000 + 120_000);
    expect(price.trace.map(({ isDefault }) => isDefault)).toEqual([false, true, false]);
  });

  it('by salary too spreads low salaries over the bands, and says so; what was said is taken', () => {
    const mul = planOf({
      type: 'ageband',
      bands: bands.map((band) => ({ ...band, premiumFils: null, salary })),
      defaultFils: null,
    });
    const spread = priced(mul);
    const counts = (price: typeof spread) =>
      recordOf(mul, price).age_bands.map((band) => [band.lsb_count, band.nlsb_count]);
    expect(counts(spread)).toEqual([
      [4, 3],
      [2, 1],
    ]);
    expect(spread.assumptions).toEqual(['low_salary_spread']);
    const said = {
      ...ten,
      ageBands: ten.ageBands.map((band, at) => ({ ...band, lsb: 6 - at * 3 })),
    };
    const matrix = priced(mul, { ...said, lsb: 9, nlsb: 1 });
    expect(counts(matrix)).toEqual([
      [6, 1],
      [3, 0],
    ]);
    expect(matrix.assumptions).toEqual([]);
    expect(matrix.netFils).toBe(9 * 70_000 + 190_000 + 120_000);
  });
});

describe('a plan with one premium a member', () => {
  it('is multiplied by all members, and by salary where it says so', () => {
    const same: GroupPricing = { type: 'premiumpermember', premiumFils: 150_000, salary: null };
    expect(priced(planOf(same)).netFils).toBe(1_500_000 + 120_000);
    expect(recordOf(planOf(same), priced(planOf(same)))).toMatchObject({
      premium: 1_500,
      is_mul: 0,
    });
    const low = { lsb: 90_000, hsb: null, nlsb: null };
    const plan = planOf({ ...same, salary: low });
    expect(priced(plan).netFils).toBe(540_000 + 600_000 + 120_000);
    expect(recordOf(plan, priced(plan)).is_mul).toBe(1);
  });
});

describe('maternity', () => {
  it('has no silent zero: a married woman outside its bands leaves the plan without a price', () => {
    const outside = { ...ten, maternityBands: [{ ageFrom: 46, ageTo: 50, marriedWomen: 1 }] };
    expect(refused(planOf(bySalary), outside)).toEqual({
      ok: false,
      reason: 'no_rate_for_maternity',
    });
  });
});

describe('before member details were saved', () => {
  it('all are 18 to 35 with a high salary, none married, and each of it is said', () => {
    const price = priced(planOf(bySalary), assumedCategory(0, 10));
    expect(price.netFils).toBe(1_900_000);
    expect(price.assumptions).toEqual(['default_band', 'no_low_salary', 'no_married_women']);
    expect(recordOf(planOf(bySalary), price).cat).toBe('no_cat');
  });
});

describe('what a category may not have', () => {
  it.each([
    ['min_employees', { minEmployees: 9 }, { minEmployees: 8 }],
    ['max_dependants', { maxDependantPercent: 19 }, { maxDependantPercent: 20 }],
    ['min_low_salary', { minLowSalaryPercent: 61 }, { minLowSalaryPercent: 60 }],
  ] as const)('is hidden with its reason: %s', (reason, tooMuch, enough) => {
    const place = { emirateId: 2, day: '2026-11-21' };
    const list = (change: Partial<GroupPlan>) =>
      priceCategory({ plans: [planOf(bySalary, change)] }, readyToRate(ten), place);
    expect(list(tooMuch)).toMatchObject({
      plans: [],
      hidden: [{ reason, limit: Object.values(tooMuch)[0] }],
    });
    expect(list(enough)).toMatchObject({ plans: [{ netFils: 1_300_000 }], hidden: [] });
  });
});

describe('the bands of the editor', () => {
  it('are cut wherever a plan cuts, and leave out what no plan covers', () => {
    const ages = (spans: [number, number][]): GroupPlan =>
      planOf({
        type: 'ageband',
        bands: spans.map(([ageFrom, ageTo]) => ({ ageFrom, ageTo, premiumFils: 1, salary: null })),
        defaultFils: null,
      });
    const plans = [
      ages([
        [0, 17],
        [18, 45],
      ]),
      ages([
        [18, 35],
        [36, 60],
      ]),
      ages([[66, 70]]),
    ];
    expect(ageBandsOf(plans).map(({ ageFrom, ageTo }) => [ageFrom, ageTo])).toEqual([
      [0, 17],
      [18, 35],
      [36, 45],
      [46, 60],
      [66, 70],
    ]);
  });
});
