'use client';

import { type CivilDate, compareDates, formatDate, isRealDate } from '@muqarin/rules/dates';
import { parseTypedDate, type TypedDate } from '@muqarin/rules/questions/date-picker';
import { useEffect, useRef, useState } from 'react';
import css from './date-selects.module.css';
import fieldCss from './field.module.css';
import { onReset } from './on-reset.ts';

interface TypedDateProps {
  id: string;
  label: string;
  /** The date as it stands in the three lists. */
  chosen: TypedDate;
  /** Puts what was typed into the three lists, as far as they offer it. */
  onTyped: (date: TypedDate) => void;
}

/**
 * One field over the three lists, where scripts run: digits typed go straight on from the year to the day, with the keypad of
 * numbers. The date that stands is read back.
 */
export function TypedDateField({ id, label, chosen, onTyped }: TypedDateProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => onReset(input.current, () => setText('')), []);
  const date = numbersOf(chosen);
  // Chosen otherwise in the lists since.
  const isOld = isRealDate(date) && compareDates(date, numbersOf(parseTypedDate(text))) !== 0;
  const type = (typed: string) => {
    const parts = parseTypedDate(typed);
    const { year, month, day } = parts;
    const open = /\D$/.test(typed) && day === '' ? '/' : '';
    setText([year, month, day].filter((part) => part !== '').join('/') + open);
    onTyped(parts);
  };
  return (
    <div className={css.typed}>
      <input
        ref={input}
        id={`${id}-typed`}
        className={fieldCss.input}
        aria-label={label}
        placeholder={label}
        inputMode="numeric"
        autoComplete="off"
        dir={text === '' ? undefined : 'ltr'}
        maxLength={12}
        value={isOld ? '' : text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <output htmlFor={`${id}-typed`}>{isRealDate(date) ? formatDate(date) : ''}</output>
    </div>
  );
}

function numbersOf({ year, month, day }: TypedDate): CivilDate {
  return { year: Number(year), month: Number(month), day: Number(day) };
}
