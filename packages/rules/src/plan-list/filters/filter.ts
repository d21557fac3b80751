/** The filters of a list of plans: a line gives a table of them, and what is done with filters is done here. */
import type { PricePair } from '../price-range.ts';
import type { QueryValues } from './query.ts';

export type FilterOption = number | string;

/** One filter: what it reads of a plan, and how its choice stands in a form and in an address. */
export interface Filter<Plan, Value, About = unknown> {
  /** Of its fields. */
  names: readonly string[];
  /** Nothing is chosen. */
  off: Value;
  fits: (plan: Plan, value: Value, about: About) => boolean;
  /** Each choice in force by itself, and the value without it. */
  inForce: (value: Value) => readonly { value?: FilterOption; without: Value }[];
  /** What does not parse counts as not chosen; `problem` says why where the reader is to hear it. */
  read: (query: QueryValues) => { value: Value; problem?: string };
  /** Nothing where it is off. */
  write: (value: Value) => Readonly<Record<string, string>>;
  /** Pressed: chosen in addition, or let go of. */
  toggle: (value: Value, option: FilterOption) => Value;
  isChosen: (value: Value, option: FilterOption) => boolean;
  /** It says which plans the list is about; every number that the list shows is of these (decisions M32). */
  isAbout?: boolean;
  /** What is no filter among these plans is let go of. */
  settle?: (value: Value, plans: readonly Plan[]) => Value;
  /** The ends of its slider. */
  range?: (plans: readonly Plan[]) => PricePair | null;
}

/** Given by a line: each filter by its key. */
export type FilterTable<Plan, About, Values> = {
  readonly [Key in keyof Values]: Filter<Plan, Values[Key], About>;
};

/** One filter in force: as a pill to remove, or as a reason why a list is empty. */
export interface FilterInForce<Values> {
  key: keyof Values & string;
  /** The benefit, insurer or band; absent where there is but one. */
  value?: FilterOption;
  /** The filters without it. */
  without: Values;
}

export type PlanFilters<Plan, About, Values extends object> = ReturnType<
  typeof planFilters<Plan, About, Values>
>;

/** In the order of the table: filters in an address, and as pills. */
export function planFilters<Plan, About, Values extends object>(
  table: FilterTable<Plan, About, Values>,
) {
  type Key = keyof Values & string;
  type Any = Filter<Plan, Values[Key], About>;
  const entries = Object.entries(table) as [Key, Any][];
  const about = entries.filter(([, { isAbout }]) => isAbout);
  const none = Object.fromEntries(entries.map(([key, { off }]) => [key, off])) as Values;
  const fitAll = (of: typeof entries) => (plan: Plan, values: Values, facts: About) =>
    of.every(([key, filter]) => filter.fits(plan, values[key], facts));
  const matches = fitAll(entries);
  const isListed = fitAll(about);
  const universe = <Some extends Plan>(plans: readonly Some[], values: Values, facts: About) =>
    plans.filter((plan) => isListed(plan, values, facts));
  const count = (plans: readonly Plan[], values: Values, facts: About) =>
    plans.filter((plan) => matches(plan, values, facts)).length;
  const inForce = (values: Values): FilterInForce<Values>[] =>
    entries.flatMap(([key, filter]) =>
      filter.inForce(values[key]).map(({ without, ...one }) => {
        return { key, ...one, without: { ...values, [key]: without } };
      }),
    );
  return {
    table,
    /** Of every field. */
    names: entries.flatMap(([, { names }]) => names),
    /** No filter is in force. */
    none,
    matches,
    /** The plans that the list is about; the others are hidden until the filter that says so changes. */
    universe,
    /** How many plans the list shows with these filters. */
    count,
    inForce,
    /** How many of the plans that the list is about each filter in force hides, whatever the others do. */
    hiddenBy: (plans: readonly Plan[], values: Values, facts: About) => {
      const listed = universe(plans, values, facts);
      return entries
        .filter(([key, filter]) => !filter.isAbout && filter.inForce(values[key]).length > 0)
        .map(([key, filter]) => {
          const hidden = listed.filter((plan) => !filter.fits(plan, values[key], facts));
          return { key, hidden: hidden.length };
        });
    },
    /** How many plans remain without each filter in force, the smallest change that helps most first. */
    whyHidden: (plans: readonly Plan[], values: Values, facts: About) =>
      inForce(values)
        .map((one) => ({ ...one, remaining: count(plans, one.without, facts) }))
        .toSorted((a, b) => b.remaining - a.remaining),
    /** Of an address or a plain form. */
    read: (query: QueryValues): { filters: Values; problem?: string } => {
      const all = entries.map(([key, filter]) => ({ key, ...filter.read(query) }));
      const filters = Object.fromEntries(all.map(({ key, value }) => [key, value])) as Values;
      const [problem] = all.flatMap((one) => one.problem ?? []);
      return problem === undefined ? { filters } : { filters, problem };
    },
    /** The shortest query that `read` reads back. */
    write: (values: Values): Record<string, string> =>
      Object.assign({}, ...entries.map(([key, filter]) => filter.write(values[key]))),
    toggle: (values: Values, key: Key, option: FilterOption): Values => {
      const filter: Any = table[key];
      return { ...values, [key]: filter.toggle(values[key], option) };
    },
    /** The filters with one option chosen in addition to what is chosen now. */
    withOption: (values: Values, key: Key, option: FilterOption): Values => {
      const filter: Any = table[key];
      if (filter.isChosen(values[key], option)) return values;
      return { ...values, [key]: filter.toggle(values[key], option) };
    },
    settle: (values: Values, plans: readonly Plan[], facts: About): Values => {
      const listed = universe(plans, values, facts);
      return Object.fromEntries(
        entries.map(([key, { settle }]) => {
          return [key, settle ? settle(values[key], listed) : values[key]];
        }),
      ) as Values;
    },
  };
}
