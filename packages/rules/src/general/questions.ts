import type { FieldError } from '../checked.ts';
import type { ContactRules } from '../contact.ts';
import { parseWhole, toWesternNumber } from '../digits.ts';
import { emirates, parseEmirate } from '../emirates.ts';
import { formMessages } from '../messages-form.ts';
import { companyStep } from '../questions/company-step.ts';
import { choice, line, own, select, yesNo } from '../questions/control.ts';
import { type FormFields, own as ownField } from '../questions/form-fields.ts';
import { questionnaireOf } from '../questions/questionnaire.ts';
import { flagIn, parsed, textIn, wholeIn } from '../questions/read-fields.ts';
import { shortened } from '../typed-text.ts';
import { checkEmployees, EMPLOYEE_FIELDS, employeeControls } from './employees.ts';
import { FIGURE_FIELDS, parseFigure, parseWages } from './figures.ts';
import { parseTypes } from './insurance-types.ts';
import { generalMessages } from './messages.ts';
import { type GeneralStep, generalPath } from './questionnaire.ts';
import type { Employees, GeneralDraft } from './types.ts';

export interface GeneralRules extends ContactRules {
  /** Whether the catalogue has this activity; without it ids are believed. */
  knowsActivity?: ((activityId: number) => boolean) | undefined;
}

/**
 * The wizard's pages by the names of S1 3. `selected_general_codes` and `selected_general_ids` may repeat or be a comma list.
 * An empty field is left out, one that does not parse is NaN, so that it is refused as wrong and not as missing.
 */
export const generalWizard = questionnaireOf<GeneralStep, GeneralDraft, GeneralRules>({
  path: (draft) => generalPath(draft),
  whenAnswered: 'general_contact_page',
  questions: {
    general_insurance_type_page: {
      asks: ['types', 'other'],
      title: 'typeTitle',
      help: 'typeHelp',
      controls: [
        own('types', true),
        line('other', 'other', { maxLength: 500 }, { hint: 'otherHint' }),
      ],
      read: (fields) => {
        const codes = ['selected_general_codes', 'selected_general_ids'];
        const types = parseTypes(codes.map((name) => textIn(fields, name)));
        const other = textIn(fields, 'other');
        return {
          ...(types.length > 0 ? { types } : {}),
          ...(types.includes('other') && other !== '' ? { other: shortened(other, 500) } : {}),
        };
      },
      check: checkTypes,
    },
    business_information_page: {
      title: 'businessTitle',
      help: 'businessHelp',
      // Figures are optional, so an emptied one is taken out as well.
      controls: [
        select('business_activity_id', 'activities', {
          label: 'activity',
          hint: 'activityHint',
          value: ({ activity_id }) => activity_id,
        }),
        select('emirate_id', emirates, { label: 'emirate' }),
      ],
      asks: ['activity_id', 'emirate_id', 'turnoverFils', 'sumInsuredFils', 'contractValueFils'],
      read: (fields) =>
        parsed({
          activity_id: wholeIn(fields, 'business_activity_id'),
          emirate_id: parseEmirate(textIn(fields, 'emirate_id') || textIn(fields, 'emirate')),
          ...parseFigures(fields),
        }),
      check: checkBusiness,
    },
    employee_details_page: {
      asks: ['employees'],
      title: 'employeesTitle',
      help: 'employeesHelp',
      controls: employeeControls,
      read: parseEmployees,
      check: ({ employees = {} }) => checkEmployees(employees),
    },
    had_any_claim_page: {
      asks: ['had_claim', 'claim_details'],
      title: 'claimTitle',
      help: 'claimHelp',
      // What happened, if somebody likes to say it (decisions G6).
      controls: [
        choice('general_had_claim', yesNo, { stays: true, value: ({ had_claim }) => had_claim }),
        line('claim_details', 'claimDetails', { maxLength: 500 }),
      ],
      read: (fields) => {
        const details = shortened(textIn(fields, 'claim_details'), 500);
        return parsed({
          had_claim: flagIn(fields, 'general_had_claim'),
          claim_details: details === '' ? undefined : details,
        });
      },
      check: ({ had_claim }) =>
        typeof had_claim === 'boolean'
          ? []
          : [{ field: 'general_had_claim', message: generalMessages.enterHadClaim }],
    },
    general_contact_page: {
      title: 'contactTitle',
      help: 'contactHelp',
      onward: 'seePlans',
      ...companyStep('contactName'),
    },
  },
});

/** The amounts of the business page, which the list asks for again where one is missing. */
export function parseFigures(fields: FormFields): GeneralDraft {
  const pairs = FIGURE_FIELDS.map(({ field, key }): [string, number | undefined] => {
    return [key, parseFigure(ownField(fields, field) ?? '')];
  });
  return parsed(Object.fromEntries(pairs)) as GeneralDraft;
}

export function parseEmployees(fields: FormFields): Pick<GeneralDraft, 'employees'> {
  const pairs = EMPLOYEE_FIELDS.map(({ field, key }): [string, number | undefined] => {
    const typed = textIn(fields, field);
    if (field.endsWith('wages')) return [key, parseWages(typed)];
    if (typed === '') return [key, undefined];
    return [key, parseWhole(toWesternNumber(typed).replaceAll(',', '')) ?? Number.NaN];
  });
  return { employees: parsed(Object.fromEntries(pairs)) as Partial<Employees> };
}

function checkTypes({ types = [], other = '' }: GeneralDraft): FieldError[] {
  if (types.length === 0) {
    return [{ field: 'selected_general_codes', message: generalMessages.enterTypes }];
  }
  const isOpen = types.includes('other') && other.trim() === '';
  return isOpen ? [{ field: 'other', message: generalMessages.enterOther }] : [];
}

/** Shown under "Below information are mandatory" (S1 5); a figure may be missing, not wrong. */
function checkBusiness(
  draft: GeneralDraft,
  { knowsActivity = () => true }: GeneralRules,
): FieldError[] {
  const { activity_id: activity, emirate_id: emirate } = draft;
  const errors: FieldError[] = [];
  if (activity === undefined || !knowsActivity(activity)) {
    errors.push({ field: 'business_activity_id', message: generalMessages.enterActivity });
  }
  if (!emirates.some(({ id }) => id === emirate)) {
    errors.push({ field: 'emirate_id', message: formMessages.enterEmirate });
  }
  for (const { field, key } of FIGURE_FIELDS) {
    if (Number.isNaN(draft[key])) errors.push({ field, message: generalMessages.amountInDirhams });
  }
  return errors;
}
