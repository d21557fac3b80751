/** Random catalogues and requests from a seed: odd bands, gaps, factors of one emirate, dated levies. */
import type {
  BaseRate,
  Catalogue,
  Factor,
  InsuredFor,
  Levy,
  Plan,
  RateCard,
} from '../../src/domain/medical/catalogue.ts';
import type { RatedMember, RatingRequest } from '../../src/domain/medical/price.ts';

/** A whole number from `low` to `high`, both included. */
export type Random = (low: number, high: number) => number;

export const RATING_DAY = '2025-11-20';

/** Mulberry32: the same seed gives the same cases on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (low, high) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const unit = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return low + Math.floor(unit * (high - low + 1));
  };
}

export interface CatalogueShape {
  plans: number;
  /** False leaves no member without a base rate and no emirate without the plan. */
  gaps: boolean;
}

export function randomCatalogue(random: Random, { plans, gaps }: CatalogueShape): Catalogue {
  return {
    arabic: { words: {}, makes: {}, models: {} },
    version: '0123456789abcdef',
    vatBasisPoints: random(0, 9) === 0 ? random(0, 1500) : 500,
    insurers: [],
    policyTerms: [],
    tpas: [],
    networks: [],
    providers: [],
    benefits: [],
    descriptions: [],
    rows: [],
    levies: Array.from({ length: random(0, 6) }, (_, index) => randomLevy(random, index)),
    plans: Array.from({ length: plans }, (_, index) => randomPlan(random, index + 1, gaps)),
  };
}

export function randomRequest(random: Random, members: number): RatingRequest {
  return {
    emirateId: random(1, 7),
    day: RATING_DAY,
    members: Array.from({ length: members }, () => randomMember(random)),
  };
}

export function randomMember(random: Random): RatedMember {
  return { age: random(0, 120), genderId: coin(random) ? 1 : 2, married: coin(random) };
}

/** A plan with only what a price needs; everything else is empty. */
export function planWith(id: number, rateCard: RateCard, more: Partial<Plan> = {}): Plan {
  return {
    id,
    code: `plan-${id}`,
    name: `Plan ${id}`,
    kind: 'enhanced',
    insurerId: (id % 12) + 1,
    tpaId: 1,
    networkId: 1,
    emirateIds: [1, 2, 3, 4, 5, 6, 7],
    insuredFor: ['self', 'dependent', 'worker', 'employee'],
    salaryBand: 'none',
    conditions: [],
    coversPreExisting: false,
    benefitIds: [],
    descriptionIds: [],
    values: [],
    facts: [],
    assumption: { lead: '', text: '' },
    excess: '',
    notes: [],
    documents: [],
    rateCard,
    ...more,
  };
}

function randomPlan(random: Random, id: number, gaps: boolean): Plan {
  const emirateIds = [1, 2, 3, 4, 5, 6, 7].filter(() => !gaps || random(0, 4) > 0);
  const everyone: InsuredFor[] = ['self', 'dependent', 'worker', 'employee', 'investor'];
  const insuredFor = everyone.filter(() => !gaps || coin(random));
  return planWith(id, randomCard(random, id, gaps), {
    insurerId: random(1, 12),
    emirateIds,
    insuredFor,
  });
}

function randomCard(random: Random, id: number, gaps: boolean): RateCard {
  const ageFrom = random(0, 30);
  const mother = { ageFrom, ageTo: random(ageFrom, 60), fils: random(0, 500_000) };
  return {
    id: `card-${id}`,
    effectiveFrom: gaps && random(0, 19) === 0 ? '2025-12-01' : '2025-11-01',
    rates: [...randomBands(random, 1, gaps), ...randomBands(random, 2, gaps)],
    factors: Array.from({ length: random(0, 5) }, (_, index) => randomFactor(random, index)),
    maternity: random(0, 3) === 0 ? null : { label: 'Maternity cover', ...mother },
  };
}

function randomBands(random: Random, genderId: 1 | 2, gaps: boolean): BaseRate[] {
  const bands: BaseRate[] = [];
  let ageFrom = gaps ? random(0, 3) : 0;
  while (ageFrom <= 120) {
    const ageTo = gaps ? ageFrom + random(0, 30) : Math.min(120, ageFrom + 4 + random(0, 3));
    const fils = coin(random) ? random(1, 99) * 1000 : random(1, 9_999_999);
    if (!gaps || random(0, 19) > 0) bands.push({ ageFrom, ageTo, genderId, fils });
    ageFrom = ageTo + 1;
  }
  return bands;
}

/** Often a multiple of 5 %, so that products end in exact halves of a fils. */
function randomFactor(random: Random, index: number): Factor {
  const basisPoints = coin(random) ? random(10, 30) * 500 : random(5_000, 20_000);
  const factor = { code: `factor-${index}`, label: `Factor ${index}`, basisPoints };
  return coin(random) ? factor : { ...factor, emirateIds: [random(1, 7), random(1, 7)] };
}

function randomLevy(random: Random, index: number): Levy {
  const levy = {
    code: `levy-${index}`,
    label: `Levy ${index}`,
    why: 'by law',
    emirateId: random(1, 7),
    fils: random(1, 9_999),
    from: ['2020-01-01', RATING_DAY, '2025-11-21'][random(0, 2)] ?? RATING_DAY,
  };
  const to = [undefined, '2025-11-19', RATING_DAY, '2026-12-31'][random(0, 3)];
  return to === undefined ? levy : { ...levy, to };
}

function coin(random: Random): boolean {
  return random(0, 1) === 1;
}
