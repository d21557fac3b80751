import type { ReactNode } from 'react';
import { say } from '@/lib/reader.ts';
import css from './empty.module.css';

/** Nothing to show: what is true, and the smallest change that helps. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.nothing}>
      <h2>{say(title)}</h2>
      {children}
    </div>
  );
}
