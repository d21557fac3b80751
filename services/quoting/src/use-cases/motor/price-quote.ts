import type { MotorAnswers } from '../../../contract/motor.ts';
import type { MotorQuotePrice } from '../../../contract/motor-quotes.ts';
import { priceAllMotor } from '../../domain/motor/price-plans.ts';
import { amountsOf } from '../../domain/motor/rate.ts';
import { type AskedMotor, motorRequestOf } from '../../domain/motor/rating-request.ts';
import type { MotorRequest } from '../../domain/motor/request.ts';
import { stepsOf } from '../../domain/motor/steps.ts';
import type { MotorShelf } from '../../motor-rater.ts';

export type PricedMotor =
  | (Extract<AskedMotor, { outcome: 'ok' }> & { prices: MotorQuotePrice[] })
  | Exclude<AskedMotor, { outcome: 'ok' }>;

/** Every plan that can be quoted, both types of cover; those asked for stand first, lowest net first. */
export function priceForQuote(
  shelf: MotorShelf,
  answers: MotorAnswers,
  deductible: string | null,
  day: string,
): PricedMotor {
  const choices = { addonIds: [], deductible };
  const found = motorRequestOf(shelf.catalogue, shelf.vehicles, answers, choices, day);
  if (found.outcome !== 'ok') return found;
  const all = priceAllMotor(shelf.compiled, found.request).map(({ planId }) =>
    priceOfPlan(shelf, planId, found.request),
  );
  const isAsked = ({ type }: MotorQuotePrice) =>
    answers.comprehensive === null || answers.comprehensive === (type === 'comprehensive');
  const prices = [...all.filter(isAsked), ...all.filter((price) => !isAsked(price))];
  return { ...found, prices };
}

/** A code that no plan has is each plan's standard one. */
export function knownDeductible({ catalogue }: MotorShelf, code: string | null): string | null {
  const known = catalogue.plans.some(({ rateCard }) =>
    rateCard.deductible?.choices.some((choice) => choice.code === code),
  );
  return known ? code : null;
}

function priceOfPlan(
  { compiled, catalogue }: MotorShelf,
  planId: number,
  request: MotorRequest,
): MotorQuotePrice {
  const plan = compiled.planById.get(planId);
  const outcome = plan && stepsOf(plan, catalogue.tariff, request);
  if (!plan || !outcome?.ok) throw new Error(`plan ${planId} has a total and no steps`);
  const amounts = amountsOf(plan, catalogue, outcome.steps);
  const { premiumFils, discountedFils, netFils, grossFils, repair, deductibleFils } = amounts;
  return {
    planId,
    type: plan.type,
    premiumFils,
    discountedFils,
    netFils,
    grossFils,
    repair,
    deductibleFils,
  };
}
