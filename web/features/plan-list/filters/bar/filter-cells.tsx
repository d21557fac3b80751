import { fillMessage } from '@muqarin/rules/fill-message';
import { amountParts, formatAed } from '@muqarin/rules/money-format';
import type { ReactNode } from 'react';
import { chevronDown } from '@/components/ui/drawings.ts';
import { slidersHorizontal } from '@/components/ui/drawings-list.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { t } from '@/features/plan-list/texts.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { PriceSlider } from '../price-slider.tsx';
import type { FilterGroup, FilterList } from '../use-filters.ts';
import css from './filter-bar.module.css';
import { ALL, type Panel } from './use-panel.ts';

/** A filter that has a place in the bar. */
export interface Cell {
  key: string;
  label: string;
  /** Where nothing is chosen; `{count}` is of its options. */
  none: string;
  /** Left out where the bar is narrow; there "All filters" has it. */
  optional?: boolean;
}

interface Props {
  list: Pick<FilterList, 'groups' | 'inForce'>;
  panel: Panel;
  cells: readonly Cell[];
  beside: ReactNode;
}

/** The bar: the price slider and a cell for each of these filters; on a phone two buttons. */
export function FilterCells({ list, panel, cells, beside }: Props) {
  const active = list.inForce.length;
  const priced = list.groups.find(({ control }) => control === 'range');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of cells everywhere
    <div className={classes(css.bar, !priced && css.unpriced)} role="group" aria-label={t.filters}>
      {priced && <PriceCell {...priced} />}
      {cells.map((cell) => (
        <FilterCell key={cell.key} cell={cell} panel={panel} groups={list.groups} />
      ))}
      <a {...panel.opener(ALL)} className={classes(css.cell, css.lastCell)}>
        <span className={css.key}>{t.more}</span>
        <CellValue icon={slidersHorizontal}>{t.allFilters}</CellValue>
      </a>
      <a {...panel.opener(ALL)} className={css.phone}>
        <Icon of={slidersHorizontal} size="s" />
        {t.filters}
        {active > 0 && <span className={css.count}>{active}</span>}
      </a>
      {beside}
    </div>
  );
}

function PriceCell({ legend, price }: Pick<FilterGroup, 'legend' | 'price'>) {
  if (price === null) return null;
  const { minFils, maxFils } = price.value;
  return (
    <div className={classes(css.cell, css.wide)}>
      <span className={css.key}>
        {legend}
        <span className={css.rangeWords}>
          {say(formatAed(minFils, 'slider-min'))} – {amountParts(maxFils, 'slider-max').number}
        </span>
      </span>
      <PriceSlider range={price.range} price={price.value} onChange={price.set} />
    </div>
  );
}

interface CellProps extends Pick<Props, 'panel'> {
  cell: Cell;
  groups: readonly FilterGroup[];
}

function FilterCell({ cell: { key, label, none, optional }, panel, groups }: CellProps) {
  const { control, choices = [] } = groups.find((group) => group.key === key) ?? {};
  const chosen = choices.filter((choice) => choice.chosen);
  const count = control === 'checks' ? chosen.length : 0;
  const words =
    control === 'radios'
      ? (chosen[0]?.name ?? '')
      : fillMessage(count === 0 ? none : t.chosen, { count: count || choices.length });
  return (
    <a {...panel.opener(key)} className={classes(css.cell, optional && css.optional)}>
      <span className={css.key}>
        {label}
        {count > 0 && <span className={css.count}>{count}</span>}
      </span>
      <CellValue icon={chevronDown}>{words}</CellValue>
    </a>
  );
}

function CellValue({ icon, children }: { icon: typeof chevronDown; children: string }) {
  return (
    <span className={css.value}>
      <span>{children}</span>
      <Icon of={icon} size="s" />
    </span>
  );
}
