/** Confirms a policy of the session's quote, once (S0 7, decisions X5, M41, M43). */

import type { Policy } from '@muqarin/orders/contract/medical/policy';
import type { MedicalKnown } from '@muqarin/orders/contract/medical/policy-calls';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { POLICY_START_MAX_DAYS } from '@muqarin/rules/buy-policy';
import { filled, type Message } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { Ask } from '../../routes/documented/call.ts';
import { answering } from '../answering.ts';
import { medicalDrafts } from './session-draft.ts';
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
  | { outcome: 'bought_already'; message: Message }
  | { outcome: 'price_changed'; netFils: number }
  | { outcome: 'condition_refused'; conditions: string[] }
  | { outcome: 'bad_start_date'; message: Message };

/** Throws AppError not_found without quote or lead, or for a plan of another quote. */
export async function confirmPolicy(bff: Bff, confirming: Confirming): Promise<Confirmed> {
  const { session, context } = confirming;
  const quote = await quoteOfSession(bff, session, context);
  const { leadId } = medicalDrafts.idsOf(session);
  const lead = leadId === null ? null : await bff.leads.getLead({ leadId }, context);
  if (!lead) throw new AppError('not_found', 'BFF.NO_LEAD', messages.notFound);
  const { name, email } = lead.contact;
  const wanted = {
    quoteId: quote.quoteId,
    idempotencyKey: confirming.key,
    planId: confirming.planId,
    premiumFils: confirming.premiumFils ?? -1,
    startDate: confirming.startDate,
    conditionConfirmed: confirming.conditionConfirmed,
    contact: { name, email },
  };
  const answer = await buyPlan(bff, wanted, context);
  if (answer.outcome === 'confirmed' && answer.policy.planId !== confirming.planId) {
    const message = filled(messages.boughtAlready, {
      plan: { word: answer.policy.planName },
    });
    return { outcome: 'bought_already', message };
  }
  if (answer.outcome !== 'bad_start_date') return answer;
  const message = filled(messages.validStartDate, { days: POLICY_START_MAX_DAYS });
  return { outcome: 'bad_start_date', message };
}

type Wanted = Omit<Parameters<Bff['orders']['confirmPolicy']>[0], 'known'>;

/** The quote is bound under the confirmation's key, and the policy made under the same: whoever tries again goes on there. */
export function buyPlan(
  { quoting, orders }: Pick<Bff, 'quoting' | 'orders'>,
  wanted: Wanted,
  context: CallContext,
) {
  const nothing: MedicalKnown = { offer: null, binding: null };
  return answering(
    nothing,
    (known) => orders.confirmPolicy({ ...wanted, known }, context),
    async ({ offer: asked, binding: claim }, { offer: had, binding }) => {
      if (asked) return { offer: await quoting.offerPlan(asked, context), binding };
      if (!claim) return { offer: had, binding };
      const { outcome } = await quoting.bindQuote(claim, context);
      if (outcome === 'bound' || outcome === 'sold') return { offer: had, binding: outcome };
      // Its members changed meanwhile: the buyer has to see what that costs.
      const { quoteId, planId } = wanted;
      const offer = await quoting.offerPlan({ quoteId, planId }, context);
      return { offer, binding: 'moved' as const };
    },
  );
}
