/**
 * The price written a second time, from the rules and not from the core: exact fractions of BigInt, half-up
 * by comparing with the half. It shares no arithmetic, no row order and no lookup with `src/domain`.
 */
import type { Catalogue, Plan } from '../../src/domain/medical/catalogue.ts';
import type { RatedMember, RatingRequest } from '../../src/domain/medical/price.ts';

export interface OraclePrice {
  net: bigint;
  vat: bigint;
  /** Per member the amounts that are due, in the order of the rules. */
  members: bigint[][];
}

/** A fraction with a denominator above 0. */
interface Fraction {
  over: bigint;
  under: bigint;
}

/** Null when the plan cannot be quoted. */
export function oraclePrice(
  plan: Plan,
  catalogue: Catalogue,
  request: RatingRequest,
): OraclePrice | null {
  if (!new Set(plan.emirateIds).has(request.emirateId)) return null;
  if (plan.rateCard.effectiveFrom.localeCompare(request.day) > 0) return null;
  const members: bigint[][] = [];
  let net = 0n;
  for (const member of request.members) {
    const amounts = oracleMember(plan, catalogue, request, member);
    if (amounts === null) return null;
    for (const amount of amounts) net += amount;
    members.push(amounts);
  }
  const vat = nearest({ over: net * BigInt(catalogue.vatBasisPoints), under: 10_000n });
  return { net, vat, members };
}

function oracleMember(
  { rateCard }: Plan,
  catalogue: Catalogue,
  { emirateId, day }: RatingRequest,
  { age, genderId, married }: RatedMember,
): bigint[] | null {
  const amounts: bigint[] = [];
  for (const rate of rateCard.rates) {
    const fits = age >= rate.ageFrom && age <= rate.ageTo && rate.genderId === genderId;
    if (fits && amounts.length === 0) amounts.push(BigInt(rate.fils));
  }
  const [base] = amounts;
  if (base === undefined) return null;
  let running = base;
  for (const { basisPoints, emirateIds } of rateCard.factors) {
    if (emirateIds !== undefined && emirateIds.indexOf(emirateId) < 0) continue;
    const after = nearest({ over: running * BigInt(basisPoints), under: 10_000n });
    amounts.push(after - running);
    running = after;
  }
  const mother = rateCard.maternity;
  if (mother !== null && married && genderId === 2) {
    if (!(age < mother.ageFrom || age > mother.ageTo)) amounts.push(BigInt(mother.fils));
  }
  const today = Date.parse(day);
  for (const { emirateId: due, from, to, fils } of catalogue.levies) {
    if (due !== emirateId || Date.parse(from) > today) continue;
    if (to !== undefined && Date.parse(to) < today) continue;
    amounts.push(BigInt(fils));
  }
  return amounts;
}

/** To the nearest whole number, a half upwards. */
export function nearest({ over, under }: Fraction): bigint {
  const below = over / under;
  const rest = over - below * under;
  return 2n * rest >= under ? below + 1n : below;
}
