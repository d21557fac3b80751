import type { ReactNode } from 'react';
import css from './page-head.module.css';

/** The heading of a page of text, with a line of help. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.head}>
      <h1>{title}</h1>
      {children ? <p className={css.lead}>{children}</p> : null}
    </div>
  );
}
