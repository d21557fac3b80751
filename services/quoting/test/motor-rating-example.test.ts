import { describe, expect, it } from 'vitest';
import { motorChangeText } from '../src/domain/motor/change-text.ts';
import { motorChanges } from '../src/domain/motor/counterfactual.ts';
import { rateMotorPlan } from '../src/domain/motor/rate.ts';
import { reproduceMotorPrice } from '../src/domain/motor/reproduce.ts';
import type { MotorRequest } from '../src/domain/motor/request.ts';
import { exampleCatalogue, examplePlan, exampleRequest } from './support/motor-example.ts';

function priced(changed: Partial<MotorRequest> = {}, plan = examplePlan) {
  const outcome = rateMotorPlan(plan, exampleCatalogue, { ...exampleRequest, ...changed });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.price;
}

const carOf = (changed: Partial<MotorRequest['car']>) => ({ ...exampleRequest.car, ...changed });
const driverOf = (changed: Partial<MotorRequest['driver']>) => {
  return { ...exampleRequest.driver, ...changed };
};
const amounts = ({ lines }: ReturnType<typeof priced>) =>
  Object.fromEntries(lines.map((line) => [line.code, line.amountFils]));

describe('the worked example of the UAE facts (B2)', () => {
  it('comes to AED 1,680.00 net and 1,764.00 with VAT, line by line', () => {
    const price = priced();
    expect(price).toMatchObject({
      premiumFils: 144_000,
      discountedFils: 144_000,
      addonFils: 24_000,
      netFils: 168_000,
      vatFils: 8_400,
      grossFils: 176_400,
      deductibleFils: 70_000,
      repair: 'garage',
    });
    const line = (
      kind: string,
      code: string,
      label: string,
      why: string,
      amountFils: number,
      by?: object,
    ) => ({ kind, code, label, why, amountFils, by });
    expect(price.lines).toEqual([
      line('base', 'base', 'Base rate', '2.5 % of AED\u00a080,000', 200_000, {
        basisPoints: 250,
        fils: 8_000_000,
      }),
      line('factor', 'driver-age', 'Age of the driver', '35 years, × 0.90', -20_000, {
        of: 'years',
        count: 35,
        basisPoints: 9_000,
      }),
      line('factor', 'claim-free', 'Years without a claim', '3 years, × 0.80', -36_000, {
        of: 'years',
        count: 3,
        basisPoints: 8_000,
      }),
      line('addon', 'driver', 'Driver cover', 'chosen', 12_000),
      line('addon', 'passengers', 'Passenger cover', 'AED\u00a030 × 4 passengers', 12_000, {
        fils: 3_000,
        count: 4,
      }),
    ]);
  });
});

describe('the limits of the law', () => {
  it('raise a premium to the minimum, before add-ons', () => {
    const price = priced({ car: carOf({ valueAed: 50_000 }), addonIds: [1] });
    expect(amounts(price).tariff).toBe(130_000 - 90_000);
    expect(price.netFils).toBe(142_000);
    expect(price.deductibleFils).toBe(35_000);
  });

  it('lower one to the maximum share of the value', () => {
    const driver = driverOf({ age: 24, claimFreeYears: 0 });
    const factors = examplePlan.rateCard.factors.map((factor) => ({
      ...factor,
      bands: factor.bands.map((band) => ({ ...band, basisPoints: 20_000 })),
    }));
    const plan = { ...examplePlan, rateCard: { ...examplePlan.rateCard, factors } };
    const price = priced({ driver, addonIds: [] }, plan);
    expect(price.netFils).toBe(400_000);
    expect(amounts(price).tariff).toBe(400_000 - 800_000);
  });

  it('stop a discount at the minimum', () => {
    const rateCard = { ...examplePlan.rateCard, discountBasisPoints: 2_000 };
    const price = priced({ addonIds: [] }, { ...examplePlan, rateCard });
    expect(price).toMatchObject({ premiumFils: 144_000, discountedFils: 130_000 });
    expect(amounts(price).discount).toBe(-14_000);
  });
});

describe('the least premium of an insurer', () => {
  const leastPremiums = [{ classCode: 'saloon', fils: 150_000 }];
  const least = { ...examplePlan, rateCard: { ...examplePlan.rateCard, leastPremiums } };

  it('raises what the rate comes to, above the legal minimum, and says whose it is', () => {
    const price = priced({ addonIds: [] }, least);
    expect(price).toMatchObject({ premiumFils: 150_000, netFils: 150_000, minimumFils: 130_000 });
    expect(price.lines.find(({ kind }) => kind === 'tariff')).toMatchObject({
      label: 'Least premium of the insurer',
      amountFils: 6_000,
    });
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    const sentences = motorChanges(least, exampleCatalogue, exampleRequest, null).map((change) =>
      plain(motorChangeText(change)),
    );
    expect(sentences).toContain(
      'This is the least premium of the insurer: no discount of its own can lower it.',
    );
  });

  it('stops the discount, and is not limited by the percentage of the maximum', () => {
    const rateCard = { ...least.rateCard, discountBasisPoints: 2_000 };
    expect(priced({ addonIds: [] }, { ...least, rateCard }).netFils).toBe(150_000);
    expect(priced({ addonIds: [], car: carOf({ valueAed: 27_000 }) }, least).netFils).toBe(150_000);
  });

  it('changes nothing for another class, and where the rate comes to more', () => {
    const other = [{ classCode: 'four-by-four', fils: 190_000 }];
    const plan = { ...least, rateCard: { ...least.rateCard, leastPremiums: other } };
    expect(priced({ addonIds: [] }, plan).netFils).toBe(144_000);
    expect(priced({ addonIds: [], car: carOf({ valueAed: 99_000 }) }, least).netFils).toBe(178_200);
  });
});

describe('repair and deductible', () => {
  it('loads agency repair by the age of the car, and repairs an older one at a workshop', () => {
    expect(priced({ agencyRepair: true })).toMatchObject({
      repair: 'agency',
      premiumFils: 216_000,
    });
    const older = { agencyRepair: true, car: carOf({ age: 6 }) };
    expect(priced(older)).toMatchObject({ repair: 'garage', premiumFils: 144_000 });
  });

  it('charges for a lower deductible, and ignores a choice that the plan does not have', () => {
    const half = priced({ deductible: 'half' });
    expect(half).toMatchObject({ deductibleFils: 35_000, deductible: 'half' });
    expect(amounts(half).half).toBe(5_760);
    expect(priced({ deductible: 'double' }).netFils).toBe(168_000);
  });
});

describe('what cannot be quoted', () => {
  it.each([
    ['outside_rates', { driver: driverOf({ age: 22 }) }],
    ['no_base_rate', { car: carOf({ valueAed: 1_000_000, seats: 5 }) }],
    ['no_base_rate', { car: carOf({ body: 'suv' as const }) }],
    ['car_too_old', { car: carOf({ age: 11 }) }],
    ['not_yet_effective', { day: '2018-12-31' }],
    ['not_in_emirate', { emirateId: 8 }],
  ])('says %s', (reason, changed) => {
    expect(rateMotorPlan(examplePlan, exampleCatalogue, { ...exampleRequest, ...changed })).toEqual(
      { ok: false, reason },
    );
  });

  it.each([
    carOf({ valueAed: 0 }),
    carOf({ valueAed: 80_000.5 }),
    carOf({ seats: 0 }),
    carOf({ age: -1 }),
  ])('throws for numbers that no answer can hold: %j', (car) => {
    expect(() => priced({ car })).toThrow('impossible');
  });
});

describe('what would change the price', () => {
  const sentences = (changed: Partial<MotorRequest> = {}) =>
    motorChanges(examplePlan, exampleCatalogue, { ...exampleRequest, ...changed }, 68_000).map(
      (change) => motorChangeText(change).replaceAll('\u00a0', ' '),
    );

  it('says what deductibles, the agency and a lower value cost', () => {
    expect(sentences()).toEqual([
      'A deductible of AED 350 costs AED 57.60 more.',
      'No deductible at all costs AED 129.60 more.',
      'Repair at the agency costs AED 720 more.',
      'Insured for AED 68,000, the net premium is AED 1,540.',
    ]);
  });

  it('says what claim-free years and a birthday would save', () => {
    const driver = driverOf({ age: 29, claimFreeYears: 1 });
    expect(sentences({ driver }).slice(0, 2)).toEqual([
      'One more claim-free year saves AED 115.',
      '3 claim-free years instead of 1 save AED 230.',
    ]);
    expect(sentences({ driver })).toContain('A driver of 30 pays AED 450 less.');
  });

  it('says nothing for a plan that cannot be quoted', () => {
    expect(sentences({ emirateId: 9 })).toEqual([]);
  });
});

describe('rating a stored price again', () => {
  const stored = {
    request: exampleRequest,
    planId: 5001,
    catalogueVersion: exampleCatalogue.version,
    netFils: 168_000,
  };

  it('proves equality from the request and the card of that version, and names every other outcome', () => {
    const again = (changed: object) =>
      reproduceMotorPrice({ ...stored, ...changed }, exampleCatalogue);
    expect(again({})).toEqual({ equal: true, actualFils: 168_000, reason: 'equal' });
    expect(again({ netFils: 1 })).toMatchObject({ equal: false, reason: 'different_price' });
    expect(again({ planId: 1 })).toMatchObject({ equal: false, reason: 'unknown_plan' });
    expect(again({ catalogueVersion: 'x' })).toMatchObject({ reason: 'other_catalogue' });
  });
});
