/**
 * Group rating: what a plan costs a category, from counts alone. One walk over the premiums gives both the total of a list,
 * which allocates nothing, and the rows of a trace, where a visitor is given.
 */

import type { AgeSpan } from '@muqarin/rules/medical-corporate/group';
import { assertFils, multiplyBasisPoints } from '@muqarin/rules/money';
import type { GroupPlan, GroupPricing, GroupVariant, SalaryPremiums } from './catalogue.ts';
import type { RatedBand, RatedCategory } from './members.ts';

/** In the place of a total: the plan has no premium for somebody, so it has no price at all. Never a zero. */
export const GAPS = {
  no_rate_for_age: -1,
  no_rate_for_salary: -2,
  no_rate_for_maternity: -3,
} as const;

/** One premium and whom it is for; of a member of whatever age or salary the other is null. */
export type Visit = (
  kind: 'members' | 'maternity',
  span: AgeSpan | null,
  salary: 'lsb' | 'nlsb' | null,
  count: number,
  eachFils: number,
  isDefault: boolean,
) => void;

/** Premiums of all members with maternity, before variants; one of `GAPS` where the plan has none for somebody. */
export function ratedFils(
  { rateCard }: Pick<GroupPlan, 'rateCard'>,
  category: RatedCategory,
  visit?: Visit,
): number {
  const members = membersFils(rateCard.pricing, category, visit);
  if (members < 0) return members;
  const maternity = maternityFils(rateCard.maternity, category, visit);
  return maternity < 0 ? maternity : assertFils(members + maternity);
}

/** What a variant adds: a share of premium and maternity, rounded once, or an amount for each member (decisions M25). */
export function variantFils(
  { basisPoints, amountFils }: Pick<GroupVariant, 'basisPoints' | 'amountFils'>,
  beforeFils: number,
  members: number,
): number {
  if (basisPoints !== null) return multiplyBasisPoints(beforeFils, basisPoints);
  return assertFils((amountFils ?? 0) * members);
}

function membersFils(pricing: GroupPricing, category: RatedCategory, visit?: Visit): number {
  if (pricing.type === 'ageband') return ageBandsFils(pricing, category, visit);
  if (pricing.type === 'multiple_salary')
    return bySalary(pricing.salary, null, null, category, visit);
  const { salary, premiumFils } = pricing;
  if (salary) return bySalary(withOwn(salary, premiumFils), null, null, category, visit);
  return taken(null, null, category.members, premiumFils, false, visit);
}

function ageBandsFils(
  { bands, defaultFils }: Extract<GroupPricing, { type: 'ageband' }>,
  category: RatedCategory,
  visit?: Visit,
): number {
  let total = 0;
  for (const counted of category.ageBands) {
    if (counted.members === 0) continue;
    const band = bandAround(bands, counted);
    const fils = band?.salary
      ? bySalary(band.salary, defaultFils, counted, counted, visit)
      : atAge(band?.premiumFils ?? null, defaultFils, counted, visit);
    if (fils < 0) return fils;
    total += fils;
  }
  return total;
}

/** A band that the plan cuts in two has no premium in it: nobody knows who is on which side (decisions M22). */
function bandAround<Band extends AgeSpan>(bands: readonly Band[], span: AgeSpan): Band | undefined {
  for (const band of bands) {
    if (band.ageFrom <= span.ageFrom && span.ageTo <= band.ageTo) return band;
  }
  return undefined;
}

function atAge(
  premiumFils: number | null,
  defaultFils: number | null,
  counted: RatedBand,
  visit?: Visit,
): number {
  const each = premiumFils ?? defaultFils;
  if (each === null) return GAPS.no_rate_for_age;
  return taken(counted, null, counted.members, each, premiumFils === null, visit);
}

function bySalary(
  { lsb, hsb, nlsb }: SalaryPremiums,
  otherFils: number | null,
  span: AgeSpan | null,
  counts: Pick<RatedCategory, 'lsb' | 'nlsb'>,
  visit?: Visit,
): number {
  const high = nlsb ?? hsb;
  const lowEach = lsb ?? otherFils;
  const highEach = high ?? otherFils;
  let total = 0;
  if (counts.lsb > 0) {
    if (lowEach === null) return GAPS.no_rate_for_salary;
    total += taken(span, 'lsb', counts.lsb, lowEach, lsb === null, visit);
  }
  if (counts.nlsb > 0) {
    if (highEach === null) return GAPS.no_rate_for_salary;
    total += taken(span, 'nlsb', counts.nlsb, highEach, high === null, visit);
  }
  return total;
}

/** What one member costs is the premium of whoever's salary has none of its own. */
function withOwn({ lsb, hsb, nlsb }: SalaryPremiums, premiumFils: number): SalaryPremiums {
  return { lsb: lsb ?? premiumFils, hsb, nlsb: nlsb ?? hsb ?? premiumFils };
}

function maternityFils(
  premiums: GroupPlan['rateCard']['maternity'],
  { maternityBands }: RatedCategory,
  visit?: Visit,
): number {
  if (premiums.length === 0) return 0;
  let total = 0;
  for (const counted of maternityBands) {
    if (counted.marriedWomen === 0) continue;
    const band = bandAround(premiums, counted);
    if (!band) return GAPS.no_rate_for_maternity;
    total += counted.marriedWomen * band.premiumFils;
    visit?.('maternity', counted, null, counted.marriedWomen, band.premiumFils, false);
  }
  return total;
}

function taken(
  span: AgeSpan | null,
  salary: 'lsb' | 'nlsb' | null,
  count: number,
  eachFils: number,
  isDefault: boolean,
  visit?: Visit,
): number {
  visit?.('members', span, salary, count, eachFils, isDefault);
  return count * eachFils;
}
