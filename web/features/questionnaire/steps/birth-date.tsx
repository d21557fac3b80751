'use client';

import { birthDays, birthMonths, birthYears, monthNames } from '@muqarin/rules/date-picker';
import type { CivilDate } from '@muqarin/rules/dates';
import { memberFormName } from '@muqarin/rules/medical/checked';
import { useEffect, useRef, useState } from 'react';
import { FieldGroup } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { controlId, messageOf } from '@/lib/field-names.ts';
import type { QuestionnaireTexts } from '../texts.ts';
import type { Place } from '../use-place.ts';
import stepCss from './steps.module.css';

interface BirthDateProps {
  index: number;
  place: Place;
  today: CivilDate;
  texts: QuestionnaireTexts;
}

const PARTS = ['dob_year', 'dob_month', 'dob_day'] as const;
type Part = (typeof PARTS)[number];

/**
 * Three selects. Months after the current one are hidden in the current year, the days are those
 * of the month and end today in the current one (S0 5). Without JavaScript all are offered.
 */
export function BirthDate({ index, place, today, texts }: BirthDateProps) {
  const names = PARTS.map((part) => memberFormName(index, part));
  const id = `members-${index + 1}-birth`;
  const start = (part: Part) =>
    place.typed[memberFormName(index, part)] ??
    place.draft.members[index]?.[part]?.toString() ??
    '';
  // Null until the script runs: a list that cannot follow the other two has to offer everything.
  const [year, setYear] = useState<string | null>(null);
  const [month, setMonth] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  // What was chosen before the script arrived.
  useEffect(() => {
    const [years, months] = group.current?.querySelectorAll('select') ?? [];
    setYear(years?.value ?? '');
    setMonth(months?.value ?? '');
  }, []);

  const known = (text: string | null) => (text ? Number(text) : undefined);
  const options: Record<Part, { value: number; text: string }[]> = {
    dob_year: birthYears(today).map(plain),
    dob_month: birthMonths(known(year), today).map((value) => ({
      value,
      text: monthNames[value - 1] ?? '',
    })),
    dob_day: birthDays(known(year), known(month), today).map(plain),
  };
  return (
    <FieldGroup id={id} label={texts.member.birth} error={messageOf(place.errors, ...names)}>
      <div className={stepCss.date} ref={group}>
        {PARTS.map((part) => {
          const name = memberFormName(index, part);
          return (
            <label key={part} className={stepCss.part} htmlFor={controlId(name)}>
              <span>{texts.member[part]}</span>
              <Select
                id={controlId(name)}
                name={name}
                defaultValue={start(part)}
                aria-invalid={messageOf(place.errors, name) ? true : undefined}
                aria-describedby={messageOf(place.errors, name) ? `${id}-error` : undefined}
                onChange={({ currentTarget }) => {
                  if (part === 'dob_year') setYear(currentTarget.value);
                  if (part === 'dob_month') setMonth(currentTarget.value);
                }}
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
