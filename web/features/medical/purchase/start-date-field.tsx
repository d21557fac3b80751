import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { monthNames } from '@muqarin/rules/questions/date-picker';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, FieldGroup } from '@/components/ui/field.tsx';
import { t } from '@/features/plan-list/texts.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { START_FIELD } from './buy-errors.ts';
import { choices, type DateParts } from './start-date.ts';

interface Props {
  parts: DateParts;
  /** ISO days. */
  first: string;
  last: string;
  error: string | undefined;
  onChange: (parts: DateParts) => void;
}

/** Day, month and year of the policy's first day, today to 60 days on (decisions M43). */
export function StartDate({ parts, first, last, error, onChange }: Props) {
  const hint = fillMessage(t.startBetween, { first: shownDate(first), last: shownDate(last) });
  const { years, months } = choices(first, last);
  const options: Record<keyof DateParts, { value: number; text: string }[]> = {
    day: Array.from({ length: 31 }, (_, i) => ({ value: i + 1, text: String(i + 1) })),
    month: months.map((value) => ({ value, text: say(monthNames[value - 1] ?? String(value)) })),
    year: years.map((value) => ({ value, text: String(value) })),
  };
  const labels = { day: t.day, month: t.month, year: t.startYear };
  return (
    <FieldGroup id={START_FIELD} label={t.startDate} hint={hint} error={error}>
      <div className={fieldCss.date}>
        {(['day', 'month', 'year'] as const).map((part) => (
          <label key={part}>
            <span>{labels[part]}</span>
            <select
              id={`${START_FIELD}-${part}`}
              name={`${START_FIELD}[${part}]`}
              className={classes(fieldCss.input, fieldCss.select)}
              value={parts[part]}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(START_FIELD, hint, error)}
              onChange={(event) => onChange({ ...parts, [part]: event.target.value })}
            >
              <option value="">{t.choose}</option>
              {options[part].map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
