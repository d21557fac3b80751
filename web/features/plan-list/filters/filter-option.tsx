import type { ComponentProps } from 'react';
import boxCss from '@/components/ui/tick-box.module.css';
import css from './filter-groups.module.css';

interface Props extends ComponentProps<'input'> {
  /** How many plans the list shows when it is chosen too. */
  count?: number;
}

/** One thing to tick in a filter: its box, its words. */
export function FilterOption({ count, children, ...input }: Props) {
  return (
    <label className={css.option}>
      <input className={boxCss.box} {...input} />
      <span>{children}</span>
      {count !== undefined && <span className={css.optionCount}>{count}</span>}
    </label>
  );
}
