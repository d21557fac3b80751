'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { scrollPage } from '@/components/ui/scroll-to.ts';
import css from './scroll-top.module.css';

/** S2 4, 9. */
const FROM_PX = 300;
const TAKES_MS = 2000;

interface ScrollTopProps {
  label: string;
  /** Its picture, drawn by the server: no page loads a script for it. */
  children: ReactNode;
}

/** Back to the top, from 300 px on, in two seconds; at once for those who asked for less motion. */
export function ScrollTop({ label, children }: ScrollTopProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const read = () => setShown(window.scrollY > FROM_PX);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return (
    <button
      type="button"
      className={css.top}
      hidden={!shown}
      aria-label={label}
      onClick={() => {
        document.getElementById('content')?.focus({ preventScroll: true });
        scrollPage(() => 0, TAKES_MS);
      }}
    >
      {children}
    </button>
  );
}
