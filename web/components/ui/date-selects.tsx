'use client';

import { type DateLists, monthNames, type TypedDate } from '@muqarin/rules/questions/date-picker';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import css from './date-selects.module.css';
import { FieldGroup, FieldMessage, type FieldProps } from './field.tsx';
import { onReset } from './on-reset.ts';
import { Select } from './select.tsx';
import { TypedDateField } from './typed-date.tsx';

const PARTS = ['year', 'month', 'day'] as const;
type Part = (typeof PARTS)[number];

export interface DatePart {
  id: string;
  name: string;
  /** The number that is chosen from the beginning, or empty. */
  start: string;
  /** Ids of what is said about it; something is wrong where `wrong` says so, or where a message of its own does. */
  describedBy?: string | undefined;
  wrong?: boolean;
  message?: string | undefined;
  /** Where no script moves the focus, the page opens with it here. */
  first?: boolean;
}

interface DateSelectsProps extends Omit<FieldProps, 'children'> {
  parts: Record<Part, DatePart>;
  words: Record<Part | 'typed', string>;
  lists: DateLists;
  /** What stands in the three lists after each change. */
  onChange?: ((chosen: TypedDate) => void) | undefined;
}

/**
 * The one control for a date (S0 5, S1 5, S2 2): a field to type into, and year, month and day in that order, each searchable by
 * typing as the browser does it. Months and days follow what is chosen; a part that is chosen by pointer leads on to the next.
 * Without JavaScript all are offered.
 */
export function DateSelects(props: DateSelectsProps) {
  const { id, label, hint, error, parts, words, lists, onChange } = props;
  // Null until the script runs: a list that cannot follow the other two has to offer everything.
  const [chosen, setChosen] = useState<TypedDate | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const byPointer = useRef(false);
  const selects = () => [...(group.current?.querySelectorAll('select') ?? [])];
  const read = (): TypedDate => {
    const [year = '', month = '', day = ''] = selects().map(({ value }) => value);
    setChosen({ year, month, day });
    return { year, month, day };
  };
  // What was chosen before the script arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in its life
  useEffect(() => {
    const found = read();
    if (PARTS.some((part) => found[part] !== parts[part].start)) onChange?.(found);
    // A form that was sent is emptied, and stays on its page: the lists are empty after the event.
    return onReset(group.current, () => setTimeout(read));
  }, []);
  /** A list that became shorter may have dropped what was chosen in it: it is read again. */
  const changed = () => {
    flushSync(read);
    onChange?.(read());
  };
  const fill = (typed: TypedDate) => {
    for (const [at, part] of PARTS.entries()) {
      const select = selects()[at];
      if (!select) continue;
      const value = String(Number(typed[part]) || '');
      select.value = [...select.options].some((option) => option.value === value) ? value : '';
      // Months and days are those of what stands before them.
      flushSync(read);
    }
    changed();
  };
  const pick = (at: number, value: string) => {
    changed();
    if (byPointer.current && value !== '') selects()[at + 1]?.focus();
  };
  return (
    <FieldGroup
      id={id}
      label={label}
      hint={hint}
      error={error}
      bad={PARTS.some((part) => parts[part].message !== undefined)}
    >
      {PARTS.map((part) => (
        <FieldMessage key={part} id={parts[part].id} error={parts[part].message} />
      ))}
      <TypedDateField
        id={id}
        label={words.typed}
        chosen={chosen ?? { year: '', month: '', day: '' }}
        onTyped={fill}
      />
      <div className={css.date} ref={group}>
        {PARTS.map((part, at) => (
          <label key={part} className={css.part} htmlFor={parts[part].id}>
            <span>{words[part]}</span>
            <PartSelect
              part={parts[part]}
              options={optionsOf(part, lists, chosen)}
              onHand={(isPointer) => {
                byPointer.current = isPointer;
              }}
              onPick={(value) => pick(at, value)}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface PartSelectProps {
  part: DatePart;
  options: readonly { value: number; text: string }[];
  /** What is about to choose: a pointer, or keys. */
  onHand: (isPointer: boolean) => void;
  onPick: (value: string) => void;
}

function PartSelect({ part, options, onHand, onPick }: PartSelectProps) {
  const { id, name, start, describedBy, message, wrong = message !== undefined } = part;
  return (
    <Select
      id={id}
      name={name}
      defaultValue={start}
      autoFocus={typeof window === 'undefined' && part.first}
      suppressHydrationWarning
      aria-invalid={wrong || undefined}
      aria-describedby={classes(describedBy, message && `${id}-error`) || undefined}
      onPointerDown={() => onHand(true)}
      onKeyDown={() => onHand(false)}
      onChange={({ currentTarget }) => onPick(currentTarget.value)}
    >
      <option value="">–</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}

function optionsOf(part: Part, { years, months, days }: DateLists, chosen: TypedDate | null) {
  const known = (text = '') => (text === '' ? undefined : Number(text));
  const [year, month] = [known(chosen?.year), known(chosen?.month)];
  const plain = (value: number) => ({ value, text: String(value) });
  if (part === 'year') return years.map(plain);
  if (part === 'day') return days(year, month).map(plain);
  return months(year).map((value) => ({ value, text: say(monthNames[value - 1] ?? '') }));
}
