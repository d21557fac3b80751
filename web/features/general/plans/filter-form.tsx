import { type GeneralPlansPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { isGeneralCode } from '@muqarin/rules/general/insurance-types';
import { type GeneralFilters, matchesGeneral, withinRange } from '@muqarin/rules/general/plan-list';
import type { PricePair } from '@muqarin/rules/plan-list/price-range';
import { Button } from '@/components/ui/button.tsx';
import { chevronDown } from '@/components/ui/drawings.ts';
import { Field } from '@/components/ui/field.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Select } from '@/components/ui/select.tsx';
import { CheckList } from '@/features/plan-list/filters/check-list.tsx';
import { PriceFields } from '@/features/plan-list/filters/price-fields.tsx';
import { PriceSlider } from '@/features/plan-list/filters/price-slider.tsx';
import { t, typeName } from '../texts.ts';
import css from './plans.module.css';
import { rangeOf } from './price-range.ts';

interface Props {
  page: GeneralPlansPage;
  filters: GeneralFilters;
  problem: string | null;
  onChange: (filters: GeneralFilters) => void;
}

/**
 * Type, premium range, company, benefits (S1 2): a plain GET form, which the script answers at once. Folded where it would
 * stand before the first plan, open where it stands beside them.
 */
export function GeneralFilterForm({ page, filters, problem, onChange }: Props) {
  const range = rangeOf(page);
  const priceIn = ({ minFils, maxFils }: GeneralFilters): PricePair => ({
    minFils: minFils ?? range?.minFils ?? 0,
    maxFils: maxFils ?? range?.maxFils ?? 0,
  });
  const price = priceIn(filters);
  /** How many plans the list shows with an option in addition. */
  const countWith = (change: Partial<GeneralFilters>) =>
    page.tiles.filter((tile) => matchesGeneral(tile, { ...filters, ...change })).length;
  const inForce =
    filters.insurerIds.length +
    filters.benefitIds.length +
    [filters.type, filters.minFils, filters.maxFils].filter((value) => value !== null).length;
  const setPrice = ({ minFils, maxFils }: PricePair) => {
    const next = withinRange({ ...filters, minFils, maxFils }, range);
    onChange(next);
    return priceIn(next);
  };
  const priced = page.types.filter(({ state }) => state === 'priced');
  return (
    <details className={css.filters} data-filters="">
      <summary>
        {t.filters}
        {inForce === 0 ? null : <span className={css.inForce}>{inForce}</span>}
        <Icon of={chevronDown} size="s" className={css.chevron} />
      </summary>
      <h2 className={css.beside}>{t.filters}</h2>
      <form action={generalPaths.products} className={css.filterForm}>
        {priced.length > 1 ? (
          <TypeFilter
            types={priced}
            chosen={filters.type}
            onChange={(type) => onChange({ ...filters, type })}
          />
        ) : null}
        {range ? (
          <fieldset className={css.range}>
            <legend>{t.premium}</legend>
            <PriceSlider range={range} price={price} onChange={setPrice} />
            <PriceFields
              price={price}
              message={problem ?? undefined}
              names={{ min: 'min', max: 'max' }}
              onChange={setPrice}
            />
          </fieldset>
        ) : null}
        <CheckList
          name="companies"
          legend={t.company_filter}
          options={page.insurers.map(({ id, name }) => ({
            value: id,
            name,
            count: countWith({ insurerIds: withId(filters.insurerIds, id) }),
          }))}
          chosen={filters.insurerIds}
          onChange={(insurerIds) => onChange({ ...filters, insurerIds })}
        />
        <CheckList
          name="benefits"
          legend={t.benefits}
          options={page.benefits.map(({ id, name, help }) => ({
            value: id,
            name,
            help,
            count: countWith({ benefitIds: withId(filters.benefitIds, id) }),
          }))}
          chosen={filters.benefitIds}
          onChange={(benefitIds) => onChange({ ...filters, benefitIds })}
        />
        <noscript>
          <Button look="line">{t.apply}</Button>
        </noscript>
        <a href={generalPaths.products}>{t.clear}</a>
      </form>
    </details>
  );
}

function withId(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids : [...ids, id];
}

interface TypeProps {
  types: GeneralPlansPage['types'];
  chosen: GeneralFilters['type'];
  onChange: (type: GeneralFilters['type']) => void;
}

function TypeFilter({ types, chosen, onChange }: TypeProps) {
  return (
    <Field id="type" label={t.allTypes}>
      <Select
        id="type"
        name="type"
        value={chosen ?? ''}
        onChange={({ target }) => onChange(isGeneralCode(target.value) ? target.value : null)}
      >
        <option value="">{t.allTypes}</option>
        {types.map(({ type }) => (
          <option key={type} value={type}>
            {typeName(type)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
