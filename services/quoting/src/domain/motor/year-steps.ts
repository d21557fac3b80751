/** From last year's price of a car to this year's, thing by thing, each rated by the same core as the price itself. */
import type { YearStep } from '../year-changes.ts';
import type { MotorPlan } from './catalogue.ts';
import { type MotorTerms, rateMotorPlan } from './rate.ts';
import type { MotorRequest } from './request.ts';

export type MotorYearCode = 'promo' | 'driver' | 'claims' | 'car' | 'asked' | 'tariff';

/** What priced it: the plan as a catalogue has it, with the terms of that catalogue, and what was asked. */
export interface MotorYear {
  /** Null where that catalogue has the plan no more. */
  plan: MotorPlan | null;
  terms: MotorTerms;
  request: MotorRequest;
}

/** The first step is last year's price without what a promo code took off. */
export function motorYearSteps(bought: MotorYear, now: MotorYear): YearStep<MotorYearCode>[] {
  const { request } = bought;
  const { driver, car } = now.request;
  const { claimFreeYears, claims } = request.driver;
  const older = { ...request, driver: { ...driver, claimFreeYears, claims } };
  const claimed = { ...older, driver };
  const worn = { ...claimed, car };
  const asked = { ...now.request, day: request.day };
  const ofThen = (changed: MotorRequest) => grossOf({ ...bought, request: changed });
  return [
    { code: 'promo', grossFils: ofThen(request) },
    { code: 'driver', grossFils: ofThen(older) },
    { code: 'claims', grossFils: ofThen(claimed) },
    { code: 'car', grossFils: ofThen(worn) },
    { code: 'asked', grossFils: ofThen(asked) },
    { code: 'tariff', grossFils: grossOf(now) },
  ];
}

function grossOf({ plan, terms, request }: MotorYear): number | null {
  if (!plan) return null;
  const outcome = rateMotorPlan(plan, terms, request);
  return outcome.ok ? outcome.price.grossFils : null;
}
