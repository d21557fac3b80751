'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dropdown } from '@/components/ui/dropdown.tsx';
import type { DropdownOption } from '@/components/ui/dropdown-props.ts';
import type { SummaryError } from '@/components/ui/error-summary.tsx';
import { Field } from '@/components/ui/field.tsx';
import { SummaryLater } from '@/components/ui/summary-later.tsx';
import css from './emirate-entry.module.css';

interface CarSearchProps {
  address: string;
  makes: readonly DropdownOption[];
  texts: Record<'search' | 'empty' | 'none' | 'go' | 'unknown' | 'errorsTitle', string>;
}

/** The search of a car's brand: choosing one begins the questionnaire with it (S2 2, decisions A31). */
export function CarSearch({ address, makes, texts: t }: CarSearchProps) {
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const error = errors[0]?.message;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const wanted = sent.get('car_make_id') || sent.get('make');
    const make = makes.find(({ id }) => id === wanted);
    if (make) return go(address, make.id);
    // The questionnaire asks for it.
    if (!wanted) return window.location.assign(address);
    setErrors([{ target: 'car_make', message: t.unknown }]);
  };
  return (
    <form
      method="get"
      action={address}
      className={css.entry}
      aria-label={t.search}
      onSubmit={submit}
    >
      <SummaryLater title={t.errorsTitle} errors={errors} />
      <Field id="car_make" label={t.search} error={error}>
        <Dropdown
          id="car_make"
          name="make"
          hiddenId="car_make_id"
          options={makes}
          empty={t.empty}
          none={t.none}
          invalid={error !== undefined}
          describedBy={error ? 'car_make-error' : undefined}
          onChoose={({ id }) => go(address, id)}
        />
      </Field>
      <Button look="line">{t.go}</Button>
    </form>
  );
}

function go(address: string, make: string): void {
  window.location.assign(`${address}?make=${encodeURIComponent(make)}`);
}
