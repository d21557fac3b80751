'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { scrollPage } from '@/components/ui/scroll-to.ts';
import css from './scroll-top.module.css';
import { watchScroll } from './watch-scroll.ts';

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
  const button = useRef<HTMLButtonElement>(null);
  // By hand: a render for one attribute would stand in the way of a press that follows the scrolling.
  useEffect(
    () =>
      watchScroll(
        () => window.scrollY >= FROM_PX,
        (far) => button.current?.toggleAttribute('data-far', far),
      ),
    [],
  );
  return (
    <button
      ref={button}
      type="button"
      className={css.top}
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
