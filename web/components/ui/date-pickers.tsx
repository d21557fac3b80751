'use client';

import { monthNames } from '@muqarin/rules/questions/date-picker';
import { say } from '@/lib/reader.ts';
import css from './date-pickers.module.css';
import { Dropdown } from './dropdown.tsx';

interface DatePickersProps {
  id: string;
  /** The parts are `<name>[year]`, `[month]`, `[day]`; what is chosen stands in `<name>_year` and so on. */
  name: string;
  years: readonly number[];
  texts: Record<Part, string> & { none: string };
  /** Ids of what is chosen from the beginning: the numbers. */
  chosen?: Partial<Record<Part, string>>;
  invalid?: boolean;
}

const parts = ['year', 'month', 'day'] as const;
type Part = (typeof parts)[number];

/** S2 5, 9. */
const DIGITS: Partial<Record<Part, number>> = { year: 4, day: 2 };

/**
 * Year, month and day, narrowed by typing; a year that is chosen by click or Enter leads on to the month, a month to the day (S2 2).
 * Stands in a group that names the date.
 */
export function DatePickers({ id, name, years, texts, chosen, invalid }: DatePickersProps) {
  const options = {
    year: years.map(plain),
    month: monthNames.map((text, at) => ({ id: String(at + 1), label: say(text) })),
    day: Array.from({ length: 31 }, (_, at) => plain(at + 1)),
  };
  return (
    <div className={css.date}>
      {parts.map((part, at) => (
        <div key={part}>
          <label htmlFor={`${id}-${part}`}>{texts[part]}</label>
          <Dropdown
            id={`${id}-${part}`}
            name={`${name}[${part}]`}
            hiddenId={`${name}_${part}`}
            options={options[part]}
            empty="–"
            none={texts.none}
            digits={DIGITS[part]}
            chosen={chosen?.[part]}
            control={name}
            invalid={invalid ?? false}
            onChoose={() => focusOn(`${id}-${parts[at + 1]}`)}
          />
        </div>
      ))}
    </div>
  );
}

function plain(value: number) {
  return { id: String(value), label: String(value) };
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
