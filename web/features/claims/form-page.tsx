import type { ReactNode } from 'react';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import css from './claims.module.css';

interface FormPageProps {
  title: string;
  lead: string;
  children: ReactNode;
  aside?: ReactNode;
}

/** A form with what goes with it: below it on a phone, beside it from 1024 px. */
export function FormPage({ title, lead, children, aside }: FormPageProps) {
  return (
    <div className={ground.wrap}>
      <PageHead title={title}>{lead}</PageHead>
      <div className={css.columns}>
        <div className={css.form}>{children}</div>
        {aside ? <aside className={css.aside}>{aside}</aside> : null}
      </div>
    </div>
  );
}
