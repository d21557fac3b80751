import { errorTitle } from './error-title.ts';
import { textByKey } from './text-by-key.ts';
import { textsOf } from './texts.ts';

interface Questions<Step, Draft> {
  words(step: Step, draft: Draft): { title: string };
}

interface Opened<Step, Draft> {
  step: Step;
  answers: Draft;
  errors: readonly unknown[];
}

/** What the window of a questionnaire's page is called, of its declaration and the line's texts. */
export function questionTitle<Step, Draft>(
  questions: Questions<Step, Draft>,
  { step, answers, errors }: Opened<Step, Draft>,
  lineTexts: object,
): string {
  const text = textByKey(lineTexts, textsOf('questionnaire'));
  return errorTitle(text(questions.words(step, answers).title), errors);
}
