import ground from '@/components/ui/ground.module.css';
import css from './add-slot.module.css';
import { t } from './texts.ts';

/** The open place where no plan fits any more: the list is where to choose others (S0 9). */
export function FullSlot({ list }: { list: string }) {
  return (
    <div className={css.slot}>
      <p className={ground.hush}>{t.atMostThree}</p>
      <a href={list}>{t.otherPlans}</a>
    </div>
  );
}
