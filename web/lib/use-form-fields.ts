'use client';

import { useRef } from 'react';
import type { Fields } from './post-form.ts';

/** The form and what it holds by field name, texts only. */
export function useFormFields() {
  const form = useRef<HTMLFormElement>(null);
  const fields = (): Fields => (form.current ? fieldsOf(form.current) : {});
  return { form, fields };
}

/** As the BFF reads a plain post: of a repeated field the values joined by commas. */
export function fieldsOf(form: HTMLFormElement): Fields {
  return textsIn(new FormData(form));
}

function textsIn(data: FormData): Fields {
  const held: Record<string, string> = {};
  for (const [name, value] of data) {
    if (typeof value === 'string') held[name] = name in held ? `${held[name]},${value}` : value;
  }
  return held;
}
