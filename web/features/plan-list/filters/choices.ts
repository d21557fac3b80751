import { formatAed } from '@muqarin/rules/money-format';
import type { FilterOption } from '@muqarin/rules/plan-list/filters/filter';
import { shownPrice } from '@muqarin/rules/plan-list/filters/price';
import type { PricePair } from '@muqarin/rules/plan-list/price-range';
import { say } from '@/lib/reader.ts';
import type { Choice, DrawnFilter, LineFilters } from './line-filters.ts';

/** A filter with the options of the plans that the list is about, and those that are chosen. */
export interface ChoiceGroup {
  key: string;
  control: DrawnFilter<object>['control'];
  /** Of its fields. */
  names: readonly string[];
  legend: string;
  choices: readonly Choice[];
  range: PricePair | null;
  hint?: string | undefined;
  inRange?: string | undefined;
}

/** What one can choose from in a list, each option with its number; a filter without an option is left out. */
export function choicesOf<Plan, About, Values extends object>(
  { rules, about, drawn }: LineFilters<Plan, About, Values>,
  plans: readonly Plan[],
  values: Values,
): ChoiceGroup[] {
  const listed = rules.universe(plans, values, about);
  return drawn.flatMap(({ key, control, legend, hint, inRange, options = [] }) => {
    const filter = rules.table[key];
    const range = filter.range?.(listed) ?? null;
    const isHad = (value: FilterOption) => {
      const alone = filter.toggle(filter.off, value);
      return listed.some((plan) => filter.fits(plan, alone, about));
    };
    const isOffered = ({ value, count, chosen }: Choice) => {
      if (chosen || filter.isAbout || ['radios', 'toggles'].includes(control)) return true;
      return control === 'chips' ? count > 0 : isHad(value);
    };
    const choices = options
      .map((option): Choice => {
        const count = rules.count(plans, rules.withOption(values, key, option.value), about);
        return { ...option, count, chosen: filter.isChosen(values[key], option.value) };
      })
      .filter(isOffered);
    const isNothing = control !== 'apart' && range === null && choices.length === 0;
    const { names } = filter;
    return isNothing ? [] : [{ key, control, names, legend, choices, range, hint, inRange }];
  });
}

/** A filter in force in words, for its pill. */
export function pillName<Values extends object>(
  { drawn }: Pick<LineFilters<never, never, Values>, 'drawn'>,
  { key, value }: { key: string; value?: FilterOption },
  values: Values,
  range: PricePair | null,
): string {
  const filter = drawn.find((one) => one.key === key);
  if (!filter) return key;
  const { control, options = [], pill, legend } = filter;
  if (control === 'range') return priceWords(values[filter.key] as PricePair, range) ?? legend;
  const isOne = control === 'chips' || control === 'toggles';
  const chosen = isOne ? values[filter.key] : (value ?? options[0]?.value);
  const name = options.find((option) => option.value === chosen)?.name ?? legend;
  return typeof pill === 'function' ? pill(name) : (pill ?? name);
}

function priceWords(price: PricePair, range: PricePair | null): string | null {
  if (range === null) return null;
  const { minFils, maxFils } = shownPrice(price, range);
  return `${say(formatAed(minFils, 'slider-min'))} – ${say(formatAed(maxFils, 'slider-max'))}`;
}
