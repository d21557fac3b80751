import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { cross } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { t } from '../texts.ts';
import css from './shown.module.css';

/** A filter in force: the list without it. */
export interface Pill {
  key: string;
  name: string;
  href: string;
  onPress: () => void;
}

interface Props {
  /** "6 of 14 plans" */
  count: string;
  pills: readonly Pill[];
  /** The list without a filter. */
  clear: { href: string; onPress: () => void };
  /** Between the count and the pills. */
  notes?: ReactNode;
  /** At the end. */
  children?: ReactNode;
}

/** What a press does in place of following the link. */
export const act = (run: () => void) => (event: React.MouseEvent) => {
  event.preventDefault();
  run();
};

/** How many plans are shown, a pill for each filter in force, Clear. Links, so that it works without a script. */
export function ShownLine({ count, pills, clear, notes, children }: Props) {
  return (
    <div className={css.shown}>
      <p aria-live="polite">{count}</p>
      {notes}
      {pills.map(({ key, name, href, onPress }) => (
        <a key={key} className={css.pill} href={href} onClick={act(onPress)}>
          {name}
          <Icon of={cross} size="s" />
          <span className={ground.vh}>{t.remove}</span>
        </a>
      ))}
      {pills.length > 0 && (
        <ButtonLink look="bare" href={clear.href} onClick={act(clear.onPress)}>
          {t.clear}
        </ButtonLink>
      )}
      {children}
    </div>
  );
}
