/** One plan's rate card as it applies in one emirate on one day: the rows a price is made of, in order. */
import { assertFils, multiplyBasisPoints } from '@muqarin/rules/money';
import type { BaseRate, Factor, Levy, Plan, RateCard } from './catalogue.ts';
import type { RatedMember } from './price.ts';

export const MAX_AGE = 120;

export interface Tariff {
  card: RateCard;
  /** Those of the card that apply in the emirate, in the card's order. */
  factors: readonly Factor[];
  /** Those of the emirate in force on the day. */
  levies: readonly Levy[];
}

export type TariffOutcome =
  | { ok: true; tariff: Tariff }
  | { ok: false; reason: 'not_in_emirate' | 'not_yet_effective' };

/** `day` is an ISO day; a levy holds from its first to its last day, both included. */
export function tariffOf(
  plan: Plan,
  levies: readonly Levy[],
  emirateId: number,
  day: string,
): TariffOutcome {
  const card = plan.rateCard;
  if (!plan.emirateIds.includes(emirateId)) return { ok: false, reason: 'not_in_emirate' };
  if (day < card.effectiveFrom) return { ok: false, reason: 'not_yet_effective' };
  const factors = card.factors.filter((factor) => factor.emirateIds?.includes(emirateId) ?? true);
  const due = levies.filter((levy) => levy.emirateId === emirateId && inForce(levy, day));
  return { ok: true, tariff: { card, factors, levies: due } };
}

/** The rows of a member, or null without a base rate. */
export function amountsOf(tariff: Tariff, member: RatedMember): number[] | null {
  const base = baseRateOf(tariff.card, member);
  return base ? amountsFrom(base, tariff, member) : null;
}

/**
 * Base, factors, maternity if the card has one, levies: the same rows for every member, in fils, which sum to the member's
 * net premium.
 * Each factor multiplies the running subtotal and its row is the difference, so that every row is
 * rounded half-up once and nothing is left over (decisions X13, M62).
 */
export function amountsFrom(base: BaseRate, tariff: Tariff, member: RatedMember): number[] {
  let subtotal = assertFils(base.fils);
  const amounts = [subtotal];
  for (const factor of tariff.factors) {
    const next = multiplyBasisPoints(subtotal, factor.basisPoints);
    amounts.push(next - subtotal);
    subtotal = next;
  }
  const { maternity } = tariff.card;
  if (maternity) amounts.push(paysMaternity(tariff.card, member) ? maternity.fils : 0);
  for (const levy of tariff.levies) amounts.push(levy.fils);
  return amounts;
}

export function baseRateOf(card: RateCard, { age, genderId }: RatedMember): BaseRate | undefined {
  return card.rates.find(
    (rate) => rate.genderId === genderId && rate.ageFrom <= age && age <= rate.ageTo,
  );
}

/** A married woman within the ages of the card's maternity row. */
export function paysMaternity({ maternity }: RateCard, member: RatedMember): boolean {
  if (!maternity || member.genderId !== 2 || !member.married) return false;
  return maternity.ageFrom <= member.age && member.age <= maternity.ageTo;
}

/** Callers have validated the answers (decisions M7, M9); anything else here is a defect. */
export function assertMembers(members: readonly RatedMember[]): void {
  if (members.length === 0) throw new RangeError('nobody to price');
  for (const { age } of members) {
    if (!Number.isInteger(age) || age < 0 || age > MAX_AGE) throw new RangeError('impossible age');
  }
}

function inForce({ from, to }: Levy, day: string): boolean {
  return from <= day && (to === undefined || day <= to);
}
