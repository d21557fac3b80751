import { Activity, type ReactNode } from 'react';
import css from './part.module.css';

interface PartProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A titled part of the home page; each hydrates by itself (ADR 27). */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section id={id} className={css.part} aria-labelledby={`${id}-title`}>
      <Activity>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {text ? <p className={css.about}>{text}</p> : null}
        </div>
        <div className={css.body}>{children}</div>
      </Activity>
    </section>
  );
}
