import { parseFlag } from '../calls/flags.ts';
import type { CivilDate } from '../dates.ts';
import { parseWhole } from '../digits.ts';
import { parsePickerText } from './date-picker.ts';
import { type FormFields, own } from './form-fields.ts';

type Given<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** Without the fields that did not parse. */
export function parsed<Fields extends object>(fields: Fields): Given<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Given<Fields>;
}

/** The field's text without what is around it; empty when it was not sent. */
export function textIn(fields: FormFields, name: string): string {
  return own(fields, name)?.trim() ?? '';
}

export function wholeIn(fields: FormFields, name: string): number | undefined {
  return parseWhole(textIn(fields, name));
}

export function flagIn(fields: FormFields, name: string): boolean | undefined {
  return parseFlag(textIn(fields, name));
}

export function datePartIn(
  fields: FormFields,
  part: keyof CivilDate,
  name: string,
): number | undefined {
  return parsePickerText(part, textIn(fields, name));
}

/** A date of three fields: `dob_year`, `dob_month` and `dob_day`. */
export function dateIn(fields: FormFields, name: string): Partial<CivilDate> {
  return parsed({
    year: datePartIn(fields, 'year', `${name}_year`),
    month: datePartIn(fields, 'month', `${name}_month`),
    day: datePartIn(fields, 'day', `${name}_day`),
  });
}
