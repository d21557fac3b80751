import { fillMessage } from '@muqarin/rules/fill-message';
import { messages } from '@muqarin/rules/messages';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { cross } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import css from './shown.module.css';
import type { FilterList } from './use-filters.ts';

interface Props {
  list: Pick<FilterList, 'shown' | 'total' | 'inForce' | 'clear'>;
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

/** "6 of 14 plans", a pill for each filter in force, Clear. Links, so that it works without a script. */
export function ShownRow({ list: { shown, total, inForce, clear }, notes, children }: Props) {
  return (
    <div className={css.shown}>
      <p aria-live="polite">{fillMessage(say(messages.plansShown), { shown, total })}</p>
      {notes}
      {inForce.map(({ key, name, href, onPress }) => (
        <a key={key} className={css.pill} href={href} onClick={act(onPress)}>
          {name}
          <Icon of={cross} size="s" />
          <span className={ground.vh}>{t.remove}</span>
        </a>
      ))}
      {inForce.length > 0 && (
        <ButtonLink look="bare" href={clear.href} onClick={act(clear.onPress)}>
          {t.clear}
        </ButtonLink>
      )}
      {children}
    </div>
  );
}
