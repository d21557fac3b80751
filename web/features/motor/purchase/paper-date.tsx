import { type CivilDate, parseIsoDate } from '@muqarin/rules/dates';
import { datesBetween } from '@muqarin/rules/questions/date-picker';
import { DateSelects } from '@/components/ui/date-selects.tsx';
import { describedBy } from '@/components/ui/field.tsx';
import { t } from './texts.ts';

interface Props {
  /** The selects are `<name>[year]`, `[month]`, `[day]`. */
  name: string;
  label: string;
  hint?: string;
  /** ISO day, or empty. */
  value: string;
  error: string | undefined;
  /** Both included; in the order from the one to the other. */
  from: CivilDate;
  to: CivilDate;
}

/** A date of the purchase. One that is chosen in part keeps what was chosen. */
export function PaperDate({ name, label, hint, value, error, from, to }: Props) {
  const chosen = partsOf(value);
  const partOf = (part: keyof typeof chosen) => ({
    id: `${name}-${part}`,
    name: `${name}[${part}]`,
    start: chosen[part],
    wrong: error !== undefined,
    describedBy: describedBy(name, hint, error),
  });
  return (
    <DateSelects
      id={name}
      label={label}
      hint={hint}
      error={error}
      parts={{ year: partOf('year'), month: partOf('month'), day: partOf('day') }}
      words={{ typed: t.typedDate, year: t.year, month: t.month, day: t.day }}
      lists={datesBetween(from, to)}
    />
  );
}

function partsOf(value: string): Record<'day' | 'month' | 'year', string> {
  const date = parseIsoDate(value);
  if (date) return { day: String(date.day), month: String(date.month), year: String(date.year) };
  const [year = '', month = '', day = ''] = value.split('-');
  const whole = (text: string) => (/^\d{1,4}$/.test(text) ? String(Number(text) || '') : '');
  return { day: whole(day), month: whole(month), year: whole(year) };
}
