import type { ReactNode } from 'react';
import ground from '@/components/ui/ground.module.css';
import { t } from '../texts.ts';
import css from './mail.module.css';

/** At the top of every list: what can be had of it by mail, as a link and as a file. */
export function TakeAlong({ children }: { children: ReactNode }) {
  return (
    <section className={css.take} aria-labelledby="take-along">
      <h2 id="take-along" className={ground.vh}>
        {t.takeAlong}
      </h2>
      {children}
    </section>
  );
}
