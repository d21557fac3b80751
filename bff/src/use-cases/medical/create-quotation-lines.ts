/** Back office: plans become quotation lines (S0 6); only for the role agent (decisions M40). */
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { Ask, Outcome } from '../../routes/documented/call.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { quoteOfSession } from './session-quote.ts';

export async function createQuotationLines(
  bff: Bff,
  { session, context, key }: Pick<Ask, 'session' | 'context' | 'key'>,
  planIds: readonly number[],
): Promise<Outcome> {
  requireStaff(session, 'quote-as-agent');
  if (planIds.length === 0) return { kind: 'refused', message: messages.selectProducts };
  const { quoteId } = await quoteOfSession(bff, session, context);
  const { lines } = await bff.quoting.createQuotationLines(
    { quoteId, idempotencyKey: key, planIds: [...planIds] },
    context,
  );
  return { kind: 'done', body: { status: 'success', lines: lines.length } };
}
