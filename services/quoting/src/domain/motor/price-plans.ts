/** What a motor list and a detail ask of the rating core. */
import { NOT_QUOTABLE } from '../not-quotable.ts';
import { compareFacts } from '../ranking.ts';
import type { MotorPlan } from './catalogue.ts';
import type { CompiledMotor, MotorTables } from './compiled.ts';
import { type MotorTrace, motorLines, motorTrace } from './price-tables.ts';
import { type MotorOutcome, rateMotorPlan } from './rate.ts';
import type { MotorRequest } from './request.ts';

export interface PricedMotorPlan {
  planId: number;
  insurerId: number;
  /** Before and after the plan's discount, both without add-ons. */
  premiumFils: number;
  discountedFils: number;
  netFils: number;
  vatFils: number;
  grossFils: number;
  /** Benefits that it covers. */
  shown: number;
}

/** Every plan that can be quoted, lowest net first (decisions M57). */
export function priceAllMotor(compiled: CompiledMotor, request: MotorRequest): PricedMotorPlan[] {
  const tables = compiled.emirates.get(request.emirateId);
  const trace = motorTrace(compiled, request.emirateId);
  const count = motorLines(compiled, request, trace);
  const priced: PricedMotorPlan[] = [];
  for (let p = 0; tables && p < count; p++) {
    const plan = tables.plans[p] as MotorPlan;
    const netFils = trace.nets[p] as number;
    if (netFils === NOT_QUOTABLE) continue;
    const vatFils = trace.vats[p] as number;
    const { premiumFils, discountedFils } = premiumOf(tables, p, trace);
    const { id: planId, insurerId } = plan;
    const grossFils = netFils + vatFils;
    const shown = plan.cover.filter(({ covered }) => covered).length;
    priced.push({
      planId,
      insurerId,
      premiumFils,
      discountedFils,
      netFils,
      vatFils,
      grossFils,
      shown,
    });
  }
  return priced.sort(compareFacts);
}

/** The rows of a plan are base, factors, deductible, tariff, discount, add-ons. */
function premiumOf({ rowStart, factorStart }: MotorTables, p: number, { lines }: MotorTrace) {
  const discountRow =
    (rowStart[p] as number) + 3 + (factorStart[p + 1] as number) - (factorStart[p] as number);
  let premiumFils = 0;
  for (let row = rowStart[p] as number; row < discountRow; row++) {
    premiumFils += lines[row] as number;
  }
  return { premiumFils, discountedFils: premiumFils + (lines[discountRow] as number) };
}

/** The same price as objects with every line. */
export function explainMotorPlan(
  { planById, catalogue }: Pick<CompiledMotor, 'planById' | 'catalogue'>,
  planId: number,
  request: MotorRequest,
): MotorOutcome | { ok: false; reason: 'unknown_plan' } {
  const plan = planById.get(planId);
  return plan ? rateMotorPlan(plan, catalogue, request) : { ok: false, reason: 'unknown_plan' };
}
