/**
 * What one would write first, as the reference: amounts as floating AED, factors as decimals, an object a
 * line. Same rules, same requests, and it answers the same thing: net, VAT and all lines of every plan.
 */
import type { Catalogue } from '../../src/domain/medical/catalogue.ts';
import type { RatingRequest } from '../../src/domain/medical/price.ts';

interface NaivePlan {
  id: number;
  emirateIds: readonly number[];
  effectiveFrom: string;
  rates: { ageFrom: number; ageTo: number; genderId: number; aed: number }[];
  factors: { code: string; label: string; times: number; emirateIds?: readonly number[] }[];
  maternity: { label: string; ageFrom: number; ageTo: number; aed: number } | null;
}

export interface NaiveCatalogue {
  vat: number;
  levies: {
    code: string;
    label: string;
    emirateId: number;
    from: string;
    to: string;
    aed: number;
  }[];
  plans: NaivePlan[];
}

interface NaiveLine {
  code: string;
  label: string;
  amount: number;
}

export interface NaivePrice {
  planId: number;
  net: number;
  vat: number;
  members: { net: number; lines: NaiveLine[] }[];
}

export function naivePrices(catalogue: NaiveCatalogue, request: RatingRequest): NaivePrice[] {
  const prices: NaivePrice[] = [];
  for (const plan of catalogue.plans) {
    if (!plan.emirateIds.includes(request.emirateId)) continue;
    if (plan.effectiveFrom > request.day) continue;
    const members = request.members.map((member) => naiveMember(plan, catalogue, request, member));
    if (members.some((member) => member.lines.length === 0)) continue;
    const net = members.reduce((sum, member) => sum + member.net, 0);
    prices.push({ planId: plan.id, net, vat: round2(net * catalogue.vat), members });
  }
  return prices;
}

function naiveMember(
  plan: NaivePlan,
  catalogue: NaiveCatalogue,
  { emirateId, day }: RatingRequest,
  { age, genderId, married }: RatingRequest['members'][number],
): { net: number; lines: NaiveLine[] } {
  const rate = plan.rates.find(
    (row) => row.genderId === genderId && row.ageFrom <= age && age <= row.ageTo,
  );
  if (!rate) return { net: 0, lines: [] };
  const lines: NaiveLine[] = [{ code: 'base', label: 'Base rate', amount: rate.aed }];
  let subtotal = rate.aed;
  for (const { code, label, times, emirateIds } of plan.factors) {
    if (emirateIds && !emirateIds.includes(emirateId)) continue;
    const next = round2(subtotal * times);
    lines.push({ code, label, amount: next - subtotal });
    subtotal = next;
  }
  const mother = plan.maternity;
  if (mother && genderId === 2 && married && age >= mother.ageFrom && age <= mother.ageTo) {
    lines.push({ code: 'maternity', label: mother.label, amount: mother.aed });
  }
  for (const levy of catalogue.levies) {
    if (levy.emirateId !== emirateId || levy.from > day || levy.to < day) continue;
    lines.push({ code: levy.code, label: levy.label, amount: levy.aed });
  }
  return { net: lines.reduce((sum, line) => sum + line.amount, 0), lines };
}

function round2(aed: number): number {
  return Math.round(aed * 100) / 100;
}

export function naiveCatalogue({ vatBasisPoints, levies, plans }: Catalogue): NaiveCatalogue {
  return {
    vat: vatBasisPoints / 10_000,
    levies: levies.map(({ fils, to, ...levy }) => {
      return { ...levy, to: to ?? '9999-12-31', aed: fils / 100 };
    }),
    plans: plans.map(({ id, emirateIds, rateCard }) => ({
      id,
      emirateIds,
      effectiveFrom: rateCard.effectiveFrom,
      rates: rateCard.rates.map(({ fils, ...rate }) => ({ ...rate, aed: fils / 100 })),
      factors: rateCard.factors.map(({ basisPoints, ...factor }) => {
        return { ...factor, times: basisPoints / 10_000 };
      }),
      maternity: rateCard.maternity && naiveMaternity(rateCard.maternity),
    })),
  };
}

function naiveMaternity({
  fils,
  ...row
}: {
  label: string;
  ageFrom: number;
  ageTo: number;
  fils: number;
}) {
  return { ...row, aed: fils / 100 };
}
