import { type ReactNode, useId } from 'react';
import { circleQuestion } from './drawings.ts';
import { Icon } from './icon.tsx';
import css from './info-icon.module.css';

/**
 * A word of help behind a mark: up to 576 px it opens over the page, above that beside what it explains (S2 9, decisions A32). By
 * press, key or touch, with or without a script; Escape closes it.
 */
export function InfoIcon({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button className={css.help} type="button" popoverTarget={id} aria-label={label}>
        <Icon of={circleQuestion} size="s" />
      </button>
      <span id={id} popover="auto" className={css.tip}>
        {children}
      </span>
    </>
  );
}
