import { Activity, type ReactNode } from 'react';
import css from './landing.module.css';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <Activity>
        <h2 id={`${id}-title`}>{title}</h2>
        <div className={css.body}>{children}</div>
      </Activity>
    </section>
  );
}
