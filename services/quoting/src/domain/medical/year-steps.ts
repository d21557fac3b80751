/** From last year's price of a health plan to this year's, thing by thing, each rated by the same core as the price itself. */
import type { YearStep } from '../year-changes.ts';
import type { Plan } from './catalogue.ts';
import type { RatingRequest } from './price.ts';
import { type RatingTerms, ratePlan } from './rate.ts';

/** What somebody claimed is no part of these tariffs (decisions M63), so no row is about it. */
export type MedicalYearCode = 'changed' | 'age' | 'tariff';

/** What priced it: the plan as a catalogue has it, with the terms of that catalogue, and who was to be covered. */
export interface MedicalYear {
  /** Null where that catalogue has the plan no more. */
  plan: Plan | null;
  terms: RatingTerms;
  request: RatingRequest;
}

/** The first step is last year's price as the quote had it: a policy that was changed since was paid differently. */
export function medicalYearSteps(
  bought: MedicalYear,
  now: MedicalYear,
): YearStep<MedicalYearCode>[] {
  const { request } = bought;
  return [
    { code: 'changed', grossFils: grossOf(bought) },
    {
      code: 'age',
      grossFils: grossOf({ ...bought, request: { ...now.request, day: request.day } }),
    },
    { code: 'tariff', grossFils: grossOf(now) },
  ];
}

function grossOf({ plan, terms, request }: MedicalYear): number | null {
  if (!plan) return null;
  const outcome = ratePlan(plan, terms, request);
  return outcome.ok ? outcome.price.grossFils : null;
}
