import type { MotorTile } from '../../../contract/motor/plan.ts';
import type { MotorQuoteHead } from '../../../contract/motor/quote-calls.ts';
import type { Vehicle } from '../../../contract/motor/vehicle.ts';
import { offeredPrices } from '../../domain/motor/asked-cover.ts';
import type { MotorPlan } from '../../domain/motor/catalogue.ts';
import type { ValueRange } from '../../domain/motor/market-value.ts';
import { explainMotorPlan } from '../../domain/motor/price-plans.ts';
import { motorRequestOf } from '../../domain/motor/rating-request.ts';
import type { MotorRequest } from '../../domain/motor/request.ts';
import type { MotorRater, MotorShelf } from '../../raters/motor.ts';
import type { MotorRevision, StoredMotorQuote } from '../../store/motor/quotes.ts';
import { vehicleView } from '../../use-cases/motor/search-vehicles.ts';
import { quoteHead } from '../quote-head.ts';
import { createMotorTileView } from './tiles.ts';

/** A stored revision beside the catalogue it was made with. Throws when that is gone or does not fit any more. */
export async function ratedOf(
  rater: MotorRater,
  stored: MotorRevision,
): Promise<{ shelf: MotorShelf; request: MotorRequest; vehicle: Vehicle; range: ValueRange }> {
  const shelf = await rater.ofVersion(stored.catalogueVersion);
  const { answers, deductible, day } = stored;
  const choices = { addonIds: [], deductible };
  const found = motorRequestOf(shelf.catalogue, shelf.vehicles, answers, choices, day);
  if (found.outcome !== 'ok') throw new Error(`a stored motor quote is ${found.outcome}`);
  const { request, range } = found;
  return { shelf, request, vehicle: vehicleView(found.vehicle, range), range };
}

export async function motorHeadView(
  rater: MotorRater,
  stored: StoredMotorQuote,
): Promise<MotorQuoteHead> {
  const { vehicle } = await ratedOf(rater, stored);
  const { deductible, planAddons, valueAed } = stored;
  return {
    ...quoteHead(stored),
    deductible,
    planAddons,
    vehicle,
    valueAed,
    prices: offeredOf(stored),
  };
}

/** The prices that its list shows; all are kept, and rated again. */
function offeredOf({ prices, answers }: Pick<StoredMotorQuote, 'prices' | 'answers'>) {
  return offeredPrices(prices, answers.comprehensive);
}

/** The tile of one plan with these add-ons, by the stored quote's catalogue and day. */
export function tileOf(
  shelf: MotorShelf,
  plan: MotorPlan,
  request: MotorRequest,
  addonIds: readonly number[],
): MotorTile {
  const tile = explainedTile(shelf, plan, request, addonIds);
  if (!tile) throw new Error('a stored price cannot be rated again');
  return tile;
}

/** Null where the plan cannot be quoted. */
export function explainedTile(
  shelf: MotorShelf,
  plan: MotorPlan,
  request: MotorRequest,
  addonIds: readonly number[],
): MotorTile | null {
  const asked = { ...request, addonIds };
  const outcome = explainMotorPlan(shelf.compiled, plan.id, asked);
  return outcome.ok ? createMotorTileView(shelf, asked)(plan, outcome.price) : null;
}

/** In the order of the prices, each with its chosen add-ons. */
export async function motorTiles(
  rater: MotorRater,
  stored: StoredMotorQuote,
  only: readonly number[] = offeredOf(stored).map(({ planId }) => planId),
): Promise<MotorTile[]> {
  const { shelf, request } = await ratedOf(rater, stored);
  return only.flatMap((planId) => {
    const plan = shelf.compiled.planById.get(planId);
    return plan ? [tileOf(shelf, plan, request, addonsOf(stored, planId))] : [];
  });
}

export function addonsOf(
  { planAddons }: Pick<StoredMotorQuote, 'planAddons'>,
  planId: number,
): number[] {
  return planAddons.find((row) => row.planId === planId)?.addonIds ?? [];
}
