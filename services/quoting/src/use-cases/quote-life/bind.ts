import { claim, isSold, release, settle } from '../../domain/quote-binding.ts';
import { isOffered, type SoldStatus } from '../../domain/quote-life.ts';
import { noPlan } from '../../parts.ts';
import type { LifeParts } from './create.ts';
import type { LineTypes, QuoteLine } from './line.ts';
import { move } from './move.ts';

export interface BindAsked {
  quoteId: string;
  planId: number;
  idempotencyKey: string;
  /** Null where the order keeps answers of its own. */
  revision: number | null;
}

export type Bound =
  | { outcome: 'bound'; key: string; planId: number; revision: number }
  | { outcome: 'sold'; key: string }
  | { outcome: 'moved' }
  | { outcome: 'gone' };

/** Throws QUOTING.NO_PLAN. */
export async function bindQuote<T extends LineTypes>(
  { now }: Pick<LifeParts, 'now'>,
  line: QuoteLine<T>,
  { quoteId, planId, idempotencyKey: key, revision }: BindAsked,
  status: SoldStatus,
): Promise<Bound> {
  if (!(await line.quotes.find(quoteId))) return { outcome: 'gone' };
  const { quote } = await move(line, quoteId, (found) => {
    if (revision !== null && !isOffered(found, [planId])) throw noPlan();
    const wanted = { key, planId, revision: revision ?? found.revision };
    return { decision: claim(found, wanted, status, now()) };
  });
  const { binding } = quote;
  if (isSold(quote)) return { outcome: 'sold', key: binding?.key ?? '' };
  if (!binding || binding.revision !== (revision ?? quote.revision)) return moved;
  return { outcome: 'bound', key: binding.key, planId: binding.planId, revision: binding.revision };
}

const moved = { outcome: 'moved' } as const;

/** Something was ordered of it, as its events say; a quote that is gone needs nothing. */
export async function settleQuote<T extends LineTypes>(
  line: Pick<QuoteLine<T>, 'quotes'>,
  quoteId: string,
  sale: { key: string | null; at: string; counts: 'if_bound' | 'always' },
  status: SoldStatus,
): Promise<void> {
  if (await line.quotes.find(quoteId))
    await move(line, quoteId, (quote) => ({ decision: settle(quote, sale, status) }));
}

/** What was ordered under this key was given up: it may be sold to others, or priced anew. */
export async function releaseQuote<T extends LineTypes>(
  line: Pick<QuoteLine<T>, 'quotes'>,
  quoteId: string,
  key: string,
): Promise<void> {
  if (await line.quotes.find(quoteId))
    await move(line, quoteId, (quote) => ({ decision: release(quote, key) }));
}
