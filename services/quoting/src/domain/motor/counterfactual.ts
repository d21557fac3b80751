/** "What would change this price" for a car: each amount is rated by the same core as the price (features 119). */
import type { MotorPlan } from './catalogue.ts';
import type { MotorChange } from './change-text.ts';
import { type MotorAmounts, type MotorTerms, motorAmounts } from './rate.ts';
import type { MotorRequest } from './request.ts';
import { classOf, limitsOf } from './steps.ts';

const MOST_CLAIM_FREE_YEARS = 5;
const BIRTHDAYS_AHEAD = 10;

/** For a plan that can be rated; none otherwise. `lowestValueAed` is where the insured value may go at least. */
export function motorChanges(
  plan: MotorPlan,
  terms: MotorTerms,
  request: MotorRequest,
  lowestValueAed: number | null,
): MotorChange[] {
  const rate = (changed: Partial<MotorRequest>) =>
    motorAmounts(plan, terms, { ...request, ...changed });
  const now = rate({});
  if (!now) return [];
  const part = { plan, request, now, rate };
  return [
    ...claimFreeYears(part),
    ...deductibles(part),
    ...repair(part),
    ...olderDriver(part),
    ...lowerValue(part, lowestValueAed),
    ...otherEmirate(part),
    ...atLeast(part, terms),
  ];
}

function atLeast({ plan, request, now }: Part, { tariff }: MotorTerms): MotorChange[] {
  const limits = limitsOf(plan, tariff, classOf(tariff, request), request);
  if (now.discountedFils !== limits?.leastFils) return [];
  const isLegal = limits.leastFils === limits.minimumFils;
  return [change(isLegal ? 'at_minimum' : 'at_least_premium', {})];
}

interface Part {
  plan: MotorPlan;
  request: MotorRequest;
  now: MotorAmounts;
  rate: (changed: Partial<MotorRequest>) => MotorAmounts | null;
}

function change(code: MotorChange['code'], values: MotorChange['values']): MotorChange {
  return { code, values };
}

/** The next year, and three instead of fewer, when they save something. */
function claimFreeYears({ request, now, rate }: Part): MotorChange[] {
  const { driver } = request;
  const savedWith = (claimFreeYears: number): number => {
    const then = rate({ driver: { ...driver, claimFreeYears } });
    return then ? now.netFils - then.netFils : 0;
  };
  const years = driver.claimFreeYears;
  if (years >= MOST_CLAIM_FREE_YEARS) return [];
  const next = savedWith(years + 1);
  const three = years < 2 ? savedWith(3) : 0;
  return [
    ...(next > 0 ? [change('claim_free_year', { savedFils: next })] : []),
    ...(three > next
      ? [change('claim_free_years', { years: 3, now: years, savedFils: three })]
      : []),
  ];
}

function deductibles({ plan, now, rate }: Part): MotorChange[] {
  return (plan.rateCard.deductible?.choices ?? []).flatMap(({ code }) => {
    const then = code === now.deductible ? null : rate({ deductible: code });
    if (!then || then.deductibleFils === null) return [];
    const moreFils = then.netFils - now.netFils;
    if (moreFils <= 0) return [];
    const { deductibleFils } = then;
    const named = deductibleFils === 0 ? 'no_deductible' : 'deductible';
    return [change(named, { deductibleFils, moreFils })];
  });
}

function repair({ request, now, rate }: Part): MotorChange[] {
  const then = rate({ agencyRepair: !request.agencyRepair });
  if (!then || then.repair === now.repair) return [];
  const difference = then.netFils - now.netFils;
  if (now.repair === 'agency' && difference < 0) {
    return [change('garage_repair', { savedFils: -difference })];
  }
  if (now.repair !== 'agency' && difference > 0) {
    return [change('agency_repair', { moreFils: difference })];
  }
  return [];
}

/** The first birthday that makes it cheaper, with nothing else changed. */
function olderDriver({ request, now, rate }: Part): MotorChange[] {
  for (let ahead = 1; ahead <= BIRTHDAYS_AHEAD; ahead++) {
    const age = request.driver.age + ahead;
    const then = rate({ driver: { ...request.driver, age } });
    const savedFils = then ? now.netFils - then.netFils : 0;
    if (savedFils > 0) return [change('driver_age', { age, savedFils })];
  }
  return [];
}

function lowerValue({ plan, request, now, rate }: Part, lowest: number | null): MotorChange[] {
  if (plan.type === 'third_party' || lowest === null || lowest >= request.car.valueAed) return [];
  const then = rate({ car: { ...request.car, valueAed: lowest } });
  if (!then || then.netFils === now.netFils) return [];
  return [change('lower_value', { valueFils: lowest * 100, netFils: then.netFils })];
}

/** The cheapest of the other emirates, if it is not the same price. */
function otherEmirate({ plan, request, now, rate }: Part): MotorChange[] {
  const priced = plan.emirateIds.flatMap((emirateId) => {
    const then = emirateId === request.emirateId ? null : rate({ emirateId });
    return then && then.netFils !== now.netFils ? [{ emirateId, netFils: then.netFils }] : [];
  });
  const [best] = priced.sort((a, b) => a.netFils - b.netFils || a.emirateId - b.emirateId);
  return best ? [change('other_emirate', best)] : [];
}
