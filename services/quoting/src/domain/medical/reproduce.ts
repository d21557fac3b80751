/** Re-rating a stored price from its answers and the catalogue it was made with (features 114). */
import type { Catalogue } from './catalogue.ts';
import type { RatingRequest } from './price.ts';
import { ratePlan } from './rate.ts';

export interface StoredPrice {
  /** From the stored answers, with the day the price was made on. */
  request: RatingRequest;
  planId: number;
  catalogueVersion: string;
  netFils: number;
}

export interface Reproduction {
  /** To the fils, from a catalogue of the same version. */
  equal: boolean;
  expectedFils: number;
  /** Null when it cannot be rated. */
  actualFils: number | null;
  reason: 'equal' | 'different_price' | 'not_quotable' | 'unknown_plan' | 'other_catalogue';
}

export function reproducePrice(stored: StoredPrice, catalogue: Catalogue): Reproduction {
  const expectedFils = stored.netFils;
  const failed = (reason: Reproduction['reason']): Reproduction => {
    return { equal: false, expectedFils, actualFils: null, reason };
  };
  if (catalogue.version !== stored.catalogueVersion) return failed('other_catalogue');
  const plan = catalogue.plans.find(({ id }) => id === stored.planId);
  if (!plan) return failed('unknown_plan');
  const outcome = ratePlan(plan, catalogue, stored.request);
  if (!outcome.ok) return failed('not_quotable');
  const actualFils = outcome.price.netFils;
  const equal = actualFils === expectedFils;
  return { equal, expectedFils, actualFils, reason: equal ? 'equal' : 'different_price' };
}
