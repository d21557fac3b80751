/** Whoever meets a quote that somebody else has just changed reads it again and decides anew. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import type { Decision } from '../../domain/quote-life.ts';
import { alreadyBound, busy, noPlan, noQuote } from '../../parts.ts';
import type { LineTypes, QuoteLine } from './line.ts';

/** So many changes of one quote at one moment are no people. */
const attempts = 50;

/** What a use case wants changed. */
export interface Move<T extends LineTypes> {
  decision: Decision;
  /** Fields of the line. */
  own?: Partial<T['quote']>;
  events?: (after: T['quote']) => readonly EventMessage[];
}

export interface Moved<T extends LineTypes> {
  quote: T['quote'];
  /** False when there was nothing to change. */
  isNew: boolean;
}

type Quotes<T extends LineTypes> = Pick<QuoteLine<T>, 'quotes'>;

/** Throws QUOTING.NO_QUOTE. */
export async function requireQuote<T extends LineTypes>(
  { quotes }: Quotes<T>,
  quoteId: string,
): Promise<T['quote']> {
  const quote = await quotes.find(quoteId);
  if (!quote) throw noQuote();
  return quote;
}

/** Throws QUOTING.NO_QUOTE, QUOTING.NO_PLAN and QUOTING.ALREADY_BOUND. */
export function move<T extends LineTypes>(
  line: Quotes<T>,
  quoteId: string,
  decide: (quote: T['quote']) => Move<T> | Promise<Move<T>>,
): Promise<Moved<T>> {
  return untilDone(async () => {
    const quote = await requireQuote(line, quoteId);
    return carryOut(line, quote, await decide(quote));
  });
}

/** Null when the quote has moved on meanwhile. */
export async function carryOut<T extends LineTypes>(
  { quotes }: Quotes<T>,
  quote: T['quote'],
  { decision, own, events }: Move<T>,
): Promise<Moved<T> | null> {
  if (decision.is === 'refused') throw decision.why === 'no_plan' ? noPlan() : alreadyBound();
  if (decision.is === 'kept') return { quote, isNew: false };
  const set = { ...decision.set, ...own };
  const after = await quotes.change(quote, set, events?.({ ...quote, ...set }) ?? []);
  return after && { quote: after, isNew: true };
}

/** Tries as long as it gives null. Throws QUOTING.BUSY. */
export async function untilDone<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let tried = 0; tried < attempts; tried += 1) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw busy();
}
