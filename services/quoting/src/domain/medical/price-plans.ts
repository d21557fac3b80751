/** What a list and a detail ask of the rating core. */

import type { Category } from '@muqarin/rules/medical/types';
import { vatOn } from '@muqarin/rules/money';
import { NOT_QUOTABLE } from '../not-quotable.ts';
import { compareFacts } from '../ranking.ts';
import { annualLimitAed } from './annual-limit.ts';
import type { CompiledCatalogue } from './compiled.ts';
import { fitsCategory } from './eligibility.ts';
import type { RatingRequest } from './price.ts';
import { priceTotals, tablesFor } from './price-tables.ts';
import { type RateOutcome, ratePlan } from './rate.ts';

export interface PricedPlan {
  planId: number;
  insurerId: number;
  netFils: number;
  vatFils: number;
  grossFils: number;
  /** Its annual limit: the higher stands first among equal premiums (decisions M57). */
  shown: number;
}

/** Every plan offered in the emirate to the category that has a rate for every member, lowest net first. */
export function priceAll(
  compiled: CompiledCatalogue,
  request: RatingRequest,
  category: Category,
): PricedPlan[] {
  const plans = tablesFor(compiled, request)?.plans ?? [];
  const nets = new Float64Array(plans.length);
  priceTotals(compiled, request, nets);
  const priced: PricedPlan[] = [];
  for (const [index, plan] of plans.entries()) {
    const netFils = nets[index] ?? NOT_QUOTABLE;
    if (netFils === NOT_QUOTABLE || !fitsCategory(plan, category)) continue;
    const vatFils = vatOn(netFils, compiled.catalogue.vatBasisPoints);
    const { id: planId, insurerId } = plan;
    const shown = annualLimitAed(plan);
    priced.push({ planId, insurerId, netFils, vatFils, grossFils: netFils + vatFils, shown });
  }
  return priced.sort(compareFacts);
}

/** The same price as objects with every line, as "How this price is made" shows it. */
export function explainPlan(
  { planById, catalogue }: Pick<CompiledCatalogue, 'planById' | 'catalogue'>,
  planId: number,
  request: RatingRequest,
): RateOutcome | { ok: false; reason: 'unknown_plan'; member: null } {
  const plan = planById.get(planId);
  if (!plan) return { ok: false, reason: 'unknown_plan', member: null };
  return ratePlan(plan, catalogue, request);
}
