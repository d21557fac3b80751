/** Random motor catalogues and requests from a seed: odd bands, gaps, choices, add-ons, limits that bite. */
import type {
  MotorCatalogue,
  MotorFactor,
  MotorPlan,
  MotorRateCard,
  MotorTariff,
} from '../../src/domain/motor/catalogue.ts';
import { dimensions, isNumberDimension, sizeOf } from '../../src/domain/motor/dimensions.ts';
import type { MotorRequest } from '../../src/domain/motor/request.ts';
import { bodies } from '../../src/domain/motor/vehicles.ts';
import { RATING_DAY, type Random } from './random-rating.ts';

const CLASSES = ['saloon', 'four-by-four'] as const;
const CHOICES = ['half', 'none'] as const;

export function randomMotorCatalogue(
  random: Random,
  { plans, gaps }: { plans: number; gaps: boolean },
): MotorCatalogue {
  return {
    arabic: { words: {}, makes: {}, models: {} },
    version: '0123456789abcdef',
    insurers: [],
    policyTerms: [],
    tariff: randomTariff(random),
    benefits: [],
    addons: [1, 2, 3, 4].map((id) => {
      return { id, code: `addon-${id}`, name: `Add-on ${id}`, per: 'policy', help: '' } as const;
    }),
    vehicles: { makes: [], segments: [], popular: [] },
    promos: [],
    plans: Array.from({ length: plans }, (_, index) => randomPlan(random, index + 1, gaps)),
  };
}

export function randomMotorRequest(random: Random, gaps: boolean): MotorRequest {
  return {
    emirateId: random(1, 7),
    day: RATING_DAY,
    car: {
      valueAed: random(0, 9) === 0 ? random(1, 9_999_999) : random(10_000, 600_000),
      body: bodies[random(0, gaps ? bodies.length - 1 : 5)] ?? 'saloon',
      cylinders: random(0, 8),
      seats: random(2, 15),
      age: random(0, gaps ? 45 : 9),
      brandNew: coin(random),
      gcc: random(0, 3) > 0,
    },
    driver: {
      age: random(18, gaps ? 120 : 90),
      licenceYears: random(0, 70),
      claimFreeYears: random(0, 6),
      claims: random(0, 3),
    },
    agencyRepair: coin(random),
    insuredNow: coin(random),
    addonIds: [1, 2, 3, 4, 5].filter(() => coin(random)),
    deductible: [null, null, ...CHOICES, 'unknown'][random(0, 4)] ?? null,
  };
}

/** A plan with only what a price needs; everything else is empty. */
export function motorPlanWith(
  id: number,
  rateCard: MotorRateCard,
  more: Partial<MotorPlan> = {},
): MotorPlan {
  return {
    id,
    code: `motor-${id}`,
    name: `Motor ${id}`,
    type: 'comprehensive',
    insurerId: (id % 12) + 1,
    schemeCode: '',
    emirateIds: [1, 2, 3, 4, 5, 6, 7],
    carAgeTo: 120,
    specifications: ['gcc', 'other'],
    agencyCarAgeTo: null,
    cover: [],
    overview: [],
    assumption: { lead: '', text: '' },
    notes: [],
    documents: [],
    addons: [],
    rateCard,
    ...more,
  };
}

function randomTariff(random: Random): MotorTariff {
  return {
    vatBasisPoints: random(0, 9) === 0 ? random(0, 1500) : 500,
    valueBelowBasisPoints: 1500,
    valueAboveBasisPoints: 1000,
    classes: [
      {
        code: 'saloon',
        name: 'Saloon',
        bodies: ['saloon', 'hatchback', 'coupe', 'convertible', 'estate'],
      },
      { code: 'four-by-four', name: '4x4', bodies: ['suv', 'pickup'] },
    ],
    comprehensive: CLASSES.map((classCode) => {
      const minimumFils = random(0, 300_000);
      return { classCode, minimumFils, maximumBasisPoints: random(200, 900) };
    }),
    thirdParty: CLASSES.flatMap((classCode) =>
      [4, 6, 16].map((cylindersTo) => {
        const minimumFils = random(50_000, 150_000);
        return {
          classCode,
          cylindersTo,
          minimumFils,
          maximumFils: minimumFils + random(0, 90_000),
        };
      }),
    ),
    deductibleCaps: [
      { seatsTo: 10, valueToAed: 50_000, fils: 35_000 },
      { seatsTo: 10, valueToAed: 9_999_999, fils: random(1, 200_000) },
      { seatsTo: 60, valueToAed: 9_999_999, fils: 170_000 },
    ],
  };
}

function randomPlan(random: Random, id: number, gaps: boolean): MotorPlan {
  const type = random(0, 3) === 0 ? 'third_party' : 'comprehensive';
  return motorPlanWith(id, randomCard(random, id, gaps, type), {
    type,
    insurerId: random(1, 12),
    emirateIds: [1, 2, 3, 4, 5, 6, 7].filter(() => !gaps || random(0, 4) > 0),
    carAgeTo: gaps ? random(5, 50) : 120,
    specifications: gaps && coin(random) ? ['gcc'] : ['gcc', 'other'],
    agencyCarAgeTo: type === 'third_party' || coin(random) ? null : random(0, 6),
    addons: [1, 2, 3, 4]
      .filter(() => coin(random))
      .map((addonId) => {
        const included = random(0, 4) === 0;
        const fils = included ? 0 : random(1, 30_000);
        return { addonId, included, perPassenger: addonId === 2, fils };
      }),
  });
}

function randomCard(
  random: Random,
  id: number,
  gaps: boolean,
  type: MotorPlan['type'],
): MotorRateCard {
  return {
    id: `card-${id}`,
    effectiveFrom: gaps && random(0, 19) === 0 ? '2025-12-01' : '2025-11-01',
    valueRates: CLASSES.flatMap((classCode) => randomValueRates(random, classCode, gaps)),
    cylinderRates: CLASSES.flatMap((classCode) =>
      [0, 5, 7].map((cylindersFrom, index) => {
        const cylindersTo = [4, 6, gaps ? 8 : 16][index] ?? 16;
        return { classCode, cylindersFrom, cylindersTo, fils: random(50_000, 260_000) };
      }),
    ),
    factors: Array.from({ length: random(0, 10) }, (_, index) => randomFactor(random, index, gaps)),
    deductible:
      type === 'third_party'
        ? null
        : {
            shareBasisPoints: random(5, 20) * 500,
            choices: CHOICES.filter(() => coin(random)).map((code) => {
              const shareBasisPoints = code === 'none' ? 0 : random(1, 5_000);
              return { code, shareBasisPoints, basisPoints: random(10_000, 13_000) };
            }),
          },
    discountBasisPoints: coin(random) ? 0 : random(1, 2_500),
    leastPremiums:
      type === 'third_party'
        ? []
        : CLASSES.filter(() => coin(random)).map((classCode) => {
            return { classCode, fils: random(0, 400_000) };
          }),
  };
}

function randomValueRates(random: Random, classCode: string, gaps: boolean) {
  const cuts = [1, 100_000, 300_000, gaps ? 1_000_000 : 10_000_000];
  return cuts.slice(0, -1).map((valueFromAed, index) => {
    const valueToAed = (cuts[index + 1] ?? 0) - 1;
    return { classCode, valueFromAed, valueToAed, basisPoints: random(100, 500) };
  });
}

/** Often a multiple of 5 %, so that products end in exact halves of a fils. */
function randomFactor(random: Random, index: number, gaps: boolean): MotorFactor {
  const dimension = dimensions[random(0, dimensions.length - 1)] ?? 'driver_age';
  const largest = sizeOf(dimension) - 1;
  const bands: { from: number; to: number; basisPoints: number }[] = [];
  let from = gaps && random(0, 9) === 0 ? 1 : 0;
  while (from <= largest) {
    const to = Math.min(largest, from + random(0, isNumberDimension(dimension) ? 40 : 2));
    const basisPoints = coin(random) ? random(10, 30) * 500 : random(5_000, 20_000);
    const left = gaps && random(0, 29) === 0;
    if (!left || bands.length === 0) bands.push({ from, to, basisPoints });
    from = to + 1;
  }
  return { code: `factor-${index}`, label: `Factor ${index}`, dimension, bands };
}

function coin(random: Random): boolean {
  return random(0, 1) === 1;
}
