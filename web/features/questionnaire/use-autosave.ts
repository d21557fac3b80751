'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Fields } from '@/lib/post-form.ts';

/**
 * Keeps a half-filled form when the window is closed or put away: a beacon stores it without moving
 * on (`go=save`). Returns what to call when something was typed.
 */
export function useAutosave(
  /** Grows with each sheet of the form (`Place.sheet`). */
  sheet: number,
  /** Where the form of this sheet is posted. */
  address: string,
  form: RefObject<HTMLFormElement | null>,
  fields: () => Fields,
): () => void {
  const typedOn = useRef(-1);
  useEffect(() => {
    const keep = () => {
      if (document.visibilityState !== 'hidden' || typedOn.current !== sheet || !form.current)
        return;
      typedOn.current = -1;
      const body = new URLSearchParams({ ...fields(), go: 'save' });
      navigator.sendBeacon(address, body);
    };
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  });
  return () => {
    typedOn.current = sheet;
  };
}
