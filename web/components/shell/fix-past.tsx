'use client';

import { useEffect } from 'react';

/** S2 9. */
const FIXED_PX = 80;

/** Marks the head while the page is scrolled further; the style does the rest. */
export function FixPast({ target }: { target: string }) {
  useEffect(() => {
    const head = document.getElementById(target);
    const read = () => head?.toggleAttribute('data-fixed', window.scrollY > FIXED_PX);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [target]);
  return null;
}
