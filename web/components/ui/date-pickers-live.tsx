import { parseIsoDate } from '@muqarin/rules/dates';
import {
  type DateLists,
  datesBetween,
  monthNames,
  type TypedDate,
} from '@muqarin/rules/questions/date-picker';
import { say } from '@/lib/reader.ts';
import { TypedDateField } from './typed-date.tsx';

export type DatePart = 'year' | 'month' | 'day';
/** A part that no script has looked at yet is not known. */
export type Held = Partial<Record<DatePart, string | undefined>>;

interface TypedOverProps {
  id: string;
  label: string;
  held: Held;
  onTyped: (typed: TypedDate) => void;
}

/** The field to type into over the three lists. */
export function TypedOver({ id, label, held, onTyped }: TypedOverProps) {
  const { year = '', month = '', day = '' } = held;
  return (
    <TypedDateField
      id={id}
      label={label}
      chosen={{ year, month, day }}
      onTyped={(typed) => onTyped(whole(typed))}
    />
  );
}

export function optionsOf({ year, month }: Held, first: string, last: string) {
  const { years, months, days } = listsBetween(first, last);
  const plain = (value: number) => ({ id: String(value), label: String(value) });
  return {
    year: years.map(plain),
    month: months(known(year)).map((value) => {
      return { id: String(value), label: say(monthNames[value - 1] ?? '') };
    }),
    day: days(known(year), known(month)).map(plain),
  };
}

/** Without what the lists do not offer: 31 of a month that has 30 days. */
export function offered(held: Held, first: string, last: string): Held {
  const { years, months, days } = listsBetween(first, last);
  const kept = (text: string | undefined, list: readonly number[]) =>
    text === undefined || list.includes(Number(text)) ? text : '';
  const year = kept(held.year, years);
  const month = kept(held.month, months(known(year)));
  return { year, month, day: kept(held.day, days(known(year), known(month))) };
}

const known = (text = '') => (text === '' ? undefined : Number(text));

function listsBetween(first: string, last: string): DateLists {
  const [from, to] = [parseIsoDate(first), parseIsoDate(last)];
  if (from && to) return datesBetween(from, to);
  throw new Error(`${first} and ${last} are no ISO days`);
}

/** "03" is the list's 3. */
function whole({ year, month, day }: TypedDate): TypedDate {
  const number = (text: string) => String(Number(text) || '');
  return { year: number(year), month: number(month), day: number(day) };
}
