/** The rating core (design decision 8): a plan and its members to a price that is the sum of its lines. */
import { vatOn } from '@muqarin/rules/money';
import type { Catalogue, Plan } from './catalogue.ts';
import type { MemberPrice, PlanPrice, PriceLine, RatedMember, RatingRequest } from './price.ts';
import {
  amountsFrom,
  amountsOf,
  assertMembers,
  baseRateOf,
  paysMaternity,
  type Tariff,
  tariffOf,
} from './tariff.ts';
import { traceText } from './trace-text.ts';

export type NotRatedReason = 'not_in_emirate' | 'not_yet_effective' | 'no_base_rate';

/** `member` is the one-based number of the first member without a base rate, else null. */
export type RateOutcome =
  | { ok: true; price: PlanPrice }
  | { ok: false; reason: NotRatedReason; member: number | null };

/** What applies to every plan of a catalogue. */
export type RatingTerms = Pick<Catalogue, 'levies' | 'vatBasisPoints'>;

/**
 * Integer fils throughout. The net premium is the sum over the members of their lines (decisions M63),
 * VAT is one line rounded half-up on the net (X13). A member the card has no rate for makes the plan
 * not quotable; it never counts as zero. Throws for no members or an age outside 0 to 120.
 */
export function ratePlan(plan: Plan, terms: RatingTerms, request: RatingRequest): RateOutcome {
  assertMembers(request.members);
  const outcome = tariffOf(plan, terms.levies, request.emirateId, request.day);
  if (!outcome.ok) return { ...outcome, member: null };
  const texts = rowTexts(outcome.tariff);
  const members: MemberPrice[] = [];
  for (const [index, member] of request.members.entries()) {
    const price = rateMember(outcome.tariff, texts, member, index + 1);
    if (!price) return { ok: false, reason: 'no_base_rate', member: index + 1 };
    members.push(price);
  }
  const netFils = members.reduce((sum, member) => sum + member.netFils, 0);
  const vatFils = vatOn(netFils, terms.vatBasisPoints);
  const price = { planId: plan.id, netFils, vatFils, grossFils: netFils + vatFils, members };
  return { ok: true, price };
}

/** The net premium alone, for whoever reads no lines; null where there is none. */
export function netOfPlan(plan: Plan, terms: RatingTerms, request: RatingRequest): number | null {
  assertMembers(request.members);
  const outcome = tariffOf(plan, terms.levies, request.emirateId, request.day);
  if (!outcome.ok) return null;
  let netFils = 0;
  for (const member of request.members) {
    const amounts = amountsOf(outcome.tariff, member);
    if (!amounts) return null;
    for (const fils of amounts) netFils += fils;
  }
  return netFils;
}

type RowText = Omit<PriceLine, 'amountFils'>;

function rateMember(
  tariff: Tariff,
  texts: readonly RowText[],
  member: RatedMember,
  number: number,
): MemberPrice | null {
  const base = baseRateOf(tariff.card, member);
  if (!base) return null;
  const amounts = amountsFrom(base, tariff, member);
  const lines: PriceLine[] = [];
  let netFils = 0;
  for (let row = 0; row < amounts.length; row++) {
    const { kind, code, label, why } = texts[row] as RowText;
    const amountFils = amounts[row] as number;
    if (kind === 'maternity' && !paysMaternity(tariff.card, member)) continue;
    netFils += amountFils;
    if (row > 0) lines.push({ kind, code, label, why, amountFils });
    else {
      const [said, by] = [traceText.baseWhy(base), traceText.baseValues(base)];
      lines.push({ kind, code, label, why: said, by, amountFils });
    }
  }
  return { member: number, age: member.age, netFils, lines };
}

/** One per row of `amountsFrom`; the base row says its band only when the member is known. */
function rowTexts({ card, factors, levies }: Tariff): RowText[] {
  const texts: RowText[] = [
    { kind: 'base', code: 'base', label: traceText.baseLabel, why: '' },
    ...factors.map(({ code, label, basisPoints }): RowText => {
      return { kind: 'factor', code, label, why: traceText.factorWhy(basisPoints) };
    }),
  ];
  if (card.maternity) {
    const { label } = card.maternity;
    texts.push({ kind: 'maternity', code: 'maternity', label, why: traceText.maternityWhy });
  }
  for (const { code, label, why } of levies) texts.push({ kind: 'levy', code, label, why });
  return texts;
}
