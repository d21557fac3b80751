/** Confirms a policy of the session's quote, once (S0 7, decisions X5, M41, M43). */
import { AppError } from '@muqarin/platform/errors';
import type { Policy } from '@muqarin/quoting/contract/medical/quote';
import { POLICY_START_MAX_DAYS } from '@muqarin/rules/medical/constants';
import { fillMessage, messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { Ask } from '../../routes/documented/call.ts';
import { quoteOfSession } from './session-quote.ts';

export interface Confirming extends Pick<Ask, 'session' | 'context' | 'key'> {
  planId: number;
  /** What the buyer saw; null when no amount was sent. */
  premiumFils: number | null;
  /** ISO day. */
  startDate: string;
  /** Whether the plan's condition applies; undefined where the caller did not say (decisions X31). */
  conditionConfirmed?: boolean | undefined;
}

export type Confirmed =
  | { outcome: 'confirmed'; policy: Policy }
  /** Another plan of this quote was bought before: it stays, and nothing else is bought. */
  | { outcome: 'bought_already'; message: string }
  | { outcome: 'price_changed'; netFils: number }
  | { outcome: 'condition_refused'; conditions: string[] }
  | { outcome: 'bad_start_date'; message: string };

/** Throws AppError not_found without quote or lead, or for a plan of another quote. */
export async function confirmPolicy(bff: Bff, confirming: Confirming): Promise<Confirmed> {
  const { session, context } = confirming;
  const quote = await quoteOfSession(bff, session, context);
  const { leadId } = session.data;
  const lead = leadId === null ? null : await bff.leads.getLead({ leadId }, context);
  if (!lead) throw new AppError('not_found', 'BFF.NO_LEAD', messages.notFound);
  const { name, email } = lead.contact;
  const answer = await bff.quoting.confirmPolicy(
    {
      quoteId: quote.quoteId,
      idempotencyKey: confirming.key,
      planId: confirming.planId,
      premiumFils: confirming.premiumFils ?? -1,
      startDate: confirming.startDate,
      conditionConfirmed: confirming.conditionConfirmed,
      contact: { name, email },
    },
    context,
  );
  if (answer.outcome === 'confirmed' && answer.policy.planId !== confirming.planId) {
    const message = fillMessage(messages.boughtAlready, { plan: answer.policy.planName });
    return { outcome: 'bought_already', message };
  }
  if (answer.outcome !== 'bad_start_date') return answer;
  const message = fillMessage(messages.validStartDate, { days: POLICY_START_MAX_DAYS });
  return { outcome: 'bad_start_date', message };
}
