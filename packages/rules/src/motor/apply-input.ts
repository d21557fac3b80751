import { checkContact } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { parseChassis } from './chassis.ts';
import type { MotorRules } from './check-step.ts';
import type { MotorStep } from './questionnaire.ts';
import type { MotorDraft } from './types.ts';

/**
 * What an autosave stores: the step's answers, unchecked and as they were typed, without what was cleared. Half a year would
 * drop the parts of the car that hang on it, so what drops others' answers waits for Next.
 */
export function keepMotorInput(draft: MotorDraft, step: MotorStep, input: MotorDraft): MotorDraft {
  const others = (of: MotorDraft) =>
    Object.keys(of).filter((name) => !ASKED[step].includes(name as keyof MotorDraft)).length;
  const rest = answeredBy(withoutStale(draft, step, input), step, input);
  if (others(rest) < others(draft)) return draft;
  const date = { ...rest.first_reg_date, ...input.first_reg_date };
  return { ...rest, ...input, ...(input.first_reg_date ? { first_reg_date: date } : {}) };
}

/** What the draft holds of one page. A variant and "no variant available" are one answer, which nothing is kept beside. */
export function motorAnswersOf(draft: MotorDraft, step: MotorStep): MotorDraft {
  if (step === 'variant') return {};
  const names = step === 'last' ? (['contact', 'chassis_no'] as const) : ASKED[step];
  return Object.fromEntries(names.map((name) => [name, draft[name]])) as MotorDraft;
}

/** A copy of the draft with the step's answers, unchecked. */
export function applyMotorInput(
  draft: MotorDraft,
  step: MotorStep,
  input: MotorDraft,
  rules: MotorRules = {},
): MotorDraft {
  const merged: MotorDraft = { ...withoutStale(draft, step, input), ...input };
  // The registration date is asked on three pages; the other dates come whole.
  if (input.first_reg_date) {
    merged.first_reg_date = { ...draft.first_reg_date, ...input.first_reg_date };
  }
  return step === 'last' ? tidyLast(merged, rules) : merged;
}

/** Contact and chassis number in the form in which they are stored, where they are valid. */
function tidyLast(draft: MotorDraft, rules: MotorRules): MotorDraft {
  const contact = checkContact(draft.contact ?? {}, rules);
  const chassis = parseChassis(draft.chassis_no ?? '');
  return {
    ...draft,
    ...(contact.ok ? { contact: contact.answers } : {}),
    ...(chassis.ok ? { chassis_no: chassis.chassis_no } : {}),
  };
}

/** What another answer makes meaningless: the car's later parts, the notice of another number. */
function withoutStale(draft: MotorDraft, step: MotorStep, input: MotorDraft): MotorDraft {
  const rest = { ...draft };
  const changedCar =
    (step === 'make' && input.make_id !== draft.make_id) ||
    (step === 'year' && input.manf_year !== draft.manf_year) ||
    (step === 'model' && input.model_id !== draft.model_id);
  if (changedCar) {
    if (step === 'make') delete rest.manf_year;
    if (step !== 'model') delete rest.model_id;
  }
  if (changedCar || step === 'variant') {
    delete rest.variant_id;
    delete rest.no_variant;
  }
  if (step === 'no_claim' && input.is_claims !== draft.is_claims) delete rest.claims_noted;
  return rest;
}

/** Only what was posted counts as answered: a form sent empty is not saved by an older answer. */
export function answeredBy(draft: MotorDraft, step: MotorStep, input: MotorDraft): MotorDraft {
  const rest = { ...draft };
  for (const field of ASKED[step]) if (input[field] === undefined) delete rest[field];
  const part = PART[step];
  if (part && input.first_reg_date?.[part] === undefined) {
    const { [part]: _, ...parts } = rest.first_reg_date ?? {};
    rest.first_reg_date = parts;
  }
  return rest;
}

const PART: Partial<Record<MotorStep, keyof CivilDate>> = {
  reg_year: 'year',
  reg_month: 'month',
  reg_day: 'day',
};

/** The answers each page asks for. */
const ASKED: Record<MotorStep, readonly (keyof MotorDraft)[]> = {
  make: ['make_id'],
  year: ['manf_year'],
  model: ['model_id'],
  variant: ['variant_id', 'no_variant'],
  find_car: [],
  brand_new: ['is_vehicle_new'],
  reg_year: ['first_reg_date'],
  reg_month: ['first_reg_date'],
  reg_day: ['first_reg_date'],
  dob: ['dob'],
  experience: ['uae_drive_exp', 'nationality_id'],
  insured: ['is_insured'],
  expiry: ['policy_exp_date'],
  test_cert: ['vehicle_test_cert'],
  comprehensive: ['is_comprehensive'],
  agency: ['is_agency_repair'],
  gcc: ['is_gcc_spec'],
  no_claim: ['is_claims'],
  emirate: ['emirate_id'],
  last: ['contact'],
};
