import { emirates, parseEmirate } from '../emirates.ts';
import { formMessages } from '../messages-form.ts';
import { isNationality } from '../nationality-ids.ts';
import { choice, contactControls, line, list, own, select } from '../questions/control.ts';
import { questionnaireOf } from '../questions/questionnaire.ts';
import { datePartIn, flagIn, parsed, textIn, wholeIn } from '../questions/read-fields.ts';
import { CAR_FIELDS, checkBirth, checkCar, checkExpiry, listed, unless } from './checks.ts';
import { driverBirthYears, expiryYears } from './date-choices.ts';
import { checkLast, parseMotorContact, tidied } from './last-step.ts';
import { drivingExperience, noClaimYears } from './lookups.ts';
import { motorQuestionMessages } from './messages-questions.ts';
import { registrationPart, wholeDate, yesNo } from './question-kinds.ts';
import { type MotorStep, motorPath } from './questionnaire.ts';
import type { Rules } from './rules.ts';
import type { MotorDraft } from './types.ts';

const chassisTyped = {
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: 40,
} as const;

/** The value of the variant list's own "no variant available". */
export const NO_VARIANT = 'none';

const VARIANT = ['variant_id', 'no_variant'] as const;
/** What of the car hangs on its make. */
const CAR_AFTER_MAKE = ['manf_year', 'model_id', ...VARIANT] as const;

/**
 * The pages of S1 2, each declared once, by the names of S1 3; a date is three fields (`dob_year`, `dob_month`, `dob_day`), a
 * registration one of `reg_year`, `reg_month`, `reg_day`. `variant_id=none` is "no variant available".
 */
export const motorQuestions = questionnaireOf<MotorStep, MotorDraft, Rules>({
  path: (draft, { today }, opened) => {
    // The emirate's page stays reachable where it is skipped (decisions V2).
    const { emirate_chosen_before: _, ...asked } = draft;
    return motorPath(opened === 'emirate' ? asked : draft, today);
  },
  whenAnswered: 'last',
  questions: {
    make: {
      asks: ['make_id'],
      controls: [list('make_id', 'makes', { filter: 'make.filter' })],
      read: (fields) => parsed({ make_id: wholeIn(fields, 'make_id') }),
      check: (draft, rules) => checkCar(draft, ['make_id'], motorQuestionMessages.enterMake, rules),
      apply: (draft, input) => ({
        ...(input.make_id === draft.make_id ? draft : without(draft, CAR_AFTER_MAKE)),
        ...input,
      }),
    },
    year: {
      asks: ['manf_year'],
      controls: [list('manf_year', 'years', { filter: 'year.filter', digits: 4, narrow: true })],
      read: (fields) => parsed({ manf_year: datePartIn(fields, 'year', 'manf_year') }),
      check: (draft, rules) =>
        checkCar(draft, ['make_id', 'manf_year'], motorQuestionMessages.enterModelYear, rules),
      apply: (draft, input) => ({
        ...(input.manf_year === draft.manf_year ? draft : without(draft, ['model_id', ...VARIANT])),
        ...input,
      }),
    },
    model: {
      asks: ['model_id'],
      controls: [list('model_id', 'models', { filter: 'model.filter' })],
      read: (fields) => parsed({ model_id: wholeIn(fields, 'model_id') }),
      check: (draft, rules) =>
        checkCar(
          draft,
          ['make_id', 'manf_year', 'model_id'],
          motorQuestionMessages.enterModel,
          rules,
        ),
      apply: (draft, input) => ({
        ...(input.model_id === draft.model_id ? draft : without(draft, VARIANT)),
        ...input,
      }),
    },
    variant: {
      asks: VARIANT,
      controls: [
        list('variant_id', 'variants', {
          filter: 'variant.filter',
          value: ({ variant_id, no_variant }) => (no_variant ? NO_VARIANT : variant_id),
        }),
      ],
      read: (fields) =>
        textIn(fields, 'variant_id') === NO_VARIANT
          ? { no_variant: true }
          : parsed({ variant_id: wholeIn(fields, 'variant_id') }),
      check: (draft, rules) =>
        draft.no_variant
          ? []
          : checkCar(draft, CAR_FIELDS, motorQuestionMessages.enterVariant, rules),
      apply: (draft, input) => ({ ...without(draft, VARIANT), ...input }),
    },
    // It asks for a call and leads nowhere, so it is never answered.
    find_car: {
      asks: [],
      onward: 'send',
      sending: 'sending',
      waits: () => true,
      controls: [
        {
          kind: 'area',
          name: 'details',
          label: 'find_car.details',
          hint: 'find_car.detailsHint',
          typed: { rows: 4, maxLength: 1000 },
        },
        select('emirate', emirates, {
          label: 'find_car.emirate',
          value: ({ emirate_id }) => emirate_id,
        }),
        ...contactControls<MotorDraft>(({ contact }) => contact),
        own('honeypot'),
      ],
    },
    brand_new: yesNo('is_vehicle_new', 'enterBrandNew', 'aside.brandNew'),
    reg_year: registrationPart('reg_year', 'year'),
    reg_month: registrationPart('reg_month', 'month'),
    reg_day: registrationPart('reg_day', 'day'),
    dob: wholeDate('dob', 'dob', driverBirthYears, checkBirth, 'aside.born'),
    experience: {
      asks: ['uae_drive_exp', 'nationality_id'],
      // They share a page (S1 2 step 5), so a click does not go on.
      controls: [
        choice('uae_drive_exp', drivingExperience, {
          compact: true,
          stays: true,
          said: 'aside.experience',
        }),
        select('nationality_id', 'nationalities', {
          label: 'experience.nationality',
          hint: 'experience.nationalityHint',
          said: 'aside.nationality',
        }),
      ],
      read: (fields) =>
        parsed({
          uae_drive_exp: wholeIn(fields, 'uae_drive_exp'),
          nationality_id: wholeIn(fields, 'nationality_id'),
        }),
      check: (draft) => [
        ...listed('uae_drive_exp', draft, drivingExperience, motorQuestionMessages.enterExperience),
        ...unless(isNationality(draft.nationality_id), 'nationality_id', 'enterNationality'),
      ],
    },
    insured: yesNo('is_insured', 'enterInsured', 'aside.insured'),
    expiry: wholeDate('policy_exp', 'expiry', expiryYears, checkExpiry, 'aside.expired'),
    test_cert: yesNo('vehicle_test_cert', 'enterTestCertificate', 'aside.testCert'),
    comprehensive: yesNo('is_comprehensive', 'enterComprehensive', 'aside.cover', [
      {
        id: 1,
        text: 'comprehensive.yes',
        hintText: 'comprehensive.yesHint',
        said: 'aside.comprehensive',
      },
      {
        id: 0,
        text: 'comprehensive.no',
        hintText: 'comprehensive.noHint',
        said: 'aside.thirdParty',
      },
    ]),
    agency: yesNo('is_agency_repair', 'enterAgencyRepair', 'aside.repair', [
      { id: 1, text: 'agency.yes', hintText: 'agency.yesHint', said: 'aside.agency' },
      { id: 0, text: 'agency.no', hintText: 'agency.noHint', said: 'aside.garage' },
    ]),
    gcc: yesNo('is_gcc_spec', 'enterGccSpec', 'aside.gcc', [
      { id: 1, text: 'gcc.yes', said: 'yes' },
      { id: 0, text: 'gcc.no', said: 'no' },
    ]),
    no_claim: {
      asks: ['is_claims'],
      controls: [choice('is_claims', noClaimYears, { said: 'aside.noClaim' }), own('notice')],
      read: (fields) =>
        parsed({
          is_claims: wholeIn(fields, 'is_claims'),
          claims_noted: flagIn(fields, 'claims_noted') === true ? true : undefined,
        }),
      check: (draft) =>
        listed('is_claims', draft, noClaimYears, motorQuestionMessages.enterNoClaim),
      /** The notice of another number is not one of this. */
      apply: (draft, input) => ({
        ...(input.is_claims === draft.is_claims ? draft : without(draft, ['claims_noted'])),
        ...input,
      }),
      waits: ({ is_claims, claims_noted }) => is_claims !== 0 && claims_noted !== true,
    },
    emirate: {
      asks: ['emirate_id'],
      controls: [choice('emirate_id', emirates, { said: 'aside.emirate' })],
      read: (fields) =>
        parsed({
          emirate_id: parseEmirate(textIn(fields, 'emirate_id') || textIn(fields, 'emirate')),
        }),
      check: (draft) => listed('emirate_id', draft, emirates, formMessages.enterEmirate),
    },
    last: {
      asks: ['contact', 'chassis_no'],
      onward: 'submit',
      controls: [
        ...contactControls<MotorDraft>(({ contact }) => contact, 'mobile'),
        line('chassis_no', 'last.chassis', chassisTyped, { hint: 'last.chassisHint' }),
        own('mulkiya'),
        own('honeypot'),
        own('captcha'),
      ],
      read: (fields) => ({
        contact: parseMotorContact(fields),
        chassis_no: textIn(fields, 'chassis_no'),
      }),
      check: checkLast,
      apply: tidied,
      // The chassis number may be empty (S1 4, decisions V10).
      given: (draft, { contact }) => (contact === undefined ? without(draft, ['contact']) : draft),
    },
  },
});

function without(draft: MotorDraft, names: readonly (keyof MotorDraft)[]): MotorDraft {
  const rest = { ...draft };
  for (const name of names) delete rest[name];
  return rest;
}
