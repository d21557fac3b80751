import { formatDate } from '@muqarin/rules/dates';
import { genders } from '@muqarin/rules/genders';
import {
  categories,
  emirates,
  maritalStatuses,
  nameOf,
  relations,
} from '@muqarin/rules/medical/lookups';
import type { Step } from '@muqarin/rules/medical/questionnaire';
import { stepsFor } from '@muqarin/rules/medical/questionnaire';
import type { DraftAnswers, Member } from '@muqarin/rules/medical/types';
import { fillMessage } from '@muqarin/rules/messages';
import type { AnswerRowOf } from '@/features/questions/answer-row.ts';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { say } from '@/lib/reader.ts';

export type AnswerRow = AnswerRowOf<Step>;

/** What was answered so far, one row an answer, in the order of the questions. */
export function answerRows(draft: DraftAnswers, t: QuestionnaireTexts['aside']): AnswerRow[] {
  const rows: (AnswerRow | null)[] = [
    row('emirate', t.emirate, nameOf(emirates, draft.main_emirate)),
    row('category', t.category, categories.find(({ id }) => id === draft.category)?.label),
    draft.category === 'employee' ? null : row('member_count', t.member_count, draft.member_count),
    ...draft.members.map((member, i) => bornRow(draft, member, i, t)),
  ];
  return rows.filter((found) => found !== null);
}

/** The rows of the check page: everything that was answered about each member too. */
export function memberRows(
  member: Partial<Member>,
  t: QuestionnaireTexts['aside'],
): { label: string; value: string }[] {
  const rows = [
    { label: t.born, value: birthText(member) },
    { label: t.gender, value: nameOf(genders, member.gender_id) },
    { label: t.marital, value: nameOf(maritalStatuses, member.marital_status_id) },
    { label: t.relation, value: nameOf(relations, member.relation_id) },
  ];
  return rows.flatMap(({ label, value }) =>
    value === undefined ? [] : [{ label, value: say(value) }],
  );
}

function bornRow(
  draft: DraftAnswers,
  member: Partial<Member>,
  index: number,
  t: QuestionnaireTexts['aside'],
): AnswerRow | null {
  const step = stepsFor(draft).find((name) => name === draft.category);
  const value = birthText(member);
  if (!step || value === undefined) return null;
  const label = draft.members.length > 1 ? fillMessage(t.bornMember, { n: index + 1 }) : t.born;
  return { key: `born-${index}`, label, value, step };
}

function birthText(member: Partial<Member>): string | undefined {
  const { dob_year: year, dob_month: month, dob_day: day } = member;
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return formatDate({ year, month, day });
}

function row(step: Step, label: string, value: string | number | undefined): AnswerRow | null {
  return value === undefined ? null : { key: step, label, value: say(String(value)), step };
}
