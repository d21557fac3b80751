import { errorsOf, type FieldError } from '../checked.ts';
import { type ContactRules, checkContact } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import { emirates, parseEmirate } from '../emirates.ts';
import { messages } from '../messages.ts';
import { motorMessages } from '../messages-motor.ts';
import { isNationality } from '../nationalities.ts';
import { type FormFields, own, parseContact } from '../questions/form-fields.ts';
import { type Question, questionnaireOf } from '../questions/questionnaire.ts';
import { dateIn, datePartIn, flagIn, parsed, textIn, wholeIn } from '../questions/read-fields.ts';
import { parseChassis } from './chassis.ts';
import {
  CAR_FIELDS,
  checkBirth,
  checkCar,
  checkExpiry,
  checkRegistration,
  listed,
  unless,
} from './checks.ts';
import { drivingExperience, noClaimYears } from './lookups.ts';
import { type MotorStep, motorPath } from './questionnaire.ts';
import type { ChosenCar, MotorDraft } from './types.ts';

export interface MotorRules extends ContactRules {
  /** Whether the catalogue has this car, as far as it is chosen. Without it ids are believed. */
  knowsCar?: ((car: ChosenCar) => boolean) | undefined;
}

type Rules = MotorRules & { today: CivilDate };
type Asked = Question<MotorDraft, Rules>;

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
      read: (fields) => parsed({ make_id: wholeIn(fields, 'make_id') }),
      check: (draft, rules) => checkCar(draft, ['make_id'], motorMessages.enterMake, rules),
      apply: (draft, input) => ({
        ...(input.make_id === draft.make_id ? draft : without(draft, CAR_AFTER_MAKE)),
        ...input,
      }),
    },
    year: {
      asks: ['manf_year'],
      read: (fields) => parsed({ manf_year: datePartIn(fields, 'year', 'manf_year') }),
      check: (draft, rules) =>
        checkCar(draft, ['make_id', 'manf_year'], motorMessages.enterModelYear, rules),
      apply: (draft, input) => ({
        ...(input.manf_year === draft.manf_year ? draft : without(draft, ['model_id', ...VARIANT])),
        ...input,
      }),
    },
    model: {
      asks: ['model_id'],
      read: (fields) => parsed({ model_id: wholeIn(fields, 'model_id') }),
      check: (draft, rules) =>
        checkCar(draft, ['make_id', 'manf_year', 'model_id'], motorMessages.enterModel, rules),
      apply: (draft, input) => ({
        ...(input.model_id === draft.model_id ? draft : without(draft, VARIANT)),
        ...input,
      }),
    },
    variant: {
      asks: VARIANT,
      read: (fields) =>
        textIn(fields, 'variant_id') === NO_VARIANT
          ? { no_variant: true }
          : parsed({ variant_id: wholeIn(fields, 'variant_id') }),
      check: (draft, rules) =>
        draft.no_variant ? [] : checkCar(draft, CAR_FIELDS, motorMessages.enterVariant, rules),
      apply: (draft, input) => ({ ...without(draft, VARIANT), ...input }),
    },
    // It asks for a call and leads nowhere, so it is never answered.
    find_car: { asks: [], waits: () => true },
    brand_new: yesNo('is_vehicle_new', 'enterBrandNew'),
    reg_year: registrationPart('reg_year', 'year'),
    reg_month: registrationPart('reg_month', 'month'),
    reg_day: registrationPart('reg_day', 'day'),
    dob: {
      asks: ['dob'],
      read: (fields) => ({ dob: dateIn(fields, 'dob') }),
      check: checkBirth,
    },
    experience: {
      asks: ['uae_drive_exp', 'nationality_id'],
      read: (fields) =>
        parsed({
          uae_drive_exp: wholeIn(fields, 'uae_drive_exp'),
          nationality_id: wholeIn(fields, 'nationality_id'),
        }),
      check: (draft) => [
        ...listed('uae_drive_exp', draft, drivingExperience, motorMessages.enterExperience),
        ...unless(isNationality(draft.nationality_id), 'nationality_id', 'enterNationality'),
      ],
    },
    insured: yesNo('is_insured', 'enterInsured'),
    expiry: {
      asks: ['policy_exp_date'],
      read: (fields) => ({ policy_exp_date: dateIn(fields, 'policy_exp') }),
      check: checkExpiry,
    },
    test_cert: yesNo('vehicle_test_cert', 'enterTestCertificate'),
    comprehensive: yesNo('is_comprehensive', 'enterComprehensive'),
    agency: yesNo('is_agency_repair', 'enterAgencyRepair'),
    gcc: yesNo('is_gcc_spec', 'enterGccSpec'),
    no_claim: {
      asks: ['is_claims'],
      read: (fields) =>
        parsed({
          is_claims: wholeIn(fields, 'is_claims'),
          claims_noted: flagIn(fields, 'claims_noted') === true ? true : undefined,
        }),
      check: (draft) => listed('is_claims', draft, noClaimYears, motorMessages.enterNoClaim),
      /** The notice of another number is not one of this. */
      apply: (draft, input) => ({
        ...(input.is_claims === draft.is_claims ? draft : without(draft, ['claims_noted'])),
        ...input,
      }),
      waits: ({ is_claims, claims_noted }) => is_claims !== 0 && claims_noted !== true,
    },
    emirate: {
      asks: ['emirate_id'],
      read: (fields) =>
        parsed({
          emirate_id: parseEmirate(textIn(fields, 'emirate_id') || textIn(fields, 'emirate')),
        }),
      check: (draft) => listed('emirate_id', draft, emirates, messages.enterEmirate),
    },
    last: {
      asks: ['contact', 'chassis_no'],
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

function yesNo(field: YesNo, message: keyof typeof motorMessages): Asked {
  return {
    asks: [field],
    read: (fields) => parsed({ [field]: flagIn(fields, field) }),
    check: (draft) => unless(typeof draft[field] === 'boolean', field, message),
  };
}

type YesNo =
  | 'is_vehicle_new'
  | 'is_insured'
  | 'vehicle_test_cert'
  | 'is_comprehensive'
  | 'is_agency_repair'
  | 'is_gcc_spec';

/** The registration date is asked on three pages; the other dates come whole. */
function registrationPart(
  step: 'reg_year' | 'reg_month' | 'reg_day',
  part: keyof CivilDate,
): Asked {
  return {
    asks: ['first_reg_date'],
    read: (fields) => ({ first_reg_date: parsed({ [part]: datePartIn(fields, part, step) }) }),
    check: (draft, { today }) => checkRegistration(step, draft, today),
    apply: (draft, { first_reg_date }) =>
      first_reg_date
        ? { ...draft, first_reg_date: { ...draft.first_reg_date, ...first_reg_date } }
        : draft,
    given: (draft, { first_reg_date }) => {
      if (first_reg_date?.[part] !== undefined) return draft;
      const { [part]: _, ...parts } = (first_reg_date && draft.first_reg_date) ?? {};
      return { ...draft, first_reg_date: parts };
    },
  };
}

/** Contact and chassis number in the form in which they are stored, where they are valid. */
function tidied(draft: MotorDraft, input: MotorDraft, rules: ContactRules): MotorDraft {
  const merged = { ...draft, ...input };
  const contact = checkContact(merged.contact ?? {}, rules);
  const chassis = parseChassis(merged.chassis_no ?? '');
  return {
    ...merged,
    ...(contact.ok ? { contact: contact.answers } : {}),
    ...(chassis.ok ? { chassis_no: chassis.chassis_no } : {}),
  };
}

/** Name, e-mail and phone are required, the chassis number may be empty (S1 4, decisions V10). */
function checkLast({ contact, chassis_no = '' }: MotorDraft, rules: ContactRules): FieldError[] {
  const errors = errorsOf(checkContact(contact ?? {}, rules)).map(({ field, message }) => ({
    field: field === 'phone' ? 'mobile' : field,
    message,
  }));
  if (chassis_no.trim() === '' || parseChassis(chassis_no).ok) return errors;
  return [...errors, { field: 'chassis_no', message: motorMessages.validChassis }];
}

/** S1 3 calls the phone `mobile`; `phone` is read too. */
export function parseMotorContact(fields: FormFields): NonNullable<MotorDraft['contact']> {
  const mobile = own(fields, 'mobile');
  const contact = parseContact(fields);
  return mobile === undefined ? contact : { ...contact, phone: mobile };
}

function without(draft: MotorDraft, names: readonly (keyof MotorDraft)[]): MotorDraft {
  const rest = { ...draft };
  for (const name of names) delete rest[name];
  return rest;
}
