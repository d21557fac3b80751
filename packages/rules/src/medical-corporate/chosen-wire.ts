/** What the documents' corporate purchase carries: the chosen plan of each category with its bifurcation (S0 3 and 7). */
import { parseFlag } from '../calls/flags.ts';
import { asObject, parseJson, pick, text } from '../calls/wire-values.ts';
import { NO_CATEGORY, numberOfCategory } from './categories.ts';
import { parsePlanId, planIdText } from './plan-id.ts';

export interface WiredChoice {
  /** 0: the group has no categories. */
  category: number;
  /** With variants, in our order of them. */
  plan: string;
  /** As the client has it; never trusted, only compared. */
  record: Readonly<Record<string, unknown>>;
}

export interface WiredPurchase {
  chosen: WiredChoice[];
  startDate: string;
  /** Whether the plans' conditions apply; undefined where the caller did not say (decisions X31). */
  conditionConfirmed: boolean | undefined;
}

/**
 * `{"CAT 1": {"12dattgl4": {…}}, …}`: a category by letter or number, in it one plan id with its record. One without a plan, with two or
 * with one that is no id has no choice. Other keys are ignored.
 */
export function parseChosenWire(data: unknown): WiredPurchase {
  const object = asObject(typeof data === 'string' ? parseJson(data) : data) ?? {};
  const chosen = Object.entries(object).flatMap(([label, value]) => choiceOf(label, value));
  return {
    // A category that is named twice is one that nobody knows the plan of.
    chosen: chosen.filter(
      ({ category }) => chosen.filter((one) => one.category === category).length === 1,
    ),
    startDate: text(pick(object, ['policy_start_date'])) ?? '',
    conditionConfirmed: parseFlag(pick(object, ['condition_confirmed'])),
  };
}

function choiceOf(label: string, value: unknown): WiredChoice[] {
  const category = label === NO_CATEGORY ? 0 : numberOfCategory(label);
  const plans = Object.entries(asObject(value) ?? {});
  const [only] = plans;
  if (category === undefined || !only || plans.length > 1) return [];
  const plan = parsePlanId(only[0]);
  return plan ? [{ category, plan: planIdText(plan), record: asObject(only[1]) ?? {} }] : [];
}

/** Whether all that a client says of a price is what the price is: numbers may come as text, what we do not know is nothing. */
export function isSameRecord(said: unknown, known: unknown): boolean {
  if (Array.isArray(known)) {
    return (
      Array.isArray(said) &&
      said.length === known.length &&
      known.every((each, at) => isSameRecord(said[at], each))
    );
  }
  const [ours, theirs] = [asObject(known), asObject(said)];
  if (ours) {
    return (
      theirs !== undefined &&
      Object.keys(ours).every(
        (key) => !Object.hasOwn(theirs, key) || isSameRecord(theirs[key], ours[key]),
      )
    );
  }
  if (typeof known === 'number') return isSameNumber(said, known);
  return known === null ? said === null || said === '' : said === known;
}

/** Amounts have two decimals at most. */
function isSameNumber(said: unknown, known: number): boolean {
  const typed = text(said)?.trim() ?? '';
  return /^\d{1,12}([.]\d{1,4})?$/.test(typed) && Math.abs(Number(typed) - known) < 0.000_1;
}
