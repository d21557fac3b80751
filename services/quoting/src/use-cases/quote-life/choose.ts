import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { compare, once, select, share } from '../../domain/quote-life.ts';
import type { LineTypes, QuoteLine } from './line.ts';
import { type Moved, move } from './move.ts';

/** The compare tray; two plans or more raise an event. */
export function compareQuote<T extends LineTypes>(
  line: QuoteLine<T>,
  { quoteId, planIds }: { quoteId: string; planIds: readonly number[] },
  call: CallContext,
): Promise<Moved<T>> {
  return move(line, quoteId, (quote) => ({
    decision: compare(quote, planIds),
    events: (after) =>
      after.comparedPlanIds.length >= 2 && line.publish.compared
        ? [line.publish.compared(after, call)]
        : [],
  }));
}

/** BUY NOW. */
export async function selectPlan<T extends LineTypes>(
  line: QuoteLine<T>,
  { quoteId, choice }: { quoteId: string; choice: T['choice'] },
  call: CallContext,
): Promise<{ quote: T['quote']; offer: T['offer'] }> {
  const seen: T['offer'][] = [];
  const { quote } = await move(line, quoteId, async (found) => {
    const { offer, withIt = [], own = {} } = await line.offerOf(found, choice);
    seen.push(offer);
    const { planId } = choice;
    return {
      decision: select(found, { planId, withIt, isClosed: line.isClosed(found) }),
      own,
      events: (after) => [line.publish.selected(after, offer, call)],
    };
  });
  return { quote, offer: seen.at(-1) };
}

/** A mail: its event once for a key. */
export function shareQuote<T extends LineTypes>(
  line: QuoteLine<T>,
  { quoteId, idempotencyKey }: { quoteId: string; idempotencyKey: string },
  mail: (quote: T['quote']) => Promise<EventMessage>,
): Promise<Moved<T>> {
  return move(line, quoteId, async (quote) => {
    const event = await mail(quote);
    return { decision: share(quote, idempotencyKey), events: () => [event] };
  });
}

/** Anything else that happens once for a key. */
export function doOnce<T extends LineTypes>(
  line: QuoteLine<T>,
  { quoteId, idempotencyKey }: { quoteId: string; idempotencyKey: string },
  make: (quote: T['quote']) => Promise<{ own: Partial<T['quote']>; event: EventMessage }>,
): Promise<Moved<T>> {
  return move(line, quoteId, async (quote) => {
    const { own, event } = await make(quote);
    return { decision: once(quote, idempotencyKey), own, events: () => [event] };
  });
}
