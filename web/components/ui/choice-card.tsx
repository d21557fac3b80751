import type { InputHTMLAttributes } from 'react';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import css from './choice-card.module.css';
import { Nuqta } from './nuqta.tsx';

interface ChoiceCardProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string | undefined;
  /** For short answers inside a longer form. */
  compact?: boolean;
}

/** A radio button whose whole card is the target; the nuqta marks the chosen one. */
export function ChoiceCard({ label, hint, compact, ...input }: ChoiceCardProps) {
  return (
    <label className={classes(css.choice, compact && css.compact)}>
      <input type="radio" {...input} />
      <span className={css.ring}>
        <Nuqta className={css.dot} />
      </span>
      <span>
        <span className={css.label}>
          <bdi>{say(label)}</bdi>
        </span>
        {hint ? <span className={css.hint}>{say(hint)}</span> : null}
      </span>
    </label>
  );
}
