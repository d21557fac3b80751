import type { z } from 'zod';
import type { renewalCalls } from '../../../contract/motor/renewal-calls.ts';
import type { MotorPlan } from '../../domain/motor/catalogue.ts';
import { priceAllMotor } from '../../domain/motor/price-plans.ts';
import { motorRequestOf } from '../../domain/motor/rating-request.ts';
import type { MotorRequest } from '../../domain/motor/request.ts';
import { motorYearSteps } from '../../domain/motor/year-steps.ts';
import { yearRows } from '../../domain/year-changes.ts';
import type { MotorRater, MotorShelf } from '../../raters/motor.ts';

type Asked = z.output<typeof renewalCalls.compareMotorYears.input>;

/** Null for a car that cannot be priced today. The catalogue of then is kept, as each quote's is. */
export async function compareMotorYears(
  rater: MotorRater,
  { bought, answers }: Asked,
  day: string,
) {
  const [kept, current] = [await rater.ofVersion(bought.catalogueVersion), rater.current()];
  const { addonIds, deductible, planId } = bought;
  const choices = { addonIds, deductible };
  const facts = { ...bought.answers, valueAed: bought.valueAed };
  const asked = motorRequestOf(kept.catalogue, kept.vehicles, facts, choices, bought.day);
  const asks = motorRequestOf(current.catalogue, current.vehicles, answers, choices, day);
  if (asked.outcome !== 'ok' || asks.outcome !== 'ok') return null;
  const yearsOf = [
    yearOf(kept, planId, asked.request),
    yearOf(current, planId, asks.request),
  ] as const;
  const steps = motorYearSteps(...yearsOf);
  const type = kept.compiled.planById.get(planId)?.type;
  const offered = priceAllMotor(current.compiled, asks.request).filter(
    (each) => current.compiled.planById.get(each.planId)?.type === type,
  );
  const same = offered.find((each) => each.planId === planId) ?? null;
  const lowest = offered.toSorted((a, b) => a.grossFils - b.grossFils)[0] ?? null;
  return {
    day,
    rows: yearRows(bought.paidFils, steps),
    facts: { bought: factsOf(asked.request), now: factsOf(asks.request) },
    same: same && named(current, same),
    lowest: lowest && named(current, lowest),
  };
}

function yearOf({ catalogue, compiled }: MotorShelf, planId: number, request: MotorRequest) {
  return { plan: compiled.planById.get(planId) ?? null, terms: catalogue, request };
}

function factsOf({ driver: { age, claimFreeYears }, car: { valueAed } }: MotorRequest) {
  return { age, claimFreeYears, valueAed };
}

function named(
  { catalogue, compiled }: MotorShelf,
  { planId, grossFils }: { planId: number; grossFils: number },
) {
  const plan = compiled.planById.get(planId) as MotorPlan;
  const insurer = catalogue.insurers.find(({ id }) => id === plan.insurerId);
  return { planId, grossFils, planName: plan.name, insurerName: insurer?.name ?? '' };
}
