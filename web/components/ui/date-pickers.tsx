'use client';

import { monthNames } from '@muqarin/rules/questions/date-picker';
import { useEffect, useState } from 'react';
import { say } from '@/lib/reader.ts';
import css from './date-pickers.module.css';
import type { DatePart, Held } from './date-pickers-live.tsx';
import { Dropdown } from './dropdown.tsx';

interface DatePickersProps {
  id: string;
  /** The parts are `<name>[year]`, `[month]`, `[day]`; what is chosen stands in `<name>_year` and so on. */
  name: string;
  /** ISO days, both included, in the order from the one to the other. */
  first: string;
  last: string;
  texts: Record<DatePart | 'typed' | 'none', string>;
  /** Ids of what is chosen from the beginning: the numbers. */
  chosen?: Partial<Record<DatePart, string>>;
  invalid?: boolean;
}

const parts = ['year', 'month', 'day'] as const;

/** S2 5, 9. */
const DIGITS: Partial<Record<DatePart, number>> = { year: 4, day: 2 };

/**
 * The date control of the site's forms: a field to type into; year, month and day, narrowed by typing; a year that is chosen by click
 * or Enter leads on to the month, a month to the day (S2 2). Months and days follow what is chosen once the script of that has
 * come; until then, and without one, all are offered. Stands in a group that names the date.
 */
export function DatePickers(props: DatePickersProps) {
  const { id, name, first, last, texts, chosen, invalid = false } = props;
  const [live, setLive] = useState<typeof import('./date-pickers-live.tsx')>();
  const [held, setHeld] = useState<Held>({});
  useEffect(() => void import('./date-pickers-live.tsx').then(setLive), []);
  const hold = (change: Held) =>
    setHeld((old) => {
      const all = { ...old, ...change };
      return live ? live.offered(all, first, last) : all;
    });
  const options = live ? live.optionsOf(held, first, last) : everyOption(first, last);
  return (
    <>
      {live ? (
        <live.TypedOver id={id} label={texts.typed} held={held} onTyped={hold} />
      ) : (
        <div className={css.room} />
      )}
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
              follows={held[part]}
              control={name}
              invalid={invalid}
              onChange={(value) => hold({ [part]: value })}
              onChoose={() => document.getElementById(`${id}-${parts[at + 1]}`)?.focus()}
            />
          </div>
        ))}
      </div>
    </>
  );
}

function everyOption(first: string, last: string) {
  const [from, to] = [Number.parseInt(first, 10), Number.parseInt(last, 10)];
  const step = from <= to ? 1 : -1;
  return {
    year: plain(Math.abs(to - from) + 1, (at) => from + at * step),
    month: monthNames.map((text, at) => ({ id: String(at + 1), label: say(text) })),
    day: plain(31, (at) => at + 1),
  };
}

function plain(length: number, numberAt: (at: number) => number) {
  return Array.from({ length }, (_, at) => {
    const text = String(numberAt(at));
    return { id: text, label: text };
  });
}
