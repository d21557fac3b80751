import { STICKY_FILTER_SCROLL_PX } from '@muqarin/rules/plan-list/constants';
import { fillPlural } from '@muqarin/rules/plural';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { cross } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { FILTERS_FORM } from '@/features/plan-list/form-ids.ts';
import { t } from '@/features/plan-list/texts.ts';
import { useScrolledPast } from '@/features/plan-list/use-scrolled-past.ts';
import { classes } from '@/lib/classes.ts';
import { paths } from '../addresses.ts';
import { BackToTop } from '../back-to-top.tsx';
import type { PlanList } from '../use-plan-list.ts';
import css from './filter-bar.module.css';
import { FilterCells } from './filter-cells.tsx';
import { FilterGroups } from './filter-groups.tsx';
import panelCss from './filter-panel.module.css';
import { type Panel, usePanel } from './use-panel.ts';

/**
 * The bar and its panel, one GET form of the list: without a script "Show 6 plans" submits it, with one each change
 * applies at once. Sticks to the top edge; raised after 200 px (S0 2).
 */
export function FilterBar({ list }: { list: PlanList }) {
  const stuck = useScrolledPast(STICKY_FILTER_SCROLL_PX);
  const panel = usePanel();
  return (
    <form
      id={FILTERS_FORM}
      className={classes(css.filters, stuck && css.stuck, panel.open && css.raised)}
      action={paths.products}
      onSubmit={(event) => {
        event.preventDefault();
        panel.close();
      }}
    >
      {list.filters.chapter !== null && (
        <input type="hidden" name="chapter" value={list.filters.chapter} />
      )}
      {list.sort === 'desc' && <input type="hidden" name="sort" value="desc" />}
      <div className={classes(ground.wrap, css.around)} ref={panel.around}>
        <FilterCells list={list} panel={panel} />
        <BackToTop />
        <FilterPanel list={list} panel={panel} />
      </div>
    </form>
  );
}

function FilterPanel({ list, panel }: { list: PlanList; panel: Panel }) {
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
        <FilterGroups list={list} />
      </div>
      <div className={panelCss.panelFoot}>
        <ButtonLink
          look="bare"
          href={paths.products}
          onClick={(event) => {
            event.preventDefault();
            clear();
          }}
        >
          {t.clear}
        </ButtonLink>
        <Button>{fillPlural(t.show, { count: shown })}</Button>
      </div>
    </div>
  );
}
