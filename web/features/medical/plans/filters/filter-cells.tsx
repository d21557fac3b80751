import { fillMessage } from '@muqarin/rules/fill-message';
import { activeFilters } from '@muqarin/rules/medical/filter-counts';
import { amountParts, formatAed } from '@muqarin/rules/money-format';
import { chevronDown } from '@/components/ui/drawings.ts';
import { slidersHorizontal } from '@/components/ui/drawings-plans.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { PriceSlider } from '@/features/plan-list/filters/price-slider.tsx';
import { t } from '@/features/plan-list/texts.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import type { PlanList } from '../use-plan-list.ts';
import css from './filter-bar.module.css';
import { SortLink } from './sort-link.tsx';
import type { Panel, PanelName } from './use-panel.ts';

interface Props {
  list: PlanList;
  panel: Panel;
}

/** The bar: the price slider and a cell for each list; on a phone two buttons. */
export function FilterCells({ list, panel }: Props) {
  const { filters, choices, range } = list;
  const active = activeFilters(filters).length;
  const allInsurers = fillMessage(t.allInsurers, { count: choices.insurers.length });
  const counted = (name: PanelName, label: string, ids: readonly number[], none: string) => (
    <Cell panel={panel} name={name} label={label} count={ids.length}>
      {ids.length === 0 ? none : fillMessage(t.chosen, { count: ids.length })}
    </Cell>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of cells everywhere
    <div className={classes(css.bar, !range && css.unpriced)} role="group" aria-label={t.filters}>
      <PriceCell list={list} />
      {counted('bids', t.benefits, filters.bids, t.any)}
      <Cell panel={panel} name="pre_existing" label={t.preExisting}>
        {filters.pre_existing === 'yes' ? t.mustBeCovered : t.notRequired}
      </Cell>
      {counted('ins_ids', t.insurer, filters.ins_ids, allInsurers)}
      <Cell panel={panel} name="all" label={t.more}>
        {t.allFilters}
      </Cell>
      <a {...panel.opener('all')} className={css.phone}>
        <Icon of={slidersHorizontal} size="s" />
        {t.filters}
        {active > 0 && <span className={css.count}>{active}</span>}
      </a>
      <SortLink list={list} />
    </div>
  );
}

function PriceCell({ list: { range, filters, setFilters } }: { list: PlanList }) {
  if (range === null) return null;
  const price = filters.price ?? range;
  return (
    <div className={classes(css.cell, css.wide)}>
      <span className={css.key}>
        {t.netPremiumAYear}
        <span className={css.rangeWords}>
          {say(formatAed(price.minFils, 'slider-min'))} –{' '}
          {amountParts(price.maxFils, 'slider-max').number}
        </span>
      </span>
      <PriceSlider range={range} price={price} onChange={(next) => setFilters({ price: next })} />
    </div>
  );
}

interface CellProps {
  panel: Panel;
  name: PanelName;
  label: string;
  count?: number;
  children: string;
}

const icons: Partial<Record<PanelName, typeof chevronDown>> = {
  all: slidersHorizontal,
};

/** Left out where the bar is narrow; there "All filters" has them. */
const optional: readonly PanelName[] = ['pre_existing', 'ins_ids'];

function Cell({ panel, name, label, count = 0, children }: CellProps) {
  const look = classes(
    css.cell,
    optional.includes(name) && css.optional,
    name === 'all' && css.lastCell,
  );
  return (
    <a {...panel.opener(name)} className={look}>
      <span className={css.key}>
        {label}
        {count > 0 && <span className={css.count}>{count}</span>}
      </span>
      <span className={css.value}>
        <span>{children}</span>
        <Icon of={icons[name] ?? chevronDown} size="s" />
      </span>
    </a>
  );
}
