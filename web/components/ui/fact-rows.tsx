import type { ReactNode } from 'react';
import css from './fact-rows.module.css';

/** What is known, a row each. */
export function FactRows({ children }: { children: ReactNode }) {
  return <dl className={css.rows}>{children}</dl>;
}

/** Its name, and what it is at the other end. */
export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
