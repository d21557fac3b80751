'use client';

import { useRef } from 'react';
import type { Fields } from './post-form.ts';

/** The form and what it holds by field name, texts only. */
export function useFormFields() {
  const form = useRef<HTMLFormElement>(null);
  const fields = (): Fields => {
    const entries = form.current ? [...new FormData(form.current)] : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  };
  return { form, fields };
}
