import type { MotorJourney } from './journey.ts';
import type { MotorDraft } from './types.ts';

/** The four parts of the car in the order in which they are chosen; each can be a tag (S1 2). */
export const carParts = [
  { step: 'make', field: 'make_id' },
  { step: 'year', field: 'manf_year' },
  { step: 'model', field: 'model_id' },
  { step: 'variant', field: 'variant_id' },
] as const;

export type CarPart = (typeof carParts)[number]['step'];

/** The parts that are chosen: one tag each. */
export function carTags(draft: MotorDraft): CarPart[] {
  return carParts.filter(({ field }) => draft[field] !== undefined).map(({ step }) => step);
}

/**
 * Takes a tag away: the part and all that depend on it are open again and its page is shown; the
 * page left is one that Back returns to once the car is whole again (S1 2).
 */
export function removeCarTag(journey: MotorJourney, part: CarPart): MotorJourney {
  const draft = { ...journey.draft };
  const from = carParts.findIndex(({ step }) => step === part);
  for (const { field } of carParts.slice(from)) delete draft[field];
  delete draft.no_variant;
  const history = journey.step === part ? journey.history : [...journey.history, journey.step];
  return { draft, step: part, history };
}
