'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { say } from '@/lib/reader.ts';
import { TOAST_MS } from '@/lib/toast.ts';
import { circleAlert } from './drawings.ts';
import css from './error-summary.module.css';
import { Icon } from './icon.tsx';

export interface SummaryError {
  /** Id of the control the link leads to; null for an error of the whole form. */
  target: string | null;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  /** The server's errors fold to one line after 8 s, still readable (S0 4 and 8). */
  folds?: boolean;
  /** Controls whose fault was put right since: left out, and nobody's focus is moved for it. */
  done?: readonly string[];
  /** A field below it is what the page comes back for. */
  yields?: boolean;
  /** Before a link is followed: shows the part of the page that its control is in. */
  onGo?: ((target: string) => void) | undefined;
}

/** Takes focus when it appears or changes; each link focuses its field. Works without JavaScript. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, errors, folds = false, done = [], yields = false, onGo } = props;
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (errors.length === 0) return;
    setOpen(true);
    box.current?.focus();
    if (!folds) return;
    const timer = setTimeout(() => setOpen(false), TOAST_MS);
    return () => clearTimeout(timer);
  }, [errors, folds]);

  const left = errors.filter(({ target }) => target === null || !done.includes(target));
  if (left.length === 0) return null;
  return (
    <div
      ref={box}
      className={css.errors}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      // biome-ignore lint/a11y/noAutofocus: after a refused post no script may be there to lead to it
      autoFocus={typeof window === 'undefined' && !yields}
      suppressHydrationWarning
    >
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Icon of={circleAlert} />
          <h2 id={titleId}>{title}</h2>
        </summary>
        <ul>
          {left.map(({ target, message }) => (
            <li key={`${target}${message}`}>
              {target ? (
                <ErrorLink target={target} message={say(message)} onGo={onGo} />
              ) : (
                say(message)
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface LinkProps extends Pick<ErrorSummaryProps, 'onGo'> {
  target: string;
  message: string;
}

function ErrorLink({ target, message, onGo }: LinkProps) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        const field = document.getElementById(target);
        if (!field) return;
        event.preventDefault();
        onGo?.(target);
        field.focus();
        field.scrollIntoView({ block: 'center' });
      }}
    >
      {message}
    </a>
  );
}
