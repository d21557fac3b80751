import type { CivilDate } from '../dates.ts';
import { type MotorJourney, openMotorStep } from './journey.ts';
import { motorQuestions } from './questions.ts';
import type { MotorRules } from './rules.ts';

/** After Change: on to the first page that is open, the last one when every answer is there. */
export function toOpenPage(
  journey: MotorJourney,
  today: CivilDate,
  rules: MotorRules = {},
): MotorJourney {
  const open = motorQuestions.firstOpen(journey.draft, { ...rules, today }) ?? 'last';
  return openMotorStep(journey, open, today, rules);
}
