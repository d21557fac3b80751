'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dropdown } from '@/components/ui/dropdown.tsx';
import type { DropdownOption } from '@/components/ui/dropdown-props.ts';
import { Field } from '@/components/ui/field.tsx';
import css from './emirate-entry.module.css';

interface CarSearchProps {
  address: string;
  makes: readonly DropdownOption[];
  texts: { search: string; empty: string; none: string; go: string; unknown: string };
}

/** The search of a car's brand: choosing one begins the questionnaire with it (S2 2, decisions A31). */
export function CarSearch({ address, makes, texts: t }: CarSearchProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const wanted = sent.get('car_make_id') || sent.get('make');
    const make = makes.find(({ id }) => id === wanted);
    if (make) return go(address, make.id);
    // The questionnaire asks for it.
    if (!wanted) return window.location.assign(address);
    setError(t.unknown);
    form.querySelector<HTMLElement>('#car_make')?.focus();
  };
  return (
    <form
      method="get"
      action={address}
      className={css.entry}
      aria-label={t.search}
      onSubmit={submit}
    >
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
