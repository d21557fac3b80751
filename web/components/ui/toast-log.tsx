'use client';

import type { ShownToast } from '@/lib/toast.ts';
import { Button } from './button.tsx';
import css from './toasts.module.css';

interface ToastLogProps {
  label: string;
  toasts: ShownToast[];
  onUsed: (id: number) => void;
}

/** What was said before, with each Undo that was not used. */
export function ToastLog({ label, toasts, onUsed }: ToastLogProps) {
  if (toasts.length === 0) return null;
  return (
    <details className={css.log}>
      <summary>{label}</summary>
      <ul>
        {toasts.map(({ id, text, undo }) => (
          <li key={id}>
            {text}
            {undo ? (
              <Button
                type="button"
                look="bare"
                onClick={() => {
                  onUsed(id);
                  undo.run();
                }}
              >
                {undo.label}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
