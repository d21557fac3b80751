import type { SelectedProvider } from '@muqarin/bff/contract/pages';
import type { Filters, PricePair } from '@muqarin/rules/medical/filters';
import { fillMessage } from '@muqarin/rules/messages';
import { t } from '../texts.ts';
import { CheckList } from './check-list.tsx';
import type { FilterChoices } from './filter-names.ts';
import css from './filters.module.css';
import { PriceFields } from './price-fields.tsx';
import { PriceSlider } from './price-slider.tsx';
import { ProviderSearch } from './provider-search.tsx';

export interface GroupsProps {
  choices: FilterChoices;
  filters: Filters;
  range: PricePair | null;
  priceMessage: string | undefined;
  shown: number;
  /** Plans whose premium is in the chosen range, whatever the other filters. */
  inRange: number;
  total: number;
  providers: readonly SelectedProvider[];
  found: readonly SelectedProvider[];
  onFilters: (change: Partial<Filters>) => void;
  onClear: () => void;
  onProviders: (chosen: SelectedProvider[]) => void;
  onRetryProviders: (() => void) | null;
}

/** Every filter there is, in one order; the bar shows one of them at a time, the panel all (S0 3). */
export function FilterGroups(props: GroupsProps) {
  const { choices, filters, onFilters } = props;
  const byId = ({ id, name, help, count }: FilterChoices['benefits'][number]) => ({
    value: id,
    name,
    help,
    count,
  });
  return (
    <>
      <PriceGroup {...props} />
      <CheckList
        name="bids"
        legend={t.benefits}
        options={choices.benefits.map(byId)}
        chosen={filters.bids}
        onChange={(bids) => onFilters({ bids })}
      />
      <ProviderSearch
        chosen={props.providers}
        found={props.found}
        onChange={props.onProviders}
        onRetry={props.onRetryProviders}
      />
      <PreExisting filters={filters} onFilters={onFilters} />
      <CheckList
        name="ins_ids"
        legend={t.insurer}
        options={choices.insurers.map(byId)}
        chosen={filters.ins_ids}
        onChange={(ins_ids) => onFilters({ ins_ids })}
      />
      <CheckList
        name="dids"
        legend={t.features}
        options={choices.descriptions.map(byId)}
        chosen={filters.dids}
        onChange={(dids) => onFilters({ dids })}
      />
      <CheckList
        name="salary"
        legend={t.salary}
        options={choices.salaries}
        chosen={filters.salary}
        onChange={(salary) => onFilters({ salary })}
      />
      {choices.hasInvestorPlans && (
        <fieldset className={css.group} data-group="is_investor">
          <legend>{t.investorLegend}</legend>
          <label className={css.option}>
            <input
              type="checkbox"
              name="is_investor"
              value="1"
              checked={filters.is_investor}
              onChange={(event) => onFilters({ is_investor: event.target.checked })}
            />
            <span>{t.investor}</span>
          </label>
        </fieldset>
      )}
    </>
  );
}

function PriceGroup({ range, filters, priceMessage, inRange, total, onFilters }: GroupsProps) {
  if (range === null) return null;
  const price = filters.price ?? range;
  const set = (next: PricePair) => onFilters({ price: next });
  return (
    <fieldset className={css.group} data-group="price">
      <legend>{t.netPremiumAYear}</legend>
      <PriceSlider range={range} price={price} onChange={set} />
      <PriceFields price={price} message={priceMessage} onChange={set} />
      <p className={css.inRange}>{fillMessage(t.inRange, { shown: inRange, total })}</p>
    </fieldset>
  );
}

function PreExisting({ filters, onFilters }: Pick<GroupsProps, 'filters' | 'onFilters'>) {
  const choice = (value: Filters['pre_existing'], label: string) => (
    <label className={css.option}>
      <input
        type="radio"
        name="pre_existing"
        value={value}
        checked={filters.pre_existing === value}
        onChange={() => onFilters({ pre_existing: value })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={css.group} data-group="pre_existing">
      <legend>{t.preExistingLong}</legend>
      {choice('no', t.notRequired)}
      {choice('yes', t.mustBeCovered)}
    </fieldset>
  );
}
