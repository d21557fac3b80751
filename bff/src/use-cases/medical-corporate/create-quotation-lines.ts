/** Back office: plans of the session's group become quotation lines (S0 6, decisions M27); only for the role agent (decisions M40). */
import { blockedBy } from '@muqarin/rules/medical-corporate/picks';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { Ask, Outcome } from '../../routes/documented/call.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { groupQuoteOfSession } from './session-quote.ts';

/** `plans` with their variants. An option is for the whole group, so the members of all its categories have to be known. */
export async function createGroupQuotationLines(
  bff: Bff,
  { session, context, key }: Pick<Ask, 'session' | 'context' | 'key'>,
  plans: readonly string[],
): Promise<Outcome> {
  requireStaff(session, 'quote-as-agent');
  if (plans.length === 0) return { kind: 'refused', message: messages.selectProducts };
  const { quoteId, answers } = await groupQuoteOfSession(bff, { session, context });
  const blocked = answers.categories.map(blockedBy).find((why) => why !== null);
  if (blocked) return { kind: 'refused', message: blocked };
  const { lines } = await bff.quoting.createGroupQuotationLines(
    { quoteId, idempotencyKey: key, plans: [...plans] },
    context,
  );
  return { kind: 'done', body: { status: 'success', lines: lines.length } };
}
