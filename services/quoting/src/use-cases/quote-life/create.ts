import type { CallContext } from '@muqarin/platform/context';
import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { makeReference } from '@muqarin/rules/reference';
import { newLife } from '../../domain/quote-life.ts';
import { type QuotingParts, quoteDays } from '../../parts.ts';
import type { LineTypes, Priced, QuoteLine } from './line.ts';

export type LifeParts = Pick<QuotingParts, 'now' | 'newId' | 'randomBytes'>;

export interface NewQuote<T extends LineTypes> {
  idempotencyKey: string;
  draftId: string;
  leadId: string | null;
  /** The draft's, so that a person keeps one for the whole journey; else a new one. */
  reference?: string | undefined;
  answers: T['asked']['answers'];
}

export type Answered<T extends LineTypes> = { outcome: 'priced'; quote: T['quote'] } | T['refused'];

/** One write for quote and event. The same key answers the first quote. */
export async function createQuote<T extends LineTypes>(
  parts: LifeParts,
  line: QuoteLine<T>,
  { answers, reference, ...input }: NewQuote<T>,
  call: CallContext,
): Promise<Answered<T>> {
  const { quotes, publish } = line;
  const earlier = await quotes.findByKey(input.idempotencyKey);
  if (earlier) return { outcome: 'priced', quote: earlier };
  const { rated, validUntil } = rateNow(parts, line, line.firstAsked(answers));
  if (!isPriced(rated)) return rated;
  const quote = {
    ...newLife(),
    ...line.blank,
    ...rated.basis,
    ...input,
    _id: parts.newId(),
    reference: reference ?? makeReference(parts.randomBytes(8)),
    validUntil,
    erasedAt: null,
  } as T['quote'];
  const stored =
    (await quotes.insert(quote, publish.priced(quote, rated.priced, call))) ??
    (await quotes.findByKey(input.idempotencyKey));
  if (!stored) throw new Error('a quote refused as a duplicate cannot be found');
  return { outcome: 'priced', quote: stored };
}

/** Prices of today by the catalogue in force, and how long they hold. */
export function rateNow<T extends LineTypes>(
  { now }: Pick<LifeParts, 'now'>,
  { rate }: Pick<QuoteLine<T>, 'rate'>,
  asked: T['asked'],
) {
  const today = dubaiToday(now());
  const validUntil = toIsoDate(addDays(today, quoteDays));
  return { rated: rate(asked, toIsoDate(today)), validUntil };
}

export function isPriced<T extends LineTypes>(rated: Priced<T> | T['refused']): rated is Priced<T> {
  return rated.outcome === 'priced';
}
