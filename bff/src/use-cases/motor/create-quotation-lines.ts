/** Back office: plans of the session's car become quotation lines; only for the role agent (decisions M40). */
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { Ask, Outcome } from '../../routes/documented/call.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { motorHeadOfSession } from './session-quote.ts';

interface Pressed {
  planIds: readonly number[];
  /** As the page shows them just now; those kept with the quote where a plan is not named. */
  addons: ReadonlyMap<number, readonly number[]>;
}

export async function createMotorQuotationLines(
  bff: Bff,
  { session, context, key }: Pick<Ask, 'session' | 'context' | 'key'>,
  { planIds, addons }: Pressed,
): Promise<Outcome> {
  requireStaff(session, 'quote-as-agent');
  if (planIds.length === 0) return { kind: 'refused', message: messages.selectProducts };
  const { quoteId } = await motorHeadOfSession(bff, { session, context });
  const named = [...addons].map(([planId, ids]) => ({ planId, addonIds: ids.slice(0, 20) }));
  const asked = { quoteId, idempotencyKey: key, planIds: [...planIds], addons: named };
  const { lines } = await bff.quoting.createMotorQuotationLines(asked, context);
  return { kind: 'done', body: { status: 'success', lines: lines.length } };
}

/** `5003:1-3,5007:` : add-ons by plan, none after the colon. What is otherwise is left out. */
export function addonsByPlan(text: string): Map<number, number[]> {
  const named = text
    .split(',')
    .slice(0, 100)
    .map((part) => /^(\d{1,7}):((?:\d{1,7}(?:-\d{1,7})*)?)$/.exec(part.trim()));
  return new Map(
    named.flatMap((found) => {
      const [, planId = '', ids = ''] = found ?? [];
      if (planId === '') return [];
      return [[Number(planId), ids === '' ? [] : ids.split('-').map(Number)] as const];
    }),
  );
}
