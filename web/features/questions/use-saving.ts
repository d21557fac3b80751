'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { NamedError } from '@/lib/field-names.ts';
import { type Fields, postForm } from '@/lib/post-form.ts';
import { fieldsOf } from '@/lib/use-form-fields.ts';
import { createAutosave } from './autosave.ts';
import { createSaver, type Save } from './saver.ts';

interface Answered {
  reference: string | null;
  errors: NamedError[];
}

export type Saving = ReturnType<typeof useSaving>;

/** Saves behind the person's back, a reload or not; `unsaved` after a failure until a retry gets through. */
export function useSaving(csrfToken: string, onSaved: (save: Save, answered: Answered) => void) {
  const [unsaved, setUnsaved] = useState(false);
  const listener = useRef(onSaved);
  useEffect(() => {
    listener.current = onSaved;
  });
  const { saver, autosave } = useMemo(() => {
    const saver = createSaver({
      post: postForm,
      page: drawId(),
      onSaved: (save, answered) => {
        setUnsaved(false);
        listener.current(save, answered);
      },
      onFailed: () => setUnsaved(true),
    });
    const autosave = createAutosave({
      send: ({ address, fields }) =>
        saver.add({ address, fields: { ...fields, csrf_token: csrfToken } }),
      isBusy: saver.isRunning,
      later: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    });
    return { saver, autosave };
  }, [csrfToken]);
  useEffect(() => {
    // In one post: beside each other they could overtake each other. What is under way comes twice and is taken once.
    const leave = () => {
      autosave.flush();
      const saves = saver.unanswered();
      if (saves.length === 0) return;
      const fields = { csrf_token: csrfToken, saves: JSON.stringify(saves) };
      navigator.sendBeacon(formPaths.unsaved, new URLSearchParams(fields));
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [saver, autosave, csrfToken]);
  return useMemo(
    () => ({
      unsaved,
      retry: () => void saver.retry(),
      settled: saver.settled,
      stamp: saver.stamp,
      autosave,
      /** `part`: what a button says by itself, without the form around it. */
      save: (address: string, fields: Fields, part?: 'part') =>
        autosave.press(address, fields, part === undefined),
    }),
    [saver, autosave, unsaved],
  );
}

/** No secret: it only tells pages of one session from each other. */
function drawId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 12);
}

/**
 * Watches the form of a sheet: each answer is saved as it is given. Returns what to call when something was typed. `refused`: the
 * form shows what was typed and refused, which is not what is kept.
 */
export function useAutosave(
  { autosave }: Pick<Saving, 'autosave'>,
  { sheet, address, refused }: { sheet: number; address: string; refused: boolean },
  form: RefObject<HTMLFormElement | null>,
  read: () => Fields,
): () => void {
  const typed = () => autosave.typed(address, read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sheet
  useLayoutEffect(() => {
    autosave.begin(refused ? {} : sheet === 0 && form.current ? drawn(form.current) : read());
    // Chosen before the script arrived, or put back by the browser.
    if (sheet === 0) typed();
  }, [sheet]);
  return typed;
}

/** What a form held as the server drew it. */
function drawn(form: HTMLFormElement): Fields {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return fieldsOf(copy);
}
