import type { FilterInForce, FilterOption } from '@muqarin/rules/plan-list/filters/filter';
import { shownPrice } from '@muqarin/rules/plan-list/filters/price';
import type { PricePair } from '@muqarin/rules/plan-list/price-range';
import { useCallback, useMemo, useState } from 'react';
import { addressWith } from './address.ts';
import { choicesOf, pillName } from './choices.ts';
import type { LineFilters } from './line-filters.ts';

/** The filters of a list in whatever line, as the controls of this room draw them. */
export type FilterList = Pick<
  ReturnType<typeof useFilters>,
  'groups' | 'inForce' | 'clear' | 'shown' | 'total' | 'problem' | 'hidden' | 'least'
> & { path: string };
export type FilterGroup = FilterList['groups'][number];

interface List<Plan, About, Values extends object> {
  line: LineFilters<Plan, About, Values>;
  plans: readonly Plan[];
  start: Values;
  /** The list without filters. */
  path: string;
  /** What its address says besides: the order. */
  beside?: Readonly<Record<string, string>>;
  /** Why the range of the address was refused. */
  problem?: string | undefined;
}

/** What is chosen, what that leaves visible, and the addresses that say the same (decisions M60). */
export function useFilters<Plan extends { id: number }, About, Values extends object>(
  list: List<Plan, About, Values>,
) {
  const { line, plans, start, path, beside, problem } = list;
  const { rules, about } = line;
  const [values, setValues] = useState(start);
  const change = useCallback(
    (make: (old: Values) => Values) => setValues((old) => rules.settle(make(old), plans, about)),
    [rules, about, plans],
  );
  const universe = useMemo(
    () => rules.universe(plans, values, about),
    [rules, plans, values, about],
  );
  const visible = useMemo(
    () => plans.filter((plan) => rules.matches(plan, values, about)).map(({ id }) => id),
    [rules, plans, values, about],
  );
  const choices = useMemo(() => choicesOf(line, plans, values), [line, plans, values]);
  const addressOf = (of: Values) => addressWith(path, { ...rules.write(of), ...beside });
  const nameOf = (one: Pick<FilterInForce<Values>, 'key' | 'value'>) =>
    pillName(line, one, values, choices.find(({ key }) => key === one.key)?.range ?? null);
  const linked = (one: FilterInForce<Values>) => ({
    key: `${one.key}${one.value ?? ''}`,
    name: nameOf(one),
    href: addressOf(one.without),
    onPress: () => change(() => one.without),
  });
  return {
    values,
    change,
    universe,
    /** In the order of the plans. */
    visible,
    shown: visible.length,
    total: universe.length,
    filtered: addressOf(values),
    said: rules.write(values),
    path,
    problem,
    groups: choices.map((group) => ({
      ...group,
      /** The list once an option is pressed. */
      hrefOf: (option: FilterOption) =>
        addressOf(rules.toggle(values, group.key as keyof Values & string, option)),
      press: (option: FilterOption) =>
        change((old) => rules.toggle(old, group.key as keyof Values & string, option)),
      price: priceOf(line, plans, values, group, change),
    })),
    inForce: rules.inForce(values).map(linked),
    /** What a form has to send along that draws only these fields. */
    hidden: (drawn: readonly string[]) =>
      Object.entries({ ...rules.write(values), ...beside }).filter(
        ([name]) => !drawn.includes(name),
      ),
    clear: {
      href: addressWith(path, rules.write(rules.none)),
      onPress: () => change(() => rules.none),
    },
    /** The one filter without which most plans remain; null where there is none. */
    least: () => {
      const [best] = rules.whyHidden(plans, values, about);
      if (!best || best.remaining === 0) return null;
      const { inSentence } = line.drawn.find(({ key }) => key === best.key) ?? {};
      const one = linked(best);
      return { ...one, name: inSentence ?? one.name, remaining: best.remaining };
    },
  };
}

/** The range that is shown, how to set it, and how many plans it leaves; null of a filter without one. */
function priceOf<Plan, About, Values extends object>(
  { rules, about }: LineFilters<Plan, About, Values>,
  plans: readonly Plan[],
  values: Values,
  { key, range }: { key: string; range: PricePair | null },
  change: (make: (old: Values) => Values) => void,
) {
  if (range === null) return null;
  const ofKey = key as keyof Values & string;
  const shownIn = (of: Values) => shownPrice((of[ofKey] as PricePair | null) ?? range, range);
  const alone = { ...aboutOnly(rules.none, values, rules), [key]: values[ofKey] };
  return {
    range,
    value: shownIn(values),
    inRange: rules.count(plans, alone, about),
    /** Answers what is in force then: an end beyond the range may change nothing. */
    set: (price: PricePair): PricePair => {
      change((old) => ({ ...old, [key]: price }));
      return shownIn(rules.settle({ ...values, [key]: price }, plans, about));
    },
  };
}

/** No filters but those that say what the list is about. */
function aboutOnly<Values extends object>(
  none: Values,
  values: Values,
  { table }: { table: { [Key in keyof Values]: { isAbout?: boolean } } },
): Values {
  const entries = Object.entries(values) as [keyof Values, Values[keyof Values]][];
  return Object.assign(
    { ...none },
    Object.fromEntries(entries.filter(([key]) => table[key]?.isAbout)),
  );
}
