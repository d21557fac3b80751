import type { CivilDate } from '../dates.ts';
import type { MotorRules } from './check-step.ts';
import { firstOpenMotorStep, type MotorJourney, openMotorStep } from './journey.ts';

/** After Change: on to the first page that is open, the last one when every answer is there. */
export function toOpenPage(
  journey: MotorJourney,
  today: CivilDate,
  rules: MotorRules = {},
): MotorJourney {
  const open = firstOpenMotorStep(journey.draft, today, rules) ?? 'last';
  return openMotorStep(journey, open, today, rules);
}
