/** Dates of lead forms, chosen in parts: year, month and day each by its own picker (S2 2, 5). */
import { type CivilDate, isRealDate, parseIsoDate } from '../dates.ts';
import { toWesternDigits } from '../digits.ts';
import { type FormFields, own } from '../questions/form-fields.ts';

export const leadDates = ['travel_date', 'return_date', 'date_of_birth'] as const;

const parts = ['day', 'month', 'year'] as const;

/** The same fields with each date in one, as dd/mm/yyyy (decisions X16); '' when nothing of it was chosen. */
export function withWholeDates(fields: FormFields): Record<string, string> {
  const isPart = (name: string) =>
    leadDates.some((date) => name.startsWith(`${date}[`) || name.startsWith(`${date}_`));
  const whole = Object.fromEntries(Object.entries(fields).filter(([name]) => !isPart(name)));
  for (const date of leadDates) {
    if (own(fields, date)?.trim()) continue;
    const chosen = parts.map((part) => partOf(fields, date, part));
    if (chosen.some((text) => text !== undefined)) {
      whole[date] = chosen.every((text) => text === '') ? '' : chosen.join('/');
    }
  }
  return whole;
}

/**
 * A number in the part's own field, which is what the person sees: the browser's select where no script runs. Else what was
 * picked, where the field holds its name.
 */
function partOf(fields: FormFields, date: string, part: string): string | undefined {
  const shown = own(fields, `${date}[${part}]`)?.trim();
  if (shown !== undefined && /^\d+$/.test(shown)) return shown;
  return own(fields, `${date}_${part}`)?.trim() || shown;
}

/** dd/mm/yyyy as it is shown, or YYYY-MM-DD as a date field sends it (decisions X16); null for anything else. */
export function typedDate(text: string): CivilDate | null {
  const western = toWesternDigits(text);
  const shown = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(western);
  if (!shown) return parseIsoDate(western);
  const date = { year: Number(shown[3]), month: Number(shown[2]), day: Number(shown[1]) };
  return isRealDate(date) ? date : null;
}
