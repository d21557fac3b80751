import type { MotorAnswers } from '../../../contract/motor/answers.ts';
import { askedCover } from '../../domain/motor/asked-cover.ts';
import { motorChangeText } from '../../domain/motor/change-text.ts';
import { motorChanges } from '../../domain/motor/counterfactual.ts';
import { explainMotorPlan, priceAllMotor } from '../../domain/motor/price-plans.ts';
import { motorRequestOf } from '../../domain/motor/rating-request.ts';
import type { MotorRater, MotorShelf } from '../../raters/motor.ts';
import { createMotorTileView } from '../../views/motor/tiles.ts';
import { vehicleView } from './search-vehicles.ts';

interface Asked {
  answers: MotorAnswers;
  choices: { addonIds: number[]; deductible: string | null };
}

/** Every plan that can be quoted for the car, with its trace, lowest net first. */
export function priceMotor(shelf: MotorShelf, asked: Asked, day: string) {
  const { catalogue, compiled, vehicles } = shelf;
  const found = motorRequestOf(catalogue, vehicles, asked.answers, asked.choices, day);
  if (found.outcome !== 'ok') return found;
  const { request, vehicle, range } = found;
  const view = createMotorTileView(shelf, request);
  const wanted = askedCover(asked.answers.comprehensive);
  const tiles = priceAllMotor(compiled, request).flatMap(({ planId }) => {
    const plan = compiled.planById.get(planId);
    const outcome = explainMotorPlan(compiled, planId, request);
    if (!plan || !outcome.ok || (wanted && plan.type !== wanted)) return [];
    return [view(plan, outcome.price)];
  });
  return {
    outcome: 'priced' as const,
    catalogueVersion: catalogue.version,
    day,
    vehicle: vehicleView(vehicle, range),
    valueAed: request.car.valueAed,
    tiles,
  };
}

/** One plan with what would change its price; null when it cannot be quoted for these answers. */
export async function explainMotor(
  rater: MotorRater,
  asked: Asked & {
    planId: number;
    catalogueVersion?: string | undefined;
    day?: string | undefined;
  },
  today: string,
) {
  const { catalogueVersion, day = today } = asked;
  const shelf = catalogueVersion ? await rater.ofVersion(catalogueVersion) : rater.current();
  const { catalogue, compiled, vehicles } = shelf;
  const found = motorRequestOf(catalogue, vehicles, asked.answers, asked.choices, day);
  const plan = compiled.planById.get(asked.planId);
  if (found.outcome !== 'ok' || !plan) return null;
  const { request, range } = found;
  const outcome = explainMotorPlan(compiled, plan.id, request);
  if (!outcome.ok) return null;
  const changes = motorChanges(plan, catalogue, request, range.minAed);
  return {
    catalogueVersion: catalogue.version,
    day,
    tile: createMotorTileView(shelf, request)(plan, outcome.price),
    changes: changes.map((change) => ({ ...change, text: motorChangeText(change) })),
    documents: plan.documents.map((row) => ({ ...row })),
    notes: [...plan.notes],
    rateCard: { id: plan.rateCard.id, effectiveFrom: plan.rateCard.effectiveFrom },
  };
}
