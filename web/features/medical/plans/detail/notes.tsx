import { chevronDown } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { t } from '../texts.ts';
import css from './detail.module.css';

/** A plan's notes, folded until asked for (S0 2). */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <details className={css.fold}>
      <summary>
        {t.notes}
        <Icon of={chevronDown} size="s" />
      </summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
