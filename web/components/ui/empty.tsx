import type { ReactNode } from 'react';
import { say } from '@/lib/reader.ts';
import css from './empty.module.css';
import { Scene } from './scene.tsx';

/** Nothing to show: what is true, and the smallest change that helps. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.nothing}>
      <Scene of="dhow" size="s" />
      <h2>{say(title)}</h2>
      {children}
    </div>
  );
}
