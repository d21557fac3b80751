'use client';

import { monthNames, type TypedDate } from '@muqarin/rules/questions/date-picker';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldGroup } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { controlId, messageOf, type NamedError } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import stepCss from './steps.module.css';
import { TypedDateField } from './typed-date.tsx';

const PARTS = ['year', 'month', 'day'] as const;
type Part = (typeof PARTS)[number];

interface DateSelectsProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The name of each part's control. */
  names: Record<Part, string>;
  start: Record<Part, string>;
  text: (key: string) => string;
  errors: readonly NamedError[];
  years: readonly number[];
  /** Given what is chosen so far. */
  months: (year: number | undefined) => readonly number[];
  days: (year: number | undefined, month: number | undefined) => readonly number[];
}

/**
 * A field to type into, and three selects, each searchable by typing as the browser does it. Months and days follow what is
 * chosen (S0 5, S1 5). Without JavaScript all are offered.
 */
export function DateSelects(props: DateSelectsProps) {
  const { id, label, hint, names, start, text, errors, years, months, days } = props;
  // Null until the script runs: a list that cannot follow the other two has to offer everything.
  const [year, setYear] = useState<string | null>(null);
  const [month, setMonth] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const read = () => {
    const [first, second, third] = group.current?.querySelectorAll('select') ?? [];
    setYear(first?.value ?? '');
    setMonth(second?.value ?? '');
    setDay(third?.value ?? '');
  };
  // What was chosen before the script arrived.
  useEffect(read, []);
  const fill = (typed: TypedDate) => {
    const selects = group.current?.querySelectorAll('select') ?? [];
    for (const [at, part] of PARTS.entries()) {
      const select = selects[at];
      if (!select) continue;
      const value = String(Number(typed[part]) || '');
      select.value = [...select.options].some((option) => option.value === value) ? value : '';
      // Months and days are those of what stands before them.
      flushSync(read);
    }
  };

  const known = (text: string | null) => (text ? Number(text) : undefined);
  const options: Record<Part, { value: number; text: string }[]> = {
    year: years.map(plain),
    month: months(known(year)).map((value) => ({ value, text: say(monthNames[value - 1] ?? '') })),
    day: days(known(year), known(month)).map(plain),
  };
  const error = messageOf(errors, ...PARTS.map((part) => names[part]));
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <TypedDateField
        id={id}
        label={text('member.typed')}
        chosen={{ year: year ?? '', month: month ?? '', day: day ?? '' }}
        onTyped={fill}
      />
      <div className={stepCss.date} ref={group}>
        {PARTS.map((part) => {
          const name = names[part];
          const wrong = messageOf(errors, name) !== undefined;
          return (
            <label key={part} className={stepCss.part} htmlFor={controlId(name)}>
              <span>{text(`member.dob_${part}`)}</span>
              <Select
                id={controlId(name)}
                name={name}
                defaultValue={start[part]}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={wrong ? `${id}-error` : undefined}
                onChange={read}
              >
                <option value="">–</option>
                {options[part].map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}

function plain(value: number) {
  return { value, text: String(value) };
}
