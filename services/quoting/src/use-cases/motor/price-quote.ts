import type { MotorAnswers } from '../../../contract/motor/answers.ts';
import type { MotorQuotePrice } from '../../../contract/motor/quote-calls.ts';
import { askedCover } from '../../domain/motor/asked-cover.ts';
import { priceAllMotor } from '../../domain/motor/price-plans.ts';
import { type AskedMotor, motorRequestOf } from '../../domain/motor/rating-request.ts';
import type { MotorRequest } from '../../domain/motor/request.ts';
import { capOf, deductibleFilsOf, isRepairedAtAgency } from '../../domain/motor/steps.ts';
import type { MotorShelf } from '../../raters/motor.ts';

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
  const all = pricesOf(shelf, found.request);
  const asked = askedCover(answers.comprehensive);
  const isAsked = ({ type }: MotorQuotePrice) => asked === null || type === asked;
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

function pricesOf({ compiled, catalogue }: MotorShelf, request: MotorRequest): MotorQuotePrice[] {
  const cap = capOf(catalogue.tariff, request);
  return priceAllMotor(compiled, request).map((priced) => {
    const { planId, premiumFils, discountedFils, netFils, grossFils } = priced;
    const plan = compiled.planById.get(planId);
    if (!plan) throw new Error(`plan ${planId} is priced and not in its catalogue`);
    const { type } = plan;
    const repair = isRepairedAtAgency(plan, request) ? 'agency' : 'garage';
    return {
      planId,
      type,
      premiumFils,
      discountedFils,
      netFils,
      grossFils,
      repair: type === 'third_party' ? 'none' : repair,
      deductibleFils: deductibleFilsOf(plan, request, cap),
    };
  });
}
