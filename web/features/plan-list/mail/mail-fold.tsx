import type { ReactNode } from 'react';
import { mail } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import css from './mail.module.css';

interface Props {
  /** What opens it. */
  label: string;
  /** What is mailed, and to whom. */
  said: ReactNode;
  children: ReactNode;
}

/** The mail of a list, folded: it opens without a script too. */
export function MailFold({ label, said, children }: Props) {
  return (
    <details className={css.fold}>
      <summary>
        <Icon of={mail} size="s" />
        {label}
      </summary>
      <div className={css.mail}>
        <p className={ground.hush}>{said}</p>
        {children}
      </div>
    </details>
  );
}
