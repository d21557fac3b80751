import type { ReactNode } from 'react';
import css from './empty.module.css';

/** Nothing to show: what is true, and the smallest change that helps. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.nothing}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
