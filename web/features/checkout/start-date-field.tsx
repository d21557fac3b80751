import { parseIsoDate, shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { datesBetween } from '@muqarin/rules/questions/date-picker';
import { DateSelects } from '@/components/ui/date-selects.tsx';
import { describedBy } from '@/components/ui/field.tsx';
import { START_FIELD } from './confirm-errors.ts';
import type { DateParts } from './start-date.ts';
import { t } from './texts.ts';

interface Props {
  parts: DateParts;
  /** ISO days. */
  first: string;
  last: string;
  error: string | undefined;
  onChange: (parts: DateParts) => void;
}

/** Year, month and day of the policy's first day, today to 60 days on (decisions M43). */
export function StartDate({ parts, first, last, error, onChange }: Props) {
  const hint = fillMessage(t.startBetween, {
    first: shownDate(first),
    last: shownDate(last),
  });
  const [from, to] = [parseIsoDate(first), parseIsoDate(last)];
  if (!from || !to) return null;
  const partOf = (part: keyof DateParts) => ({
    id: `${START_FIELD}-${part}`,
    name: `${START_FIELD}[${part}]`,
    start: parts[part],
    wrong: error !== undefined,
    describedBy: describedBy(START_FIELD, hint, error),
  });
  return (
    <DateSelects
      id={START_FIELD}
      label={t.startDate}
      hint={hint}
      error={error}
      parts={{ year: partOf('year'), month: partOf('month'), day: partOf('day') }}
      words={{ typed: t.typedDate, year: t.year, month: t.month, day: t.day }}
      lists={datesBetween(from, to)}
      onChange={onChange}
    />
  );
}
