/** Confirms the policy of the session's group, once and for all categories (S0 7, decisions X5, M41, M43). */
import type { GroupPolicy } from '@muqarin/orders/contract/medical-corporate/policy';
import type { GroupKnown } from '@muqarin/orders/contract/medical-corporate/policy-calls';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { POLICY_START_MAX_DAYS } from '@muqarin/rules/buy-policy';
import { filled, type Message } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { Ask } from '../../routes/documented/call.ts';
import { answering } from '../answering.ts';
import { peopleToInsure } from './census/applied-list.ts';
import { groupDrafts } from './session-draft.ts';
import { groupQuoteOfSession, policyOfGroup } from './session-quote.ts';

export interface ConfirmingGroup extends Pick<Ask, 'session' | 'context' | 'key'> {
  /** What the buyer saw: a plan for each category, and the net premium of all. */
  chosen: { category: number; plan: string }[];
  premiumFils: number;
  /** ISO day. */
  startDate: string;
  /** Whether the plans' conditions apply; undefined where the caller did not say (decisions X31). */
  conditionConfirmed?: boolean | undefined;
}

export type GroupConfirmed =
  | { outcome: 'confirmed'; policy: GroupPolicy }
  /** Other plans were bought for this group before: they stay, and nothing else is bought. */
  | { outcome: 'bought_already'; message: Message }
  | { outcome: 'incomplete'; message: Message; categories: number[] }
  | { outcome: 'price_changed'; netFils: number }
  | { outcome: 'condition_refused'; conditions: string[] }
  | { outcome: 'bad_start_date'; message: Message };

/** Throws AppError conflict without a quote, and not_found without a lead. */
export async function confirmGroup(bff: Bff, confirming: ConfirmingGroup): Promise<GroupConfirmed> {
  const { session, context, key: idempotencyKey } = confirming;
  const { chosen, premiumFils, startDate, conditionConfirmed } = confirming;
  const quote = await groupQuoteOfSession(bff, confirming);
  const { quoteId } = quote;
  const { leadId } = groupDrafts.idsOf(session);
  const lead = leadId === null ? null : await bff.leads.getLead({ leadId }, context);
  if (!lead) throw new AppError('not_found', 'BFF.NO_LEAD', messages.notFound);
  const { name, email } = lead.contact;
  const said = { chosen, premiumFils, startDate, conditionConfirmed };
  // Of a policy that stands nobody's list is read again.
  const isSold = (await policyOfGroup(bff, confirming, quote)) !== null;
  const people = isSold ? [] : await peopleToInsure(bff, quote, context);
  const wanted = { ...said, quoteId, idempotencyKey, contact: { name, email }, people };
  const answer = await buyGroup(bff, wanted, context);
  switch (answer.outcome) {
    case 'confirmed':
      return boughtBefore(answer.policy, chosen) ?? answer;
    case 'incomplete':
      return { ...answer, message: messages.selectAPlan };
    case 'bad_start_date': {
      const message = filled(messages.validStartDate, { days: POLICY_START_MAX_DAYS });
      return { ...answer, message };
    }
    default:
      return answer;
  }
}

function boughtBefore(
  { categories }: GroupPolicy,
  chosen: ConfirmingGroup['chosen'],
): GroupConfirmed | null {
  const isSame = categories.every(({ category, plan }) =>
    chosen.some((each) => each.category === category && each.plan === plan),
  );
  if (isSame) return null;
  const plan = [...new Set(categories.map(({ planName }) => planName))].join(', ');
  return {
    outcome: 'bought_already',
    message: filled(messages.boughtAlready, { plan: { word: plan } }),
  };
}

type Wanted = Omit<Parameters<Bff['orders']['confirmGroupPolicy']>[0], 'known'>;

/** The quote is bound under the confirmation's key, and the policy made under the same: whoever tries again goes on there. */
export function buyGroup(
  { quoting, orders }: Pick<Bff, 'quoting' | 'orders'>,
  wanted: Wanted,
  context: CallContext,
) {
  const { quoteId } = wanted;
  const nothing: GroupKnown = { offer: null, missing: [], binding: null };
  const offered = async (binding: GroupKnown['binding']): Promise<GroupKnown> => {
    const answer = await quoting.offerGroup({ quoteId }, context);
    if (answer.outcome === 'offered') return { offer: answer.offer, missing: [], binding };
    return { offer: null, missing: answer.categories, binding };
  };
  return answering(
    nothing,
    (known) => orders.confirmGroupPolicy({ ...wanted, known }, context),
    async ({ offer: asked, binding: claim }, known) => {
      if (asked) return offered(known.binding);
      if (!claim) return known;
      const outcome = await bind(quoting, claim, context);
      if (outcome === 'bound' || outcome === 'sold') return { ...known, binding: outcome };
      // Its members or plans changed meanwhile: the buyer has to see what that costs.
      return offered('moved');
    },
  );
}

type Claim = Parameters<Bff['quoting']['bindQuote']>[0];

/** `without`: a category has lost its plan since it was offered. */
async function bind(quoting: Bff['quoting'], claim: Claim, context: CallContext) {
  try {
    return (await quoting.bindQuote(claim, context)).outcome;
  } catch (error) {
    if (error instanceof AppError && error.code === 'QUOTING.NO_PLAN') return 'without';
    throw error;
  }
}
