import { check, minus } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Nuqta } from '@/components/ui/nuqta.tsx';
import { classes } from '@/lib/classes.ts';
import { keepTogether } from '../plan-list/keep-together.ts';
import css from './cell.module.css';
import type { CompareCell } from './compare-rows.ts';
import { t } from './texts.ts';

/** One plan's value: the nuqta and weight mark the best fact, a tick or a dash whether it is covered. */
export function Cell({ cell: { covered, text, note, best } }: { cell: CompareCell }) {
  const words = (
    <span>
      {covered === false && text !== t.notCovered && (
        <span className={ground.vh}>{t.notCovered}: </span>
      )}
      <span className={classes(best && css.best)}>
        {best && <Nuqta className={css.bestDot} />}
        {keepTogether(text)}
        {best && <span className={ground.vh}> ({t.best})</span>}
      </span>
      {note !== undefined && <small>{keepTogether(note)}</small>}
    </span>
  );
  if (covered === null) return words;
  return (
    <span className={classes(css.cover, !covered && css.not)}>
      <Icon of={covered ? check : minus} size="s" />
      {words}
    </span>
  );
}
