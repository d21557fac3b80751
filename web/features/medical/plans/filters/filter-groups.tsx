import { fillMessage } from '@muqarin/rules/fill-message';
import type { Filters } from '@muqarin/rules/medical/filters';
import type { PricePair } from '@muqarin/rules/plan-list/price-range';
import { CheckList } from '@/features/plan-list/filters/check-list.tsx';
import css from '@/features/plan-list/filters/filter-groups.module.css';
import { FilterOption } from '@/features/plan-list/filters/filter-option.tsx';
import { PriceFields } from '@/features/plan-list/filters/price-fields.tsx';
import { PriceSlider } from '@/features/plan-list/filters/price-slider.tsx';
import { withinRange } from '@/features/plan-list/filters/slider-steps.ts';
import { t } from '@/features/plan-list/texts.ts';
import type { PlanList } from '../use-plan-list.ts';
import type { FilterChoices } from './choices.ts';

interface Props {
  list: PlanList;
}

/** Every filter there is, in one order; the bar shows one of them at a time, the panel all (S0 3). */
export function FilterGroups({ list }: Props) {
  const { choices, filters, setFilters } = list;
  const byId = ({ id, name, help, count }: FilterChoices['benefits'][number]) => ({
    value: id,
    name,
    help,
    count,
  });
  return (
    <>
      <p className={css.hint}>{t.countsHelp}</p>
      <PriceGroup list={list} />
      <CheckList
        name="bids"
        legend={t.benefits}
        options={choices.benefits.map(byId)}
        chosen={filters.bids}
        onChange={(bids) => setFilters({ bids })}
      />
      <PreExisting list={list} />
      <CheckList
        name="ins_ids"
        legend={t.insurer}
        options={choices.insurers.map(byId)}
        chosen={filters.ins_ids}
        onChange={(ins_ids) => setFilters({ ins_ids })}
      />
      <CheckList
        name="dids"
        legend={t.features}
        options={choices.descriptions.map(byId)}
        chosen={filters.dids}
        onChange={(dids) => setFilters({ dids })}
      />
      <CheckList
        name="salary"
        legend={t.salary}
        options={choices.salaries}
        chosen={filters.salary}
        onChange={(salary) => setFilters({ salary })}
      />
      {choices.investorPlans !== null && (
        <fieldset className={css.group} data-group="is_investor">
          <legend>{t.investorLegend}</legend>
          <FilterOption
            type="checkbox"
            name="is_investor"
            value="1"
            checked={filters.is_investor}
            count={choices.investorPlans}
            onChange={(event) => setFilters({ is_investor: event.target.checked })}
          >
            {t.investor}
          </FilterOption>
        </fieldset>
      )}
    </>
  );
}

function PriceGroup({ list }: Props) {
  const { range, filters, priceMessage, inRange, total, setFilters } = list;
  if (range === null) return null;
  const price = filters.price ?? range;
  const set = (next: PricePair) => {
    setFilters({ price: next });
    return withinRange(next, range) ?? range;
  };
  return (
    <fieldset className={css.group} data-group="price">
      <legend>{t.netPremiumAYear}</legend>
      <PriceSlider range={range} price={price} onChange={set} />
      <PriceFields price={price} message={priceMessage} onChange={set} />
      <p className={css.inRange}>{fillMessage(t.inRange, { shown: inRange, total })}</p>
    </fieldset>
  );
}

function PreExisting({ list }: Props) {
  const { filters, setFilters } = list;
  const choice = (value: Filters['pre_existing'], label: string) => (
    <FilterOption
      type="radio"
      name="pre_existing"
      value={value}
      checked={filters.pre_existing === value}
      onChange={() => setFilters({ pre_existing: value })}
    >
      {label}
    </FilterOption>
  );
  return (
    <fieldset className={css.group} data-group="pre_existing">
      <legend>{t.preExistingLong}</legend>
      {choice('no', t.notRequired)}
      {choice('yes', t.mustBeCovered)}
    </fieldset>
  );
}
