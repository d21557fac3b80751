import type { CarNames } from '@muqarin/bff/contract/motor/pages';
import type { CivilDate } from '@muqarin/rules/dates';
import { isolated } from '@muqarin/rules/isolate';
import { type MotorStep, motorPath } from '@muqarin/rules/motor/questionnaire';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import type { Option } from '@muqarin/rules/questions/control';
import type { AnswerRowOf } from '@/features/questions/answer-row.ts';
import { answersSoFar } from '@/features/questions/answers-so-far.ts';
import { listed } from '@/lib/listed.ts';
import { reader } from '@/lib/reader.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import type { MotorTexts } from './texts.ts';

/** What was answered so far on the pages of this path, in the order of the questions. */
export function motorRows(
  draft: MotorDraft,
  names: CarNames,
  today: CivilDate,
  t: MotorTexts,
  nationalities: readonly Option[],
): AnswerRowOf<MotorStep>[] {
  const path = motorPath(draft, today);
  const steps: MotorStep[] = path.includes('emirate')
    ? path
    : path.flatMap((step) => (step === 'last' ? ['emirate', step] : [step]));
  const rows = answersSoFar(
    steps,
    (step) => motorQuestions.controls(step, draft),
    draft,
    textByKey(t),
    { nationalities },
  );
  const value = carInWords(draft, names);
  if (value === undefined) return rows;
  return [{ key: 'car', label: t.aside.car, value, step: 'variant' }, ...rows];
}

/** "Toyota Camry SE 2.5, 2021", when the variant is chosen; the parts before that are tags. */
function carInWords({ manf_year, variant_id }: MotorDraft, car: CarNames): string | undefined {
  if (variant_id === undefined || car.variant === null) return undefined;
  const names = [car.make, car.model, apart(car.variant)].filter((name) => name);
  return listed([names.join(' '), `${manf_year}`]);
}

/** A variant is of figures and Latin letters, whose order an Arabic line would turn round. */
function apart(variant: string): string {
  return reader().locale === 'ar' ? isolated(variant) : variant;
}
