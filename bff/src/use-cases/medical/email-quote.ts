/** Mails plans of the session's quote: to the lead's address unless another is given (decisions M39). */
import { isEmail } from '@muqarin/rules/email';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import { type Ask, type Outcome, refusedFor } from '../../routes/documented/call.ts';
import { medicalDrafts } from './session-draft.ts';
import { quoteOfSession } from './session-quote.ts';

type Mailing = Pick<Ask, 'request' | 'session' | 'context' | 'key'> & {
  planIds: readonly number[];
  /** Empty: the lead's. */
  email: string;
};

export async function emailQuote(bff: Bff, mailing: Mailing): Promise<Outcome> {
  const { session, context, key, request } = mailing;
  const quote = await quoteOfSession(bff, session, context);
  if (mailing.planIds.length === 0) return { kind: 'refused', message: messages.selectProducts };
  const { leadId } = medicalDrafts.idsOf(session);
  const lead = leadId === null ? null : await bff.leads.getLead({ leadId }, context);
  if (!lead) return { kind: 'refused', message: messages.contactFirst };
  const recipient = mailing.email.trim() || lead.contact.email;
  if (!isEmail(recipient, { longSuffix: bff.config.LONG_EMAIL_SUFFIX })) {
    return refusedFor([{ field: 'email', message: messages.validEmail }]);
  }
  await bff.limits.count(request, 'mails', recipient);
  await bff.quoting.emailQuote(
    {
      quoteId: quote.quoteId,
      idempotencyKey: key,
      planIds: [...mailing.planIds],
      recipient,
      name: lead.contact.name,
    },
    context,
  );
  return { kind: 'done', body: { status: 'success' } };
}
