import { parseFlag } from '../calls/flags.ts';
import { parseWhole, toWesternNumber } from '../digits.ts';
import { parseEmirate } from '../emirates.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { shortened } from '../typed-text.ts';
import { EMPLOYEE_FIELDS } from './employees.ts';
import { FIGURE_FIELDS, parseFigure, parseWages } from './figures.ts';
import { parseTypes } from './insurance-types.ts';
import type { GeneralStep } from './questionnaire.ts';
import type { Employees, GeneralContact, GeneralDraft } from './types.ts';

/**
 * The answers in a plain form post of one page, by the names of S1 3. `selected_general_codes` and
 * `selected_general_ids` may repeat or be a comma list. An empty field is left out, one that does
 * not parse is NaN, so that it is refused as wrong and not as missing.
 */
export function parseGeneralStepForm(step: GeneralStep, fields: FormFields): GeneralDraft {
  const text = (name: string) => own(fields, name)?.trim() ?? '';
  switch (step) {
    case 'general_insurance_type_page': {
      const types = parseTypes([text('selected_general_codes'), text('selected_general_ids')]);
      const other = text('other');
      return {
        ...(types.length > 0 ? { types } : {}),
        ...(types.includes('other') && other !== '' ? { other: shortened(other, 500) } : {}),
      };
    }
    case 'business_information_page':
      return drop({
        activity_id: parseWhole(text('business_activity_id')),
        emirate_id: parseEmirate(text('emirate_id') || text('emirate')),
        ...parseFigures(fields),
      });
    case 'employee_details_page':
      return parseEmployees(fields);
    case 'had_any_claim_page': {
      const details = shortened(text('claim_details'), 500);
      return drop({
        had_claim: parseFlag(text('general_had_claim')),
        claim_details: details === '' ? undefined : details,
      });
    }
    case 'general_contact_page':
      return { contact: parseGeneralContact(fields) };
  }
}

/** The amounts of the business page, which the list asks for again where one is missing. */
export function parseFigures(fields: FormFields): GeneralDraft {
  const pairs = FIGURE_FIELDS.map(({ field, key }): [string, number | undefined] => {
    return [key, parseFigure(own(fields, field) ?? '')];
  });
  return drop(Object.fromEntries(pairs)) as GeneralDraft;
}

export function parseEmployees(fields: FormFields): Pick<GeneralDraft, 'employees'> {
  const pairs = EMPLOYEE_FIELDS.map(({ field, key }): [string, number | undefined] => {
    const typed = own(fields, field)?.trim() ?? '';
    if (field.endsWith('wages')) return [key, parseWages(typed)];
    if (typed === '') return [key, undefined];
    return [key, parseWhole(toWesternNumber(typed).replaceAll(',', '')) ?? Number.NaN];
  });
  return { employees: drop(Object.fromEntries(pairs)) as Partial<Employees> };
}

function parseGeneralContact(fields: FormFields): Partial<GeneralContact> {
  const names = ['company_name', 'contact_name', 'customer_email', 'phone', 'dial_code'] as const;
  const pairs = [...names, 'fullNumber' as const].map((name): [string, string | undefined] => {
    return [name, own(fields, name)];
  });
  return drop(Object.fromEntries(pairs));
}

type Given<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

function drop<Fields extends object>(fields: Fields): Given<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Given<Fields>;
}
