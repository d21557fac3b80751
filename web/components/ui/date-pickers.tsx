'use client';

import { monthNames } from '@muqarin/rules/date-picker';
import { say } from '@/lib/reader.ts';
import css from './date-pickers.module.css';
import { Dropdown } from './dropdown.tsx';
import { FieldGroup } from './field.tsx';

interface DatePickersProps {
  /** The parts are `<name>[year]`, `[month]`, `[day]`; what is chosen stands in `<name>_year` and so on. */
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  years: readonly number[];
  texts: Record<Part, string> & { none: string };
}

const parts = ['year', 'month', 'day'] as const;
type Part = (typeof parts)[number];

/** S2 5, 9. */
const DIGITS: Partial<Record<Part, number>> = { year: 4, day: 2 };

/**
 * Year, month and day, narrowed by typing; a year that is chosen by click or Enter leads on to the month, a month to the day (S2 2).
 */
export function DatePickers({ name, label, hint, error, years, texts }: DatePickersProps) {
  const options = {
    year: years.map(plain),
    month: monthNames.map((text, at) => ({ id: String(at + 1), label: say(text) })),
    day: Array.from({ length: 31 }, (_, at) => plain(at + 1)),
  };
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error}>
      <div className={css.date}>
        {parts.map((part, at) => (
          <div key={part}>
            <label htmlFor={`${name}-${part}`}>{texts[part]}</label>
            <Dropdown
              id={`${name}-${part}`}
              name={`${name}[${part}]`}
              hiddenId={`${name}_${part}`}
              options={options[part]}
              empty="–"
              none={texts.none}
              digits={DIGITS[part]}
              onChoose={() => focusOn(`${name}-${parts[at + 1]}`)}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

function plain(value: number) {
  return { id: String(value), label: String(value) };
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
