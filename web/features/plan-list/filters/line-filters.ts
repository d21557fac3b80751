import type { FilterOption, PlanFilters } from '@muqarin/rules/plan-list/filters/filter';

/** A line's filters as its list draws them, in this order. */
export interface LineFilters<Plan, About, Values extends object> {
  rules: PlanFilters<Plan, About, Values>;
  about: About;
  drawn: readonly DrawnFilter<Values>[];
}

export interface DrawnFilter<Values> {
  key: keyof Values & string;
  /**
   * Chips are the list's chapters, those that have a plan; toggles are the same, all of them always. What stands `apart` has a
   * place of its own; here it only has a pill.
   */
  control: 'checks' | 'radios' | 'range' | 'chips' | 'toggles' | 'apart';
  legend: string;
  /** Under the legend of a list to tick. */
  hint?: string;
  options?: readonly NamedOption[];
  /** Of its pill, where that is not the option's name. */
  pill?: string | ((name: string) => string);
  /** Under a range: how many of the plans it leaves, `{shown}` of `{total}`. */
  inRange?: string;
  /** In a sentence, where that is shorter. */
  inSentence?: string;
}

export interface NamedOption {
  value: FilterOption;
  name: string;
  help?: string | undefined;
}

/** An option with how many plans the list shows when it is chosen in addition. */
export interface Choice extends NamedOption {
  count: number;
  chosen: boolean;
}
