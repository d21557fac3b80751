/** Ids come from the session only (decisions X22): whoever has no quote of their own gets 404. */
import type { CallContext } from '@muqarin/platform/context';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import type { BffParts } from '../../parts.ts';
import { notFound } from '../../routes/not-found.ts';
import type { Session } from '../../session/session-plugin.ts';

/** Throws AppError not_found. */
export async function quoteOfSession(
  parts: Pick<BffParts, 'quoting'>,
  session: Session,
  context: CallContext,
): Promise<Quote> {
  const quote = await findQuote(parts, session, context);
  if (quote) return quote;
  throw notFound();
}

export async function findQuote(
  { quoting }: Pick<BffParts, 'quoting'>,
  { data }: Session,
  context: CallContext,
): Promise<Quote | null> {
  return data.quoteId === null ? null : quoting.getQuote({ quoteId: data.quoteId }, context);
}
