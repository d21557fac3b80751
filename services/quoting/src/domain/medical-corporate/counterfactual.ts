/** "What would change this premium" of a group (features 119): each change is one person, rated by the same core as the premium. */
import type { AgeSpan, CountedBand, GroupCategory } from '@muqarin/rules/medical-corporate/group';
import { bifurcate } from './bifurcate.ts';
import type { GroupPlan } from './catalogue.ts';
import { ineligible } from './eligibility.ts';
import { readyToRate } from './members.ts';

export interface ChangedCategory {
  code:
    | 'one_more_low_salary'
    | 'one_more_higher_salary'
    | 'low_instead_of_higher'
    | 'one_older'
    | 'one_more_married';
  /** Whom it is about; null: of whatever age. */
  span: AgeSpan | null;
  category: GroupCategory;
}

export interface GroupChange extends Pick<ChangedCategory, 'code' | 'span'> {
  /** What it does to the net premium; null: the category could not have the plan then. */
  deltaFils: number | null;
}

interface ChangeTerms {
  emirateId: number;
  day: string;
  vatBasisPoints: number;
}

/** Of a plan that the category has; none otherwise. */
export function groupChanges(
  plan: GroupPlan,
  variantIds: readonly number[],
  category: GroupCategory,
  { vatBasisPoints, ...place }: ChangeTerms,
): GroupChange[] {
  const netOf = (asked: GroupCategory): number | null => {
    const ready = readyToRate(asked);
    if (ineligible(plan, ready, place)) return null;
    const outcome = bifurcate(plan, variantIds, ready, vatBasisPoints);
    return outcome.ok ? outcome.price.netFils : null;
  };
  const now = netOf(category);
  if (now === null) return [];
  return changedCategories(category).map(({ code, span, category: changed }) => {
    const then = netOf(changed);
    return { code, span, deltaFils: then === null ? null : then - now };
  });
}

/** One person more, or one fact of a person otherwise, in the band with most of them; what has to add up still does (S0 5). */
export function changedCategories(category: GroupCategory): ChangedCategory[] {
  const { ageBands } = category;
  const most = busiest(ageBands, ({ members }) => members);
  if (most === null) return [];
  return [
    joined(category, most, 'one_more_low_salary'),
    joined(category, most, 'one_more_higher_salary'),
    ...lowInstead(category),
    ...older(category, most),
    ...oneMarried(category),
  ];
}

function joined(
  category: GroupCategory,
  most: number,
  code: 'one_more_low_salary' | 'one_more_higher_salary',
): ChangedCategory {
  const low = code === 'one_more_low_salary' ? 1 : 0;
  const { employees, members, lsb, nlsb, ageBands } = category;
  return {
    code,
    span: spanOf(ageBands[most]),
    category: {
      ...category,
      employees: employees + 1,
      members: members + 1,
      lsb: lsb + low,
      nlsb: nlsb + 1 - low,
      ageBands: withMore(ageBands, most, { members: 1, lsb: low }),
    },
  };
}

function lowInstead(category: GroupCategory): ChangedCategory[] {
  const { lsb, nlsb, ageBands } = category;
  if (nlsb === 0) return [];
  const isSaid = ageBands.every((band) => band.lsb !== null);
  const of = isSaid ? busiest(ageBands, (band) => band.members - (band.lsb ?? 0)) : null;
  return [
    {
      code: 'low_instead_of_higher',
      span: of === null ? null : spanOf(ageBands[of]),
      category: {
        ...category,
        lsb: lsb + 1,
        nlsb: nlsb - 1,
        ageBands: of === null ? ageBands : withMore(ageBands, of, { members: 0, lsb: 1 }),
      },
    },
  ];
}

/** Somebody moves on to the next band; none of a category that has but one. */
function older(category: GroupCategory, most: number): ChangedCategory[] {
  const { ageBands } = category;
  const band = ageBands[most];
  const next = ageBands.findIndex(({ ageFrom }) => ageFrom === (band?.ageTo ?? 0) + 1);
  if (!band || next < 0) return [];
  // With a high salary as long as there is somebody who has one.
  const low = band.lsb !== null && band.lsb === band.members ? 1 : 0;
  const without = withMore(ageBands, most, { members: -1, lsb: -low });
  return [
    {
      code: 'one_older',
      span: spanOf(ageBands[next]),
      category: { ...category, ageBands: withMore(without, next, { members: 1, lsb: low }) },
    },
  ];
}

function oneMarried(category: GroupCategory): ChangedCategory[] {
  const { maternityBands, members } = category;
  const all = maternityBands.reduce((sum, { marriedWomen }) => sum + marriedWomen, 0);
  const most = busiest(maternityBands, ({ marriedWomen }) => marriedWomen) ?? 0;
  const band = maternityBands[most];
  if (!band || all >= members) return [];
  return [
    {
      code: 'one_more_married',
      span: spanOf(band),
      category: {
        ...category,
        maternityBands: maternityBands.map((each) =>
          each === band ? { ...each, marriedWomen: each.marriedWomen + 1 } : each,
        ),
      },
    },
  ];
}

/** The first of those with most; null where there is nobody. */
function busiest<Band>(bands: readonly Band[], countOf: (band: Band) => number): number | null {
  const most = Math.max(0, ...bands.map(countOf));
  return most === 0 ? null : bands.findIndex((band) => countOf(band) === most);
}

function withMore(
  bands: readonly CountedBand[],
  of: number,
  more: { members: number; lsb: number },
): CountedBand[] {
  return bands.map((band, at) =>
    at === of
      ? {
          ...band,
          members: band.members + more.members,
          lsb: band.lsb === null ? null : band.lsb + more.lsb,
        }
      : band,
  );
}

function spanOf(span: AgeSpan | undefined): AgeSpan | null {
  return span ? { ageFrom: span.ageFrom, ageTo: span.ageTo } : null;
}
