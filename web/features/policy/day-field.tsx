'use client';

import { parseIsoDate } from '@muqarin/rules/dates';
import { datesBetween } from '@muqarin/rules/questions/date-picker';
import { DateSelects } from '@/components/ui/date-selects.tsx';
import { describedBy } from '@/components/ui/field.tsx';

const PARTS = ['year', 'month', 'day'] as const;
type Part = (typeof PARTS)[number];

interface Props {
  /** Of the field, and its name in the form: `day[year]`. */
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  /** ISO days. */
  first: string;
  last: string;
  chosen: Readonly<Record<Part, string>>;
  words: Record<Part | 'typed', string>;
}

/** A day between two others. */
export function DayField({ id, label, hint, error, first, last, chosen, words }: Props) {
  const [from, to] = [parseIsoDate(first), parseIsoDate(last)];
  if (!from || !to) return null;
  const partOf = (part: Part) => ({
    id: `${id}-${part}`,
    name: `${id}[${part}]`,
    start: chosen[part],
    wrong: error !== undefined,
    describedBy: describedBy(id, hint, error),
  });
  return (
    <DateSelects
      id={id}
      label={label}
      hint={hint}
      error={error}
      parts={{ year: partOf('year'), month: partOf('month'), day: partOf('day') }}
      words={words}
      lists={datesBetween(from, to)}
    />
  );
}
