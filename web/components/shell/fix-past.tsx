'use client';

import { useEffect } from 'react';
import { watchScroll } from './watch-scroll.ts';

/** S2 9. */
const FIXED_PX = 80;

/** Marks the head while the page is scrolled further; the style does the rest. */
export function FixPast({ target }: { target: string }) {
  useEffect(
    () =>
      watchScroll(
        () => window.scrollY > FIXED_PX,
        (past) => document.getElementById(target)?.toggleAttribute('data-fixed', past),
      ),
    [target],
  );
  return null;
}
