import type { FilterOption, SelectedProvider } from '@muqarin/bff/contract/medical/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { medicalChapters } from '@muqarin/rules/medical/chapters';
import type { ActiveFilter } from '@muqarin/rules/medical/filter-counts';
import type { Filters } from '@muqarin/rules/medical/filters';
import { formatAed } from '@muqarin/rules/money-format';
import { t } from '@/features/plan-list/texts.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import type { FilterChoices } from './choices.ts';

/** Options by name; how many plans they leave does not matter here. */
type NamedChoices = {
  [Key in Exclude<keyof FilterChoices, 'investorPlans'>]: Omit<
    FilterChoices[Key][number],
    'count'
  >[];
};

/** A filter in force in words, for its pill and for "Without …, 2 plans remain". */
export function filterName(
  active: Pick<ActiveFilter, 'key' | 'value'>,
  filters: Filters,
  choices: NamedChoices,
  providers: readonly SelectedProvider[],
): string {
  switch (active.key) {
    case 'bids':
      return optionName(choices.benefits, active.value);
    case 'dids':
      return optionName(choices.descriptions, active.value);
    case 'ins_ids':
      return optionName(choices.insurers, active.value);
    case 'salary':
      return choices.salaries.find(({ value }) => value === active.value)?.name ?? t.salary;
    case 'chapter':
      return `${t.annualLimit} ${chapterWords(filters.chapter)}`;
    case 'price':
      return priceWords(filters);
    case 'providers':
      return listed(providers.map(({ name }) => name)) || t.hospitals;
    case 'pre_existing':
      return t.preExistingLong;
    case 'is_investor':
      return t.investor;
  }
}

/** The bounds of a chapter: "up to AED 250,000". */
export function chapterWords(code: Filters['chapter']): string {
  const at = medicalChapters.findIndex((chapter) => chapter.code === code);
  const amount = (aed: number) => say(formatAed(aed * 100));
  const to = medicalChapters[at]?.upToAed ?? null;
  if (to !== null) return fillMessage(t.limitUpTo, { amount: amount(to) });
  return fillMessage(t.limitAbove, { amount: amount(medicalChapters[at - 1]?.upToAed ?? 0) });
}

function optionName(options: readonly FilterOption[], id: ActiveFilter['value']): string {
  return options.find((option) => option.id === id)?.name ?? String(id);
}

function priceWords({ price }: Filters): string {
  if (price === null) return t.premiumLimit;
  return `${say(formatAed(price.minFils, 'slider-min'))} – ${say(formatAed(price.maxFils, 'slider-max'))}`;
}
