import {
  type CorporatePlansPage,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import {
  type CorporateFilters,
  filtersInForce,
  type ListFilter,
  listFilters,
  matchesCorporate,
  type SalaryBand,
  type SortOrder,
  salaryBands,
  withinRange,
} from '@muqarin/rules/medical-corporate/plan-list';
import type { PricePair } from '@muqarin/rules/plan-list/price-range';
import { Button } from '@/components/ui/button.tsx';
import { chevronDown } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { CheckList } from '@/features/plan-list/filters/check-list.tsx';
import groupCss from '@/features/plan-list/filters/filter-groups.module.css';
import { FilterOption } from '@/features/plan-list/filters/filter-option.tsx';
import { PriceFields } from '@/features/plan-list/filters/price-fields.tsx';
import { PriceSlider } from '@/features/plan-list/filters/price-slider.tsx';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { tabAddress } from './list-address.ts';
import css from './plans.module.css';

interface Props {
  page: CorporatePlansPage;
  category: number;
  range: PricePair | null;
  filters: CorporateFilters;
  sort: SortOrder;
  problem: string | null;
  onChange: (filters: CorporateFilters) => void;
}

/** A filter's options: the words of the page, one row a filter. */
const optionsOf: Record<ListFilter, (page: CorporatePlansPage) => { id: number; name: string }[]> =
  {
    insurers: ({ tiles }) => [
      ...new Map(
        tiles.map(({ insurerId: id, insurerName: name }) => [id, { id, name }] as const),
      ).values(),
    ],
    tpas: ({ tpas }) => tpas,
    networks: ({ networks }) => networks,
    benefits: ({ benefits }) => benefits,
    descriptions: ({ descriptions }) => descriptions,
  };

/** The side bar (S0 2): a plain GET form, which the script answers at once. */
export function CorporateFilterForm(props: Props) {
  const { page, category, range, filters, sort, problem, onChange } = props;
  const countWith = (change: Partial<CorporateFilters>) =>
    page.tiles.filter((tile) => matchesCorporate(tile, { ...filters, ...change })).length;
  const inForce = filtersInForce(filters);
  return (
    <details className={css.filters} data-filters="">
      <summary>
        {t.filters}
        {inForce === 0 ? null : <span className={css.inForce}>{inForce}</span>}
        <Icon of={chevronDown} size="s" className={css.chevron} />
      </summary>
      <h2 className={css.beside}>{t.filters}</h2>
      <form action={corporatePaths.products} className={css.filterForm}>
        {category === 0 ? null : <input type="hidden" name="category" value={category} />}
        {sort === 'asc' ? null : <input type="hidden" name="sort" value={sort} />}
        {range ? <PriceFilter {...props} range={range} problem={problem} /> : null}
        <SalaryFilter
          chosen={filters.salary}
          countOf={(salary) => countWith({ salary })}
          onChange={(salary) => onChange({ ...filters, salary })}
        />
        <fieldset className={groupCss.group} data-group="census">
          <legend>{t.filterCensus}</legend>
          <FilterOption
            type="checkbox"
            name="census"
            value="yes"
            checked={filters.census}
            onChange={({ target }) => onChange({ ...filters, census: target.checked })}
            count={countWith({ census: true })}
          >
            {t.censusOnly}
          </FilterOption>
        </fieldset>
        {listFilters.map((name) => (
          <CheckList
            key={name}
            group={{
              names: [name],
              legend: t[`filter_${name}`],
              choices: optionsOf[name](page).map((option) => ({
                value: option.id,
                name: say(option.name),
                count: countWith({ [name]: withId(filters[name], option.id) }),
                chosen: filters[name].includes(option.id),
              })),
              press: (id) => onChange({ ...filters, [name]: toggled(filters[name], Number(id)) }),
            }}
          />
        ))}
        <noscript>
          <Button look="line">{t.apply}</Button>
        </noscript>
        <a href={tabAddress(category)}>{t.clear}</a>
      </form>
    </details>
  );
}

function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

function withId(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids : [...ids, id];
}

function PriceFilter({ filters, problem, onChange, range }: Props & { range: PricePair }) {
  const priceIn = ({ minFils, maxFils }: CorporateFilters): PricePair => ({
    minFils: minFils ?? range.minFils,
    maxFils: maxFils ?? range.maxFils,
  });
  const price = priceIn(filters);
  const set = ({ minFils, maxFils }: PricePair) => {
    const next = withinRange({ ...filters, minFils, maxFils }, range);
    onChange(next);
    return priceIn(next);
  };
  return (
    <fieldset className={css.range}>
      <legend>{t.premium}</legend>
      <PriceSlider range={range} price={price} onChange={set} />
      <PriceFields
        price={price}
        message={problem ?? undefined}
        names={{ min: 'min', max: 'max' }}
        onChange={set}
      />
    </fieldset>
  );
}

interface SalaryProps {
  chosen: SalaryBand | null;
  countOf: (salary: SalaryBand | null) => number;
  onChange: (salary: SalaryBand | null) => void;
}

function SalaryFilter({ chosen, countOf, onChange }: SalaryProps) {
  return (
    <fieldset className={groupCss.group} data-group="salary">
      <legend>{t.salary}</legend>
      {[null, ...salaryBands].map((band) => (
        <FilterOption
          key={band ?? 'any'}
          type="radio"
          name="salary"
          value={band ?? ''}
          checked={chosen === band}
          onChange={() => onChange(band)}
          count={countOf(band)}
        >
          {band === null ? t.anySalary : band === 'lsb' ? t.lowSalary : t.highSalary}
        </FilterOption>
      ))}
    </fieldset>
  );
}
