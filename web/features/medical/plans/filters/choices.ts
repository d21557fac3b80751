import type { FilterOption, ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import type { Filters, FilterTile } from '@muqarin/rules/medical/filters';
import {
  countListed,
  type ListFilter,
  planUniverse,
  withOption,
} from '@muqarin/rules/medical/plan-list';

/** What one can choose from in a list. */
export interface FilterChoices {
  benefits: Counted<FilterOption>[];
  descriptions: Counted<FilterOption>[];
  insurers: Counted<FilterOption>[];
  salaries: Counted<ProductsPage['salaries'][number]>[];
  /** Plans for investors: how many the list shows when only these are wanted; null where none is offered. */
  investorPlans: number | null;
}

/** `count`: how many plans the list shows when the option is chosen in addition to what is chosen now. */
type Counted<Option> = Option & { count: number };

type Page = Pick<
  ProductsPage,
  'benefits' | 'descriptions' | 'insurers' | 'salaries' | 'hasInvestorPlans' | 'category'
>;

/** The options of the plans that the list is about, and those that are chosen, each with its number. */
export function choicesOf(
  page: Page,
  rows: readonly FilterTile[],
  filters: Filters,
): FilterChoices {
  const { category } = page;
  const universe = planUniverse(rows, filters.is_investor, category);
  const ofIds = (
    key: Exclude<ListFilter, 'salary'>,
    options: readonly FilterOption[],
    idsOf: (tile: FilterTile) => readonly number[],
  ) => {
    const had = new Set([...universe.flatMap(idsOf), ...filters[key]]);
    return counted(
      key,
      options.filter(({ id }) => had.has(id)),
      ({ id }) => id,
    );
  };
  const counted = <Option>(
    key: ListFilter,
    options: readonly Option[],
    keyOf: (option: Option) => number | string,
  ) =>
    options.map((option) => ({
      ...option,
      count: countListed(rows, withOption(filters, key, keyOf(option)), category),
    }));
  return {
    benefits: ofIds('bids', page.benefits, ({ bids }) => bids),
    descriptions: ofIds('dids', page.descriptions, ({ dids }) => dids),
    insurers: ofIds('ins_ids', page.insurers, ({ ins_id }) => [ins_id]),
    salaries: counted('salary', page.salaries, ({ value }) => value),
    investorPlans: page.hasInvestorPlans
      ? countListed(rows, { ...filters, is_investor: true }, category)
      : null,
  };
}
