/** How picked plans stand in addresses and forms (decisions M15, M16, M46, M47). What is no plan id is left out and counted. */
import { asObject, parseJson } from '../calls/wire-values.ts';
import { NO_CATEGORY, numberOfCategory } from './categories.ts';
import { categoryKey } from './group.ts';
import { corporateRoutes } from './pages.ts';
import { type GroupPick, has } from './picks.ts';
import { parsePlanId, planIdText } from './plan-id.ts';

/** More than there are in any list: what is longer is not read on. */
const MOST_READ = 400;
/** More than a proposal may have, which says so. */
const MOST_OPTIONS_READ = 20;

export interface ReadPicks {
  picks: GroupPick[];
  /** Named, but no plan ids, or twice. */
  dropped: number;
}

/** `?1={"0":"12dattgl3","1":"15"}`: the category's number, then slot and plan (decisions M15). */
export function compareAddress(picks: readonly GroupPick[]): string {
  const { comparePlans } = corporateRoutes;
  const category = picks[0]?.category;
  if (category === undefined) return comparePlans;
  const slots = Object.fromEntries(picks.map(({ plan }, slot) => [slot, plan]));
  return `${comparePlans}?${category}=${encodeURIComponent(JSON.stringify(slots))}`;
}

/** Reads such an address; null where it names no category. */
export function parseCompareQuery(
  query: Readonly<Partial<Record<string, string>>>,
): ReadPicks | null {
  const named = Object.entries(query).flatMap(([key, value]) => {
    const category = numberOf(key);
    return category === null || !/^\s*[{[]/.test(value ?? '') ? [] : [[category, value] as const];
  });
  if (named.length === 0) return null;
  return together(named.flatMap(([category, value]) => plansIn(category, parseJson(value ?? ''))));
}

/** A map from category to a plan id, a comma list of them, a list, or an object whose keys or values are plan ids (S0 3, decisions M16). */
export function parsePlansByCategory(text: unknown): ReadPicks {
  const map = asObject(typeof text === 'string' ? parseJson(text) : text) ?? {};
  return together(
    Object.entries(map).flatMap(([key, value]) => {
      const category = numberOf(key);
      return category === null ? [] : plansIn(category, value);
    }),
  );
}

/** `{"1": {"CAT 1": "12", "CAT 2": "15"}}`: option, category, plan (decisions M47). A row stands at the place that its option names. */
export function parseProposal(text: unknown): { rows: GroupPick[][]; dropped: number } {
  const map = typeof text === 'string' ? parseJson(text) : text;
  const options: [string, unknown][] = Array.isArray(map)
    ? map.map((row: unknown, at) => [String(at + 1), row])
    : Object.entries(asObject(map) ?? {});
  const rows: GroupPick[][] = [];
  let dropped = 0;
  for (const [key, row] of options.slice(0, MOST_OPTIONS_READ)) {
    const read = parsePlansByCategory(row);
    dropped += read.dropped;
    const place = /^[1-9]\d?$/.test(key) ? Number(key) - 1 : rows.length;
    while (rows.length < Math.min(place, MOST_OPTIONS_READ)) rows.push([]);
    rows[Math.min(place, rows.length)] = read.picks;
  }
  return { rows, dropped };
}

export function proposalText(rows: readonly (readonly GroupPick[])[]): string {
  const options = rows.map((row, at) => [
    at + 1,
    Object.fromEntries(row.map(({ category, plan }) => [categoryKey(category), plan])),
  ]);
  return JSON.stringify(Object.fromEntries(options));
}

/** Several of a category as a list. */
export function plansByCategoryText(picks: readonly GroupPick[]): string {
  const plans = Map.groupBy(picks, ({ category }) => categoryKey(category));
  const lists = [...plans].map(([key, of]) => [key, of.map(({ plan }) => plan)]);
  return JSON.stringify(Object.fromEntries(lists));
}

function numberOf(key: string): number | null {
  if (key === NO_CATEGORY || key === '0') return 0;
  return numberOfCategory(key) ?? null;
}

type Named = GroupPick | null;

function plansIn(category: number, value: unknown): Named[] {
  if (typeof value === 'number') return [pickOf(category, String(value))];
  if (typeof value === 'string') {
    const texts = value.split(',').map((text) => text.trim());
    return texts.filter((text) => text !== '').map((text) => pickOf(category, text));
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown) => plansIn(category, item));
  const object = asObject(value);
  if (!object) return [];
  // S0 3: `category to plan id to bifurcation object`; else slot to plan id.
  return Object.entries(object).flatMap(([key, item]) =>
    asObject(item) ? [pickOf(category, key)] : plansIn(category, item),
  );
}

function pickOf(category: number, text: string): Named {
  const plan = parsePlanId(text);
  return plan ? { category, plan: planIdText(plan) } : null;
}

function together(named: readonly Named[]): ReadPicks {
  const picks: GroupPick[] = [];
  for (const pick of named.slice(0, MOST_READ)) {
    if (pick && !has(picks, pick)) picks.push(pick);
  }
  return { picks, dropped: named.length - picks.length };
}
