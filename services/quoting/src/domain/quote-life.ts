/**
 * The life of a quote of any line, as decisions: the quote as it is and what is asked of it in, what changes out. One
 * behaviour in every line: a bound quote keeps its answers and prices, and twenty earlier revisions stay with it.
 */

/** What one revision's prices stand on, with them: enough to rate again to the same fils. */
export interface Revision {
  /** From 1. */
  revision: number;
  answers: object;
  /** ISO day in Asia/Dubai. */
  day: string;
  catalogueVersion: string;
  /** In the order shown. */
  prices: { planId: number; netFils: number }[];
}

type Status = 'priced' | 'shared' | 'selected' | 'accepted' | 'bound';

/** What a quote is, once something was sold of it, as its line calls that. */
export type SoldStatus = 'accepted' | 'bound';

/** Whom a quote is bound to, and whether something was ordered since. */
export interface Binding {
  /** The confirmation's, or of a motor quote the order's id. */
  key: string;
  planId: number;
  revision: number;
  /** ISO time. */
  at: string;
  isSold: boolean;
}

export interface LivingQuote extends Revision {
  status: Status;
  /** Null of one that nobody orders of, and of one that was sold before bindings were kept. */
  binding: Binding | null;
  leadId: string | null;
  /** The last ISO day on which its prices hold. */
  validUntil: string;
  comparedPlanIds: number[];
  selectedPlanId: number | null;
  /** Revision, plan and what was chosen with it last, as one text. */
  selection: string;
  /** Plans that were offered before the last revision and are not any more. */
  droppedPlanNames: string[];
  /** Keys of what was done once already, such as mails; the newest few. */
  doneKeys: string[];
  /** The newest earlier ones. */
  revisions: Revision[];
}

export type Refusal = 'already_bound' | 'no_plan';

export type Decision =
  | { is: 'changed'; set: Partial<LivingQuote> }
  /** Nothing is to be changed, and nothing said of it. */
  | { is: 'kept' }
  | { is: 'refused'; why: Refusal };

/** Earlier revisions that stay with a quote of any line; the events tell of all. */
const revisionsKept = 20;
const keysKept = 100;

export const kept: Decision = { is: 'kept' };
const refused = (why: Refusal): Decision => ({ is: 'refused', why });
export const changed = (set: Partial<LivingQuote>): Decision => ({ is: 'changed', set });

/** A quote before anything was done with its prices. */
export function newLife() {
  return {
    revision: 1,
    status: 'priced',
    binding: null,
    comparedPlanIds: [],
    selectedPlanId: null,
    selection: '',
    droppedPlanNames: [],
    doneKeys: [],
    revisions: [],
  } satisfies Partial<LivingQuote>;
}

/** Whether a quote may be priced anew. What was sold stands as it was: other answers are for a new quote. */
export function mayRevise({ isBound, isOther }: { isBound: boolean; isOther: boolean }): Decision {
  if (!isBound) return changed({});
  return isOther ? refused('already_bound') : kept;
}

interface Repriced {
  /** As it is now, to be kept beside the next one. */
  earlier: Revision;
  next: Omit<Revision, 'revision'>;
  /** Other answers than those of the quote, besides the day and the catalogue. */
  isOther: boolean;
  validUntil: string;
  leadId: string | null;
}

/** Other answers, another day or another catalogue are the next revision; plans that are gone leave tray and choice. */
export function revise(
  quote: LivingQuote,
  { earlier, next, isOther, validUntil, leadId }: Repriced,
): Decision {
  const isSame =
    !isOther && quote.day === next.day && quote.catalogueVersion === next.catalogueVersion;
  if (isSame) return leadId === quote.leadId ? kept : changed({ leadId });
  const offered = new Set(next.prices.map(({ planId }) => planId));
  const isChosenGone = quote.selectedPlanId !== null && !offered.has(quote.selectedPlanId);
  return changed({
    // Bound by who ended before anything was ordered.
    ...(quote.binding ? freed(quote) : {}),
    ...next,
    revision: quote.revision + 1,
    validUntil,
    leadId,
    comparedPlanIds: quote.comparedPlanIds.filter((planId) => offered.has(planId)),
    ...(isChosenGone ? { status: 'priced', selectedPlanId: null, selection: '' } : {}),
    revisions: [...quote.revisions, earlier].slice(-revisionsKept),
  });
}

/** Plans of a quote that its next revision does not offer. */
export function goneFrom(quote: Revision, next: Pick<Revision, 'prices'>): number[] {
  const offered = new Set(next.prices.map(({ planId }) => planId));
  return quote.prices.map(({ planId }) => planId).filter((planId) => !offered.has(planId));
}

export function isOffered({ prices }: Pick<Revision, 'prices'>, planIds: readonly number[]) {
  const offered = new Set(prices.map(({ planId }) => planId));
  return planIds.every((planId) => offered.has(planId));
}

/** The compare tray as it should be from now on; order is the columns' order. */
export function compare(quote: LivingQuote, wanted: readonly number[]): Decision {
  const planIds = [...new Set(wanted)];
  if (!isOffered(quote, planIds)) return refused('no_plan');
  if (planIds.join() === quote.comparedPlanIds.join()) return kept;
  return changed({ comparedPlanIds: planIds });
}

interface Choice {
  planId: number;
  /** Ids of what is chosen with it, such as add-ons. */
  withIt?: readonly number[];
  /** Nothing more can be sold of it. */
  isClosed: boolean;
}

/** A plan is chosen once in a revision, however often the button is pressed in a row. */
export function select(quote: LivingQuote, { planId, withIt = [], isClosed }: Choice): Decision {
  if (isClosed) return refused('already_bound');
  if (!isOffered(quote, [planId])) return refused('no_plan');
  const selection = [quote.revision, planId, ...withIt.toSorted((a, b) => a - b)].join();
  if (selection === quote.selection) return kept;
  const status = isSoldStatus(quote.status) ? quote.status : 'selected';
  return changed({ selectedPlanId: planId, selection, status });
}

/** What is done once for a key: a mail, an agent's lines. */
export function once(quote: LivingQuote, key: string): Decision {
  if (quote.doneKeys.includes(key)) return kept;
  return changed({ doneKeys: [...quote.doneKeys, key].slice(-keysKept) });
}

/** Prices that were mailed are shared, unless more has come of them. */
export function share(quote: LivingQuote, key: string): Decision {
  const done = once(quote, key);
  if (done.is !== 'changed' || quote.status !== 'priced') return done;
  return changed({ ...done.set, status: 'shared' });
}

/** Sold, as what an agent makes a policy of. */
export function bind(quote: LivingQuote, planId: number, status: SoldStatus): Decision {
  return isOffered(quote, [planId])
    ? changed({ status, selectedPlanId: planId })
    : refused('no_plan');
}

export function isSoldStatus(status: Status): status is SoldStatus {
  return status === 'accepted' || status === 'bound';
}

/** Not bound any more. */
export function freed({ selectedPlanId }: LivingQuote): Partial<LivingQuote> {
  return { binding: null, status: selectedPlanId === null ? 'priced' : 'selected' };
}
