/** Whom a quote is bound to: a claim of who is about to order, until something was sold (ADR 31). */
import {
  type Binding,
  changed,
  type Decision,
  freed,
  isOffered,
  isSoldStatus,
  kept,
  type LivingQuote,
  type SoldStatus,
} from './quote-life.ts';

/** Longer than any order takes to be made: after it, who bound a quote without ordering has ended on the way. */
const bindingMilliseconds = 60_000;

/** Something was sold of it, or is being ordered now: answers and prices stay as they are. */
export function isBound({ status, binding }: LivingQuote, now: Date): boolean {
  if (!isSoldStatus(status)) return false;
  return binding === null || binding.isSold || isFresh(binding, now);
}

/** Nothing more can be chosen of what was sold; of what is being ordered, until it is. */
export function isSold({ status, binding }: LivingQuote): boolean {
  return isSoldStatus(status) && (binding === null || binding.isSold);
}

interface Claim {
  key: string;
  planId: number;
  revision: number;
}

/**
 * Bound for an order that is about to be made. Whoever comes later takes the place of who came first, as only one of both
 * is ordered in the end. Nothing is bound of another revision, and nothing of what was sold.
 */
export function claim(quote: LivingQuote, wanted: Claim, status: SoldStatus, now: Date): Decision {
  const { binding } = quote;
  if (isSold(quote) || wanted.revision !== quote.revision) return kept;
  const isSame =
    binding !== null &&
    binding.key === wanted.key &&
    binding.planId === wanted.planId &&
    binding.revision === wanted.revision &&
    isFresh(binding, now);
  if (isSame && isSoldStatus(quote.status)) return kept;
  const chosen = isOffered(quote, [wanted.planId]) ? { selectedPlanId: wanted.planId } : {};
  return changed({
    ...chosen,
    status,
    binding: { ...wanted, at: now.toISOString(), isSold: false },
  });
}

interface Sale {
  /** Null: whoever's. */
  key: string | null;
  /** ISO time. */
  at: string;
  /** Of what is published again and again, such as old events, only what this quote was bound for counts. */
  counts: 'if_bound' | 'always';
}

/** Ordered. What was bound for a later order stays that one's. */
export function settle(
  quote: LivingQuote,
  { key, at, counts }: Sale,
  status: SoldStatus,
): Decision {
  const { binding, revision, selectedPlanId } = quote;
  if (isSold(quote)) return kept;
  const isIts = binding !== null && (key === null || binding.key === key);
  if (isIts) return changed({ status, binding: { ...binding, isSold: true } });
  if (counts === 'if_bound' || (binding !== null && binding.at > at)) return kept;
  const sold = { key: key ?? '', planId: selectedPlanId ?? 0, revision, at, isSold: true };
  return changed({ status, binding: sold });
}

/** Given up: open again, unless it is bound to another order by now. */
export function release(quote: LivingQuote, key: string): Decision {
  const { binding, status } = quote;
  const isIts = binding === null ? isSoldStatus(status) : binding.key === key;
  return isIts ? changed(freed(quote)) : kept;
}

function isFresh({ at }: Binding, now: Date): boolean {
  return now.getTime() - Date.parse(at) < bindingMilliseconds;
}
