import type { FieldError } from '@muqarin/bff/contract/field-error';
import { useEffect, useMemo, useRef, useState } from 'react';
import { revealField } from './reveal-field.ts';

type Reveal = 'focus' | 'scroll';

/** What is wrong with the form: shown at its field and in the summary, until the field is answered anew. */
export function useErrors(first: FieldError[]) {
  const [errors, setErrors] = useState(first);
  const reveal = useRef<Reveal | null>(null);
  const summary = useMemo(
    () => errors.map(({ field, message }) => ({ target: field || null, message })),
    [errors],
  );
  // The summary's own effect has taken the focus by now: S1 5 wants the field to have it.
  useEffect(() => {
    const [wrong] = errors;
    if (wrong && reveal.current) revealField(wrong.field, reveal.current);
    reveal.current = null;
  }, [errors]);
  return {
    errors,
    summary,
    clear: () => setErrors([]),
    show: (found: FieldError[], how: Reveal) => {
      reveal.current = how;
      setErrors(found);
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
