import type { Checked } from '../checked.ts';
import { addDays, type CivilDate, compareDates, toIsoDate } from '../dates.ts';
import { LAPSED_NOTE_DAYS } from './constants.ts';
import { isWhole } from './date-choices.ts';
import { motorFacts, motorPath } from './questionnaire.ts';
import { motorQuestions } from './questions.ts';
import type { MotorRules } from './rules.ts';
import type { MotorAnswers, MotorDraft } from './types.ts';

/**
 * The answers that a price needs: every step of the draft's own path but the last. Answers to
 * questions that this path does not ask are dropped, however they got there (V5, V8, V42).
 */
export function checkMotorAnswers(
  draft: MotorDraft,
  today: CivilDate,
  rules: MotorRules = {},
): Checked<MotorAnswers> {
  // The emirate is needed whether or not its page is shown.
  const { emirate_chosen_before: _, no_variant: __, ...asked } = draft;
  const steps = motorPath(asked, today).filter((step) => step !== 'last');
  const errors = steps.flatMap((step) => motorQuestions.check(step, asked, { ...rules, today }));
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, answers: settled(asked, today) };
}

/** Whether the expired policy lies so far back that an inspection may be needed (decisions V8). */
export function isLapsed(expired: CivilDate, today: CivilDate): boolean {
  return compareDates(addDays(expired, LAPSED_NOTE_DAYS), today) < 0;
}

/** One text for equal answers, to keep a price by; the contact is no part of it. */
export function answersKey(answers: MotorAnswers): string {
  const dates = [answers.first_reg_date, answers.dob, answers.policy_exp_date];
  const { first_reg_date: _, dob: __, policy_exp_date: ___, ...rest } = answers;
  const sorted = Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted, dates.map((date) => date && toIsoDate(date))]);
}

function settled(draft: MotorDraft, today: CivilDate): MotorAnswers {
  const { brandNew, insured, comprehensive } = motorFacts(draft, today);
  return {
    make_id: given(draft.make_id),
    manf_year: given(draft.manf_year),
    model_id: given(draft.model_id),
    variant_id: given(draft.variant_id),
    is_vehicle_new: brandNew,
    first_reg_date: brandNew ? today : whole(draft.first_reg_date),
    dob: whole(draft.dob),
    uae_drive_exp: given(draft.uae_drive_exp),
    nationality_id: given(draft.nationality_id),
    is_insured: insured,
    policy_exp_date: insured ? null : whole(draft.policy_exp_date),
    vehicle_test_cert: insured ? null : given(draft.vehicle_test_cert),
    is_comprehensive: comprehensive,
    is_agency_repair: comprehensive && given(draft.is_agency_repair),
    is_gcc_spec: given(draft.is_gcc_spec),
    is_claims: given(draft.is_claims),
    emirate_id: given(draft.emirate_id),
  };
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('checked before');
  return value;
}

function whole(date: Partial<CivilDate> | undefined): CivilDate {
  if (!isWhole(date)) throw new Error('checked before');
  return date;
}
