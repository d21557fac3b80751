/** Motor rating (design decision 8): a plan, a car and a driver to a price that is the sum of its lines. */
import { vatOn } from '@muqarin/rules/money';
import type { MotorCatalogue, MotorPlan } from './catalogue.ts';
import type { MotorLine, MotorPrice } from './price.ts';
import { assertRequest, type MotorRequest } from './request.ts';
import { type MotorRefusal, type Steps, stepsOf } from './steps.ts';
import { motorText } from './trace-text.ts';

export type MotorOutcome = { ok: true; price: MotorPrice } | { ok: false; reason: MotorRefusal };

/** What applies to every plan of a catalogue. */
export type MotorTerms = Pick<MotorCatalogue, 'tariff' | 'addons'>;

/** A price without its lines. */
export type MotorAmounts = Omit<MotorPrice, 'lines'>;

/** Integer fils throughout; VAT is one line rounded half-up on the net (decisions X13). Throws for impossible numbers. */
export function rateMotorPlan(
  plan: MotorPlan,
  terms: MotorTerms,
  request: MotorRequest,
): MotorOutcome {
  assertRequest(request);
  const outcome = stepsOf(plan, terms.tariff, request);
  if (!outcome.ok) return outcome;
  const lines = linesOf(plan, terms, request, outcome.steps);
  return { ok: true, price: { ...amountsOf(plan, terms, outcome.steps), lines } };
}

/** The same for whoever reads no texts; null where the plan has no price. */
export function motorAmounts(
  plan: MotorPlan,
  terms: MotorTerms,
  request: MotorRequest,
): MotorAmounts | null {
  assertRequest(request);
  const outcome = stepsOf(plan, terms.tariff, request);
  return outcome.ok ? amountsOf(plan, terms, outcome.steps) : null;
}

function amountsOf(
  plan: Pick<MotorPlan, 'id' | 'type'>,
  { tariff }: Pick<MotorTerms, 'tariff'>,
  steps: Steps,
): MotorAmounts {
  const discountedFils = steps.premiumFils - steps.discountFils;
  const addonFils = steps.addons.reduce((sum, { fils }) => sum + fils, 0);
  const netFils = discountedFils + addonFils;
  const vatFils = vatOn(netFils, tariff.vatBasisPoints);
  return {
    planId: plan.id,
    repair: plan.type === 'third_party' ? 'none' : steps.agency ? 'agency' : 'garage',
    deductibleFils: steps.deductible?.amountFils ?? null,
    deductible: steps.deductible?.choice?.code ?? null,
    premiumFils: steps.premiumFils,
    discountedFils,
    minimumFils: steps.limits.minimumFils,
    addonFils,
    netFils,
    vatFils,
    grossFils: netFils + vatFils,
  };
}

function linesOf(
  plan: MotorPlan,
  { addons }: MotorTerms,
  { car }: MotorRequest,
  steps: Steps,
): MotorLine[] {
  const lines: MotorLine[] = [
    { kind: 'base', code: 'base', ...motorText.base(steps.base, car), amountFils: steps.base.fils },
  ];
  for (const { factor, band, value, fils } of steps.factors) {
    const { label, why, by } = motorText.factor(factor, band, value);
    lines.push({ kind: 'factor', code: factor.code, label, why, by, amountFils: fils });
  }
  const chosen = steps.deductible?.choice;
  if (chosen && steps.deductible) {
    const text = motorText.deductible(steps.deductible.amountFils, chosen);
    const amountFils = steps.deductible.fils;
    lines.push({ kind: 'deductible', code: chosen.code, ...text, amountFils });
  }
  if (steps.tariffFils !== 0) {
    const text = motorText.tariff(steps.tariffFils, steps.limits);
    lines.push({ kind: 'tariff', code: 'tariff', ...text, amountFils: steps.tariffFils });
  }
  if (steps.discountFils !== 0) {
    const text = motorText.discount(plan.rateCard.discountBasisPoints, steps.limits);
    lines.push({ kind: 'discount', code: 'discount', ...text, amountFils: -steps.discountFils });
  }
  for (const { addon, fils } of steps.addons) {
    const { code = '', name: label = '' } = addons.find(({ id }) => id === addon.addonId) ?? {};
    const { why, by } = motorText.addon(addon, car.seats);
    lines.push({ kind: 'addon', code, label, why, by, amountFils: fils });
  }
  return lines;
}
