import { fillMessage } from '@muqarin/rules/fill-message';
import { type Step, stepsFor } from '@muqarin/rules/medical/questionnaire';
import { medicalQuestions, memberControls } from '@muqarin/rules/medical/questions';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import type { AnswerRowOf } from '@/features/questions/answer-row.ts';
import { answersSoFar, saidIn } from '@/features/questions/answers-so-far.ts';
import type { CheckedGroup } from '@/features/questions/checked-answers.tsx';
import { textByKey } from '@/lib/text-by-key.ts';
import type { MedicalTexts } from './texts.ts';

type Texts = Pick<MedicalTexts, 'aside'>;

/** What was answered so far, one row an answer, in the order of the questions; of each member the birth alone. */
export function answerRows(draft: DraftAnswers, texts: Texts): AnswerRowOf<Step>[] {
  return [...pageRows(draft, texts), ...draft.members.flatMap((_, i) => bornRow(draft, i, texts))];
}

/** What was answered on the pages that are not about one member. */
export function pageRows(draft: DraftAnswers, texts: Texts): AnswerRowOf<Step>[] {
  const controlsOf = (step: Step) => medicalQuestions.controls(step, draft);
  return answersSoFar(stepsFor(draft), controlsOf, draft, textByKey(texts));
}

/** What was said of each member, for the page that is checked. */
export function memberGroups(draft: DraftAnswers, texts: MedicalTexts): CheckedGroup<Step>[] {
  const { category, members } = draft;
  if (!category) return [];
  return members.map((_member, index) => ({
    title: memberName(category, index, texts.member),
    step: category,
    rows: saidIn(memberControls(category, index), draft, textByKey(texts)),
  }));
}

/** "You", or "Member 2". */
export function memberName(
  step: Step | undefined,
  index: number,
  { you, one }: MedicalTexts['member'],
): string {
  return step === 'self' && index === 0 ? you : fillMessage(one, { n: index + 1 });
}

function bornRow(draft: DraftAnswers, index: number, texts: Texts): AnswerRowOf<Step>[] {
  const { category, members } = draft;
  if (!category) return [];
  const births = memberControls(category, index).filter(({ kind }) => kind === 'date');
  const rows = saidIn(births, draft, textByKey(texts));
  const { bornMember } = texts.aside;
  return rows.map(({ key, label, value }) => ({
    key,
    label: members.length > 1 ? fillMessage(bornMember, { n: index + 1 }) : label,
    value,
    step: category,
  }));
}
