import { STICKY_FILTER_SCROLL_PX } from '@muqarin/rules/plan-list/constants';
import { fillPlural } from '@muqarin/rules/plural';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { cross } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { FILTERS_FORM } from '@/features/plan-list/form-ids.ts';
import { t } from '@/features/plan-list/texts.ts';
import { useScrolledPast } from '@/features/plan-list/use-scrolled-past.ts';
import { classes } from '@/lib/classes.ts';
import { FilterForm } from '../filter-form.tsx';
import groupCss from '../filter-groups.module.css';
import { FilterGroups } from '../filter-groups.tsx';
import { act } from '../shown-row.tsx';
import type { FilterList } from '../use-filters.ts';
import css from './filter-bar.module.css';
import { type Cell, FilterCells } from './filter-cells.tsx';
import panelCss from './filter-panel.module.css';
import { type Panel, usePanel } from './use-panel.ts';

interface Props {
  list: FilterList;
  cells: readonly Cell[];
  /** On a phone beside the button of the filters. */
  beside: ReactNode;
  /** After the bar. */
  children: ReactNode;
}

/**
 * The bar and its panel, one GET form of the list: without a script "Show 6 plans" submits it, with one each change
 * applies at once. Sticks to the top edge; raised after 200 px (S0 2).
 */
export function FilterBar({ list, cells, beside, children }: Props) {
  const stuck = useScrolledPast(STICKY_FILTER_SCROLL_PX);
  const panel = usePanel();
  return (
    <FilterForm
      list={list}
      groups={list.groups.filter(({ control }) => control !== 'chips')}
      id={FILTERS_FORM}
      className={classes(css.filters, stuck && css.stuck, panel.open !== null && css.raised)}
      onSubmit={(event) => {
        event.preventDefault();
        panel.close();
      }}
    >
      <div className={classes(ground.wrap, css.around)} ref={panel.around}>
        <FilterCells list={list} panel={panel} cells={cells} beside={beside} />
        {children}
        <FilterPanel list={list} panel={panel} />
      </div>
    </FilterForm>
  );
}

function FilterPanel({ list, panel }: { list: FilterList; panel: Panel }) {
  const { shown, clear } = list;
  return (
    <div {...panel.dialog} className={panelCss.panel}>
      <div className={panelCss.panelHead}>
        <h2>{t.filters}</h2>
        <a href="#plans" className={panelCss.close} aria-label={t.close} {...panel.closer}>
          <Icon of={cross} />
        </a>
      </div>
      <div className={panelCss.groups}>
        <p className={groupCss.hint}>{t.countsHelp}</p>
        <FilterGroups list={list} alone={panel.open} />
      </div>
      <div className={panelCss.panelFoot}>
        <ButtonLink look="bare" href={clear.href} onClick={act(clear.onPress)}>
          {t.clear}
        </ButtonLink>
        <Button>{fillPlural(t.show, { count: shown })}</Button>
      </div>
    </div>
  );
}
