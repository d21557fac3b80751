'use client';

import { Button } from '@/components/ui/button.tsx';
import { Dropdown } from '@/components/ui/dropdown.tsx';
import type { DropdownOption } from '@/components/ui/dropdown-props.ts';
import { Field } from '@/components/ui/field.tsx';
import css from './emirate-entry.module.css';

interface CarSearchProps {
  address: string;
  makes: readonly DropdownOption[];
  texts: { search: string; empty: string; none: string; go: string };
}

/** The search of a car's brand: choosing one begins the questionnaire with it (S2 2, decisions A31). */
export function CarSearch({ address, makes, texts: t }: CarSearchProps) {
  return (
    <form
      method="get"
      action={address}
      className={css.entry}
      aria-label={t.search}
      onSubmit={(event) => {
        event.preventDefault();
        const sent = new FormData(event.currentTarget);
        const wanted = sent.get('car_make_id') || sent.get('make');
        const make = makes.find(({ id }) => id === wanted);
        if (make) go(address, make.id);
      }}
    >
      <Field id="car_make" label={t.search}>
        <Dropdown
          id="car_make"
          name="make"
          hiddenId="car_make_id"
          options={makes}
          empty={t.empty}
          none={t.none}
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
