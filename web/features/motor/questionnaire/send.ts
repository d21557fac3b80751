import { motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { checkFindCar } from '@muqarin/rules/motor/find-car';
import type { Checked, Ending, Sent } from '@/features/questions/line.ts';
import { postAnswers } from '@/features/questions/submit-answers.ts';
import type { Fields } from '@/lib/post-form.ts';
import type { MotorPlace } from './journey.ts';

/** The form about a car that is not listed has checks of its own. */
export function check(
  { step, draft }: MotorPlace,
  fields: Fields,
): Checked<MotorPlace['draft']> | null {
  if (step !== 'find_car') return null;
  const checked = checkFindCar(fields);
  return { draft, errors: checked.ok ? [] : checked.errors };
}

/** The two ends of the questionnaire: each goes to its own address and leads on from there. */
export function send(ending: Ending<string, object>): Promise<Sent> {
  return postAnswers(motorFormPaths.questionnaire, ending);
}
