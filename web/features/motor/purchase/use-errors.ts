import type { FieldError } from '@muqarin/bff/contract/field-error';
import { useMemo, useState } from 'react';
import { revealField } from './reveal-field.ts';

/** What is wrong with the form: shown at its field and in the summary, until the field is answered anew. */
export function useErrors(first: FieldError[]) {
  const [errors, setErrors] = useState(first);
  const summary = useMemo(
    () => errors.map(({ field, message }) => ({ target: field || null, message })),
    [errors],
  );
  return {
    errors,
    summary,
    clear: () => setErrors([]),
    show: (found: FieldError[], reveal: 'focus' | 'scroll') => {
      setErrors(found);
      const [wrong] = found;
      // After the summary has taken the focus, as S1 5 wants the field to have it.
      setTimeout(() => wrong && revealField(wrong.field, reveal), 0);
    },
    answered: (field: string) => setErrors((known) => without(known, field)),
  };
}

/** The same list when nothing goes, so that the summary keeps still. */
function without(errors: FieldError[], name: string): FieldError[] {
  return errors.some(({ field }) => field === name)
    ? errors.filter(({ field }) => field !== name)
    : errors;
}
