'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Fields } from '@/lib/post-form.ts';
import { postAddress } from './addresses.ts';
import type { Place } from './use-place.ts';

/**
 * Keeps a half-filled form when the window is closed or put away: a beacon stores it without moving
 * on (`go=save`). Returns what to call when something was typed.
 */
export function useAutosave(
  place: Place,
  form: RefObject<HTMLFormElement | null>,
  fields: () => Fields,
): () => void {
  const typedOn = useRef(-1);
  const { sheet, step, returnTo } = place;
  useEffect(() => {
    const keep = () => {
      if (document.visibilityState !== 'hidden' || typedOn.current !== sheet || !form.current)
        return;
      typedOn.current = -1;
      const body = new URLSearchParams({ ...fields(), go: 'save' });
      navigator.sendBeacon(postAddress(step, returnTo), body);
    };
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  });
  return () => {
    typedOn.current = sheet;
  };
}
