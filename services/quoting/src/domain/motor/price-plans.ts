/** What a motor list and a detail ask of the rating core. */
import { vatOn } from '@muqarin/rules/money';
import { NOT_QUOTABLE } from '../price-tables.ts';
import { compareFacts } from '../ranking.ts';
import type { CompiledMotor } from './compiled.ts';
import { motorTotals } from './price-tables.ts';
import { type MotorOutcome, rateMotorPlan } from './rate.ts';
import type { MotorRequest } from './request.ts';

export interface PricedMotorPlan {
  planId: number;
  insurerId: number;
  netFils: number;
  vatFils: number;
  grossFils: number;
}

/** Every plan that can be quoted, lowest net first (decisions M57). */
export function priceAllMotor(compiled: CompiledMotor, request: MotorRequest): PricedMotorPlan[] {
  const plans = compiled.emirates.get(request.emirateId)?.plans ?? [];
  const nets = new Float64Array(plans.length);
  motorTotals(compiled, request, nets);
  const priced = plans.flatMap(({ id: planId, insurerId }, index) => {
    const netFils = nets[index] ?? NOT_QUOTABLE;
    if (netFils === NOT_QUOTABLE) return [];
    const vatFils = vatOn(netFils, compiled.catalogue.tariff.vatBasisPoints);
    return [{ planId, insurerId, netFils, vatFils, grossFils: netFils + vatFils }];
  });
  return priced.sort(compareFacts);
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
