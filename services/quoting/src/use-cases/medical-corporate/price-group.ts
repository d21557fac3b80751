import { checkMembers } from '@muqarin/rules/medical-corporate/check-members';
import { assumedCategory, type GroupCategory } from '@muqarin/rules/medical-corporate/group';
import type { GroupAnswers } from '../../../contract/medical-corporate/answers.ts';
import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import { readyToRate } from '../../domain/medical-corporate/members.ts';
import { type PricedCategory, priceCategory } from '../../domain/medical-corporate/price-plans.ts';

interface NetPrice {
  planId: number;
  netFils: number;
}

export interface PricedGroup {
  categories: PricedCategory[];
  /** Each plan once, with the sum of its premiums for the categories that can have it; lowest first. */
  prices: NetPrice[];
}

export function priceGroup(
  catalogue: GroupCatalogue,
  { emirateId, categories }: GroupAnswers,
  day: string,
): PricedGroup {
  const priced = categories.map((category) =>
    priceCategory(catalogue, readyToRate(category), { emirateId, day }),
  );
  return { categories: priced, prices: summed(priced) };
}

function summed(categories: readonly PricedCategory[]): NetPrice[] {
  const nets = new Map<number, number>();
  for (const { plans } of categories) {
    for (const { plan, netFils } of plans) nets.set(plan.id, (nets.get(plan.id) ?? 0) + netFils);
  }
  const prices = [...nets].map(([planId, netFils]) => ({ planId, netFils }));
  return prices.sort((a, b) => a.netFils - b.netFils || a.planId - b.planId);
}

export function categoryPricesOf({ categories }: PricedGroup) {
  return categories.map(({ category, plans }) => ({
    category: category.number,
    prices: plans.map(({ plan, netFils }) => ({ planId: plan.id, netFils })),
  }));
}

/** Whoever has not saved member details is rated by what is assumed, whatever came along (decisions M66). */
export function asRated({ emirateId, categories }: GroupAnswers): GroupAnswers {
  const rated = categories.map((category) =>
    category.flag === 0 ? assumedCategory(category.number, category.employees) : category,
  );
  return { emirateId, categories: rated.map(plain) };
}

function plain({ assumed, ...category }: GroupCategory): GroupAnswers['categories'][number] {
  return {
    ...category,
    ...(assumed ? { assumed: [...assumed] } : {}),
    ageBands: category.ageBands.map((band) => ({ ...band })),
    maternityBands: category.maternityBands.map((band) => ({ ...band })),
  };
}

/** The texts of S0 5 for counts that do not add up, each once; empty where all do. */
export function wrongCounts({ categories }: GroupAnswers): string[] {
  return [...new Set(categories.flatMap(checkMembers))];
}
