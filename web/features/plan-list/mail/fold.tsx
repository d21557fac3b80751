import type { ReactNode } from 'react';
import type { Drawing } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import css from './mail.module.css';

interface Props {
  /** What opens it. */
  label: string;
  icon: Drawing;
  /** What it is about. */
  said: ReactNode;
  children: ReactNode;
}

/** One way to take a list along, folded: it opens without a script too. */
export function Fold({ label, icon, said, children }: Props) {
  return (
    <details className={css.fold}>
      <summary>
        <Icon of={icon} size="s" />
        {label}
      </summary>
      <div className={css.mail}>
        <p className={ground.hush}>{said}</p>
        {children}
      </div>
    </details>
  );
}
