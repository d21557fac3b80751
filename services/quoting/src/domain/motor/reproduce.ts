/** Re-rating a stored motor price from its request and the catalogue it was made with (features 114). */
import type { MotorCatalogue } from './catalogue.ts';
import { rateMotorPlan } from './rate.ts';
import type { MotorRequest } from './request.ts';

export interface StoredMotorPrice {
  request: MotorRequest;
  planId: number;
  catalogueVersion: string;
  netFils: number;
}

/** What it costs when rated again, or why it cannot be; equal when the fils are the same. */
export function reproduceMotorPrice(
  stored: StoredMotorPrice,
  catalogue: MotorCatalogue,
): { equal: boolean; actualFils: number | null; reason: string } {
  const failed = (reason: string) => ({ equal: false, actualFils: null, reason });
  if (catalogue.version !== stored.catalogueVersion) return failed('other_catalogue');
  const plan = catalogue.plans.find(({ id }) => id === stored.planId);
  if (!plan) return failed('unknown_plan');
  const outcome = rateMotorPlan(plan, catalogue, stored.request);
  if (!outcome.ok) return failed(outcome.reason);
  const actualFils = outcome.price.netFils;
  const equal = actualFils === stored.netFils;
  return { equal, actualFils, reason: equal ? 'equal' : 'different_price' };
}
