import { parseIsoDate } from '@muqarin/rules/dates';
import { monthNames } from '@muqarin/rules/questions/date-picker';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, FieldGroup } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { say } from '@/lib/reader.ts';
import { t } from './texts.ts';

interface Props {
  /** The selects are `<name>[day]`, `[month]`, `[year]`. */
  name: string;
  label: string;
  hint?: string;
  /** ISO day, or empty. */
  value: string;
  error: string | undefined;
  years: readonly number[];
}

/** Day, month and year as three selects (brand.md). A half-chosen date keeps what was chosen. */
export function DateSelects({ name, label, hint, value, error, years }: Props) {
  const chosen = partsOf(value);
  const options = {
    day: Array.from({ length: 31 }, (_, i) => ({ value: i + 1, text: String(i + 1) })),
    month: monthNames.map((name, i) => ({ value: i + 1, text: say(name) })),
    year: years.map((year) => ({ value: year, text: String(year) })),
  };
  const labels = { day: t.day, month: t.month, year: t.year };
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error}>
      <div className={fieldCss.date}>
        {(['day', 'month', 'year'] as const).map((part) => (
          <label key={part} htmlFor={`${name}-${part}`}>
            <span>{labels[part]}</span>
            <Select
              id={`${name}-${part}`}
              name={`${name}[${part}]`}
              defaultValue={chosen[part]}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(name, hint, error)}
            >
              <option value="">–</option>
              {options[part].map((row) => (
                <option key={row.value} value={row.value}>
                  {row.text}
                </option>
              ))}
            </Select>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function partsOf(value: string): Record<'day' | 'month' | 'year', string> {
  const date = parseIsoDate(value);
  if (date) return { day: String(date.day), month: String(date.month), year: String(date.year) };
  const [year = '', month = '', day = ''] = value.split('-');
  const whole = (text: string) => (/^\d{1,4}$/.test(text) ? String(Number(text) || '') : '');
  return { day: whole(day), month: whole(month), year: whole(year) };
}
