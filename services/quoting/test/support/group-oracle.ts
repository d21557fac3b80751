/**
 * Group rating a second time, in BigInt and straight from S0 3 and decisions M20 to M25 and M67: each member is counted into a person
 * and paid for one by one. No line of it is shared.
 */
import type { GroupCategory } from '@muqarin/rules/medical-corporate/group';
import type { GroupPlan } from '../../src/domain/medical-corporate/catalogue.ts';

interface Person {
  from: number;
  to: number;
  low: boolean;
}

/** Null where somebody has no premium. */
export function groupOracle(
  { rateCard, variants }: GroupPlan,
  variantIds: readonly number[],
  category: GroupCategory,
): bigint | null {
  let net = 0n;
  for (const { who, count } of peopleOf(category)) {
    const each = memberPremium(rateCard.pricing, who);
    if (each === null) return null;
    net += BigInt(each) * count;
  }
  for (const { ageFrom, ageTo, marriedWomen } of category.maternityBands) {
    if (rateCard.maternity.length === 0 || marriedWomen === 0) continue;
    const band = rateCard.maternity.find((each) => each.ageFrom <= ageFrom && each.ageTo >= ageTo);
    if (!band) return null;
    net += BigInt(band.premiumFils) * BigInt(marriedWomen);
  }
  let added = 0n;
  for (const id of variantIds) {
    const { basisPoints, amountFils } = variants.find((variant) => variant.id === id) ?? {};
    if (basisPoints != null) added += (net * BigInt(basisPoints) + 5_000n) / 10_000n;
    else added += BigInt(amountFils ?? 0) * BigInt(category.members);
  }
  return net + added;
}

/** A band's people, low salaries first: as said, or by largest remainder in proportion to the bands. */
function peopleOf({ ageBands, members, lsb, nlsb }: GroupCategory) {
  const said = ageBands.every((band) => band.lsb !== null);
  const low = said ? ageBands.map((band) => BigInt(band.lsb ?? 0)) : spread(lsb, members, ageBands);
  const inBands = ageBands.flatMap(({ ageFrom: from, ageTo: to, members: all }, at) => {
    const lowHere = low[at] ?? 0n;
    return [
      { who: { from, to, low: true }, count: lowHere },
      { who: { from, to, low: false }, count: BigInt(all) - lowHere },
    ];
  });
  // A group whose premium does not depend on age is paid by its two salary counts.
  const bySalary = [
    { who: { from: -1, to: -1, low: true }, count: BigInt(lsb) },
    { who: { from: -1, to: -1, low: false }, count: BigInt(nlsb) },
  ];
  return [...inBands, ...bySalary].filter(({ count }) => count > 0n);
}

function spread(lsb: number, members: number, bands: GroupCategory['ageBands']): bigint[] {
  const rest = bands.map((band, at) => ({ at, of: (lsb * band.members) % members }));
  const low = bands.map((band) => BigInt(Math.floor((lsb * band.members) / members)));
  let left = BigInt(lsb) - low.reduce((a, b) => a + b, 0n);
  for (const { at } of rest.sort((a, b) => b.of - a.of || a.at - b.at)) {
    if (left === 0n) break;
    low[at] = (low[at] ?? 0n) + 1n;
    left -= 1n;
  }
  return low;
}

/** 0 for a person who is counted in the other way of counting. */
function memberPremium(pricing: GroupPlan['rateCard']['pricing'], who: Person): number | null {
  const hasAge = who.from >= 0;
  const side = (of: { lsb: number | null; hsb: number | null; nlsb: number | null }) => {
    if (who.low) return of.lsb;
    return of.nlsb === null ? of.hsb : of.nlsb;
  };
  switch (pricing.type) {
    case 'premiumpermember':
      if (hasAge) return 0;
      return (pricing.salary && side(pricing.salary)) ?? pricing.premiumFils;
    case 'multiple_salary':
      return hasAge ? 0 : side(pricing.salary);
    case 'ageband': {
      if (!hasAge) return 0;
      const band = pricing.bands.find((each) => each.ageFrom <= who.from && who.to <= each.ageTo);
      if (!band) return pricing.defaultFils;
      return (band.salary ? side(band.salary) : band.premiumFils) ?? pricing.defaultFils;
    }
  }
}
