'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { NamedError } from '@/lib/field-names.ts';
import { type Fields, postForm } from '@/lib/post-form.ts';
import { createSaver, type Save } from './saver.ts';

interface Answered {
  reference: string | null;
  errors: NamedError[];
}

/** Saves behind the person's back, a reload or not; `unsaved` after a failure until a retry gets through. */
export function useSaving(csrfToken: string, onSaved: (save: Save, answered: Answered) => void) {
  const [unsaved, setUnsaved] = useState(false);
  const told = useRef(onSaved);
  useEffect(() => {
    told.current = onSaved;
  });
  const saver = useMemo(
    () =>
      createSaver({
        post: postForm,
        onSaved: (save, answered) => {
          setUnsaved(false);
          told.current(save, answered);
        },
        onFailed: () => setUnsaved(true),
      }),
    [],
  );
  useEffect(() => {
    // In one post: beside each other they could overtake each other.
    const leave = () => {
      const saves = saver.unanswered();
      if (saves.length === 0) return;
      const fields = { csrf_token: csrfToken, saves: JSON.stringify(saves) };
      navigator.sendBeacon(formPaths.unsaved, new URLSearchParams(fields));
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [saver, csrfToken]);
  return useMemo(
    () => ({
      unsaved,
      retry: () => void saver.retry(),
      settled: saver.settled,
      save(address: string, fields: Fields): void {
        saver.add({ address, fields: { ...fields, csrf_token: csrfToken } });
      },
    }),
    [saver, unsaved, csrfToken],
  );
}
