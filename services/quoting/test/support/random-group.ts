/** Groups and plans of every kind that files and forms let through, the same ones from the same seed. */
import type { GroupCategory } from '@muqarin/rules/medical-corporate/group';
import type { GroupPlan, GroupPricing } from '../../src/domain/medical-corporate/catalogue.ts';

type Random = () => number;

const cells = [
  [0, 17],
  [18, 35],
  [36, 40],
  [41, 45],
  [46, 50],
  [51, 60],
  [61, 65],
  [66, 99],
] as const;

export function randomGroupCategory(random: Random, most = 10 ** (1 + random() * 3.5)) {
  const upTo = (limit: number) => Math.floor(random() * (limit + 1));
  const counts: number[] = cells.map(() => (random() < 0.3 ? 0 : upTo(most / cells.length)));
  if (!counts.some((count) => count > 0)) counts[1] = 1;
  const members = counts.reduce((sum, count) => sum + count, 0);
  const isMatrix = random() < 0.4;
  const lows = counts.map((count) => upTo(count));
  const low = isMatrix ? lows.reduce((sum, count) => sum + count, 0) : upTo(members);
  const lsb = random() < 0.1 ? (isMatrix ? low : members) : low;
  const category: GroupCategory = {
    number: upTo(52),
    flag: 1,
    employees: 1 + upTo(members - 1),
    members,
    lsb,
    nlsb: members - lsb,
    ageBands: cells.map(([ageFrom, ageTo], at) => {
      return { ageFrom, ageTo, members: counts[at] ?? 0, lsb: isMatrix ? (lows[at] ?? 0) : null };
    }),
    maternityBands: [
      { ageFrom: 18, ageTo: 30, marriedWomen: upTo(members / 4) },
      { ageFrom: 31, ageTo: 45, marriedWomen: upTo(members / 4) },
    ],
  };
  return category;
}

const noLimits = { minEmployees: null, maxDependantPercent: null, minLowSalaryPercent: null };

export function randomGroupPlan(random: Random, { gaps = true, id = 1 } = {}): GroupPlan {
  const upTo = (limit: number) => Math.floor(random() * (limit + 1));
  const fils = () => 20_000 + upTo(2_000_000);
  const perhaps = () => (gaps && random() < 0.1 ? null : fils());
  const maternities = random() < 0.3 ? [] : [fils(), fils()];
  return {
    id,
    code: `plan-${id}`,
    name: `Plan ${id}`,
    insurerId: 11,
    tpaId: 31,
    networkId: 51,
    emirateIds: [1, 2, 3, 4, 5, 6, 7],
    ...noLimits,
    molCensus: false,
    benefitIds: [],
    descriptionIds: [],
    annualLimit: '',
    limitAed: 0,
    glance: '',
    conditions: [],
    cover: [],
    variants: Array.from({ length: upTo(4) }, (_, at) => {
      const isShare = random() < 0.5;
      const basisPoints = isShare ? 1 + upTo(4_999) : null;
      return {
        id: at + 1,
        name: `V${at}`,
        help: '',
        basisPoints,
        amountFils: isShare ? null : fils(),
      };
    }),
    rateCard: {
      id: `card-${id}`,
      effectiveFrom: '2026-01-01',
      pricing: randomPricing(random, fils, perhaps, gaps),
      maternity: maternities.map((premiumFils, at) => {
        const [ageFrom, ageTo] = at === 0 ? [18, 30] : [31, 45];
        return { ageFrom, ageTo, premiumFils };
      }),
    },
  };
}

function randomPricing(
  random: Random,
  fils: () => number,
  perhaps: () => number | null,
  gaps: boolean,
): GroupPricing {
  const salary = () => ({
    lsb: perhaps(),
    ...(random() < 0.5 ? { hsb: perhaps(), nlsb: null } : { hsb: null, nlsb: perhaps() }),
  });
  const kind = random();
  if (kind < 0.3) return { type: 'multiple_salary', salary: salary() };
  if (kind < 0.5) {
    return {
      type: 'premiumpermember',
      premiumFils: fils(),
      salary: random() < 0.5 ? salary() : null,
    };
  }
  const isMul = random() < 0.5;
  const wide: readonly (readonly [number, number])[] =
    random() < 0.5
      ? cells
      : [
          [0, 17],
          [18, 45],
          [46, 65],
          [66, 99],
        ];
  const kept = wide.filter(() => !gaps || random() > 0.05);
  return {
    type: 'ageband',
    bands: kept.map(([ageFrom, ageTo]) => ({
      ageFrom,
      ageTo,
      ...(isMul ? { premiumFils: null, salary: salary() } : { premiumFils: fils(), salary: null }),
    })),
    defaultFils: random() < 0.5 ? fils() : null,
  };
}
