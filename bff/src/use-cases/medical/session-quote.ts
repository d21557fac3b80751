/** Ids come from the session only (decisions X22): whoever has no quote of their own gets 404. */
import type { Policy } from '@muqarin/orders/contract/medical/policy';
import type { CallContext } from '@muqarin/platform/context';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import type { BffParts } from '../../parts.ts';
import { notFound } from '../../routes/not-found.ts';
import type { Session } from '../../session/session-plugin.ts';
import { medicalDrafts } from './session-draft.ts';

/** A quote with what it became, which orders keeps. */
export type MedicalQuote = Quote & { policy: Policy | null };

/** Throws AppError not_found. */
export async function quoteOfSession(
  parts: Pick<BffParts, 'quoting' | 'orders'>,
  session: Session,
  context: CallContext,
): Promise<MedicalQuote> {
  const quote = await findQuote(parts, session, context);
  if (quote) return quote;
  throw notFound();
}

export async function findQuote(
  { quoting, orders }: Pick<BffParts, 'quoting' | 'orders'>,
  session: Session,
  context: CallContext,
): Promise<MedicalQuote | null> {
  const { quoteId } = medicalDrafts.idsOf(session);
  const quote = quoteId === null ? null : await quoting.getQuote({ quoteId }, context);
  if (!quote) return null;
  // A quote is bound before it becomes a policy, and may be so without one.
  const isBought = quote.status === 'bound';
  const policy = isBought ? await orders.policyOfQuote({ quoteId: quote.quoteId }, context) : null;
  return { ...quote, policy };
}
