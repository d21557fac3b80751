/**
 * The life of a quote of any line: made, priced anew, compared, chosen, mailed, sold, deleted, rated again. What happens is
 * decided in `domain/quote-life.ts`; here it is read and written.
 */
import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import type { SoldStatus } from '../../domain/quote-life.ts';
import { type BindAsked, bindQuote, releaseQuote, settleQuote } from './bind.ts';
import { compareQuote, doOnce, selectPlan, shareQuote } from './choose.ts';
import { createQuote, type LifeParts, type NewQuote } from './create.ts';
import type { LineTypes, QuoteLine } from './line.ts';
import { type Move, move, requireQuote } from './move.ts';
import { rateAgain } from './rate-again.ts';
import { reviseQuote } from './revise.ts';

export type QuoteLife<T extends LineTypes> = ReturnType<typeof createQuoteLife<T>>;

type Once = { quoteId: string; idempotencyKey: string };

export function createQuoteLife<T extends LineTypes>(parts: LifeParts, line: QuoteLine<T>) {
  type Quote = T['quote'];
  return {
    /** Throws QUOTING.NO_QUOTE. */
    require: (quoteId: string) => requireQuote(line, quoteId),
    create: (input: NewQuote<T>, call: CallContext) => createQuote(parts, line, input, call),
    revise: (
      asked: { quoteId: string; leadId?: string | undefined; change: T['change'] },
      call: CallContext,
    ) => reviseQuote(parts, line, asked, call),
    compare: (asked: { quoteId: string; planIds: readonly number[] }, call: CallContext) =>
      compareQuote(line, asked, call),
    select: (asked: { quoteId: string; choice: T['choice'] }, call: CallContext) =>
      selectPlan(line, asked, call),
    share: (asked: Once, mail: (quote: Quote) => Promise<EventMessage>) =>
      shareQuote(line, asked, mail),
    once: (
      asked: Once,
      make: (quote: Quote) => Promise<{ own: Partial<Quote>; event: EventMessage }>,
    ) => doOnce(line, asked, make),
    /** Whatever else a line does with its quotes, such as selling them. */
    move: (quoteId: string, decide: (quote: Quote) => Move<T> | Promise<Move<T>>) =>
      move(line, quoteId, decide),
    /** Before something is ordered of it. */
    bind: (asked: BindAsked, status: SoldStatus) => bindQuote(parts, line, asked, status),
    settle: (quoteId: string, sale: Parameters<typeof settleQuote>[2], status: SoldStatus) =>
      settleQuote(line, quoteId, sale, status),
    release: (quoteId: string, key: string) => releaseQuote(line, quoteId, key),
    /** False when it was erased before. */
    erase: (quote: Quote, call: CallContext) =>
      line.quotes.erase(quote._id, parts.now(), line.publish.erased(quote, call)),
    /** Null without such a quote (features 114). */
    reproduce: (quoteId: string) => rateAgain(line, quoteId),
  };
}
