/** The health form: name, gender, date of birth, nationality, phone and e-mail, all required (S0 5; decisions M44). */
import type { Checked, FieldError } from '../checked.ts';
import { compareDates, toIsoDate } from '../dates.ts';
import { messages } from '../messages.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { OLDEST_PERSON_YEARS } from './constants.ts';
import type { HealthAnswers, LeadRules } from './lead.ts';
import { siteMessages } from './messages.ts';
import { typedDate, withWholeDates } from './whole-dates.ts';

const healthFields = ['gender_id', 'date_of_birth', 'nationality_id'] as const;

/** The landing payload of S2 3 has none of these fields; the health form has all of them, empty or not. */
export function isHealthForm(sent: FormFields): boolean {
  const fields = withWholeDates(sent);
  return healthFields.some((name) => own(fields, name) !== undefined);
}

/** What the health form asks beyond the person; errors name its own fields. */
export function checkHealthForm(sent: FormFields, rules: LeadRules): Checked<HealthAnswers> {
  const fields = withWholeDates(sent);
  const genderId = chosenIn(fields, 'gender_id', (id) => id === 1 || id === 2);
  const nationalityId = chosenIn(fields, 'nationality_id', rules.knownCountry ?? (() => true));
  const dateOfBirth = bornOn(own(fields, 'date_of_birth') ?? '', rules);
  if (genderId && dateOfBirth !== null && nationalityId) {
    return { ok: true, answers: { genderId, dateOfBirth, nationalityId } };
  }
  return {
    ok: false,
    errors: [
      ...choiceError('gender_id', genderId, siteMessages.enterGender),
      ...dateError(own(fields, 'date_of_birth')?.trim() ?? '', dateOfBirth),
      ...choiceError('nationality_id', nationalityId, siteMessages.enterNationality),
    ],
  };
}

/** Null when nothing was chosen, undefined when the list has no such entry. */
function chosenIn(
  fields: FormFields,
  name: string,
  known: (id: number) => boolean,
): number | null | undefined {
  const text = own(fields, name)?.trim() ?? '';
  if (text === '' || text === '0') return null;
  return /^\d{1,6}$/.test(text) && known(Number(text)) ? Number(text) : undefined;
}

function choiceError(
  field: string,
  chosen: number | null | undefined,
  missing: string,
): FieldError[] {
  if (chosen === null) return [{ field, message: missing }];
  return chosen === undefined ? [{ field, message: siteMessages.chooseFromList }] : [];
}

/** A real day up to today, of somebody no older than the pickers go back; null otherwise (decisions M9, X15). */
function bornOn(text: string, { today }: LeadRules): string | null {
  const date = typedDate(text.trim());
  if (!date || compareDates(date, today) > 0) return null;
  return today.year - date.year <= OLDEST_PERSON_YEARS ? toIsoDate(date) : null;
}

function dateError(text: string, date: string | null): FieldError[] {
  if (date !== null) return [];
  const message = text === '' ? siteMessages.enterDateOfBirth : messages.validDateOfBirth;
  return [{ field: 'date_of_birth', message }];
}
