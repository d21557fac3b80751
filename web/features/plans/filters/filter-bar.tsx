import { STICKY_FILTER_SCROLL_PX } from '@muqarin/rules/medical/constants';
import { activeFilters } from '@muqarin/rules/medical/filter-counts';
import type { SortOrder } from '@muqarin/rules/medical/filter-query';
import { fillMessage } from '@muqarin/rules/messages';
import { amountParts, formatAed } from '@muqarin/rules/money-format';
import ChevronDown from 'lucide-react/icons/chevron-down';
import SearchIcon from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { classes } from '@/lib/classes.ts';
import { paths } from '../addresses.ts';
import { useScrolledPast } from '../list/use-scrolled-past.ts';
import { t } from '../texts.ts';
import { FilterGroups, type GroupsProps } from './filter-groups.tsx';
import css from './filters.module.css';
import { PriceSlider } from './price-slider.tsx';
import { SortLink } from './sort-link.tsx';
import { type PanelName, usePanel } from './use-panel.ts';

interface Props extends GroupsProps {
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  sortAddress: string;
}

/**
 * The bar and its panel, one GET form of the list: without a script "Show 6 plans" submits it, with one each change
 * applies at once. Sticks to the top edge; raised after 200 px (S0 2).
 */
export function FilterBar(props: Props) {
  const { choices, filters, range, sort, shown } = props;
  const stuck = useScrolledPast(STICKY_FILTER_SCROLL_PX);
  const panel = usePanel();
  const active = activeFilters(filters).length;
  const cell = (name: PanelName, key: string, value: string, count = 0, optional = false) => (
    <a
      {...panel.opener(name)}
      className={classes(css.cell, optional && css.optional, name === 'all' && css.lastCell)}
    >
      <span className={css.key}>
        {key}
        {count > 0 && <span className={css.count}>{count}</span>}
      </span>
      <span className={css.value}>
        <span>{value}</span>
        <Icon of={CELL_ICONS[name] ?? ChevronDown} size="s" />
      </span>
    </a>
  );
  const chosen = (count: number, none: string) =>
    count === 0 ? none : fillMessage(t.chosen, { count });
  return (
    <form
      className={classes(css.filters, stuck && css.stuck, panel.open && css.raised)}
      action={paths.products}
      onSubmit={(event) => {
        event.preventDefault();
        panel.close();
      }}
    >
      {sort === 'desc' && <input type="hidden" name="sort" value="desc" />}
      <div className={classes(ground.wrap, css.around)} ref={panel.around}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row of cells everywhere */}
        <div className={css.bar} role="group" aria-label={t.filters}>
          {range && (
            <div className={classes(css.cell, css.wide)}>
              <span className={css.key}>
                {t.netPremiumAYear}
                <span className={css.rangeWords}>
                  {formatAed((filters.price ?? range).minFils, 'slider-min')} –{' '}
                  {amountParts((filters.price ?? range).maxFils, 'slider-max').number}
                </span>
              </span>
              <PriceSlider
                range={range}
                price={filters.price ?? range}
                onChange={(price) => props.onFilters({ price })}
              />
            </div>
          )}
          {cell('bids', t.benefits, chosen(filters.bids.length, t.any), filters.bids.length)}
          {cell(
            'providers',
            t.hospitals,
            chosen(filters.provider_ids.length, t.search),
            filters.provider_ids.length,
          )}
          {cell(
            'pre_existing',
            t.preExisting,
            filters.pre_existing === 'yes' ? t.mustBeCovered : t.notRequired,
            0,
            true,
          )}
          {cell(
            'ins_ids',
            t.insurer,
            chosen(
              filters.ins_ids.length,
              fillMessage(t.allInsurers, { count: choices.insurers.length }),
            ),
            filters.ins_ids.length,
            true,
          )}
          {cell('all', t.more, t.allFilters)}
          <a {...panel.opener('all')} className={css.phone}>
            <Icon of={SlidersHorizontal} size="s" />
            {t.filters}
            {active > 0 && <span className={css.count}>{active}</span>}
          </a>
          <SortLink sort={sort} href={props.sortAddress} onSort={props.onSort} />
        </div>
        <div {...panel.dialog} className={css.panel}>
          <div className={css.panelHead}>
            <h2>{t.filters}</h2>
            <a href="#plans" className={css.close} aria-label={t.close} {...panel.closer}>
              <Icon of={X} />
            </a>
          </div>
          <div className={css.groups}>
            <FilterGroups {...props} />
          </div>
          <div className={css.panelFoot}>
            <ButtonLink
              look="bare"
              href={paths.products}
              onClick={(event) => {
                event.preventDefault();
                props.onClear();
              }}
            >
              {t.clear}
            </ButtonLink>
            <Button>{shown === 1 ? t.showOne : fillMessage(t.show, { count: shown })}</Button>
          </div>
        </div>
      </div>
    </form>
  );
}

const CELL_ICONS: Partial<Record<PanelName, typeof X>> = {
  providers: SearchIcon,
  all: SlidersHorizontal,
};
