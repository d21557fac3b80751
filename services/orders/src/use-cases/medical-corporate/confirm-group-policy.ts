import type { CallContext } from '@muqarin/platform/context';
import type { GroupOffer } from '../../../contract/medical-corporate/offer.ts';
import type { GroupPolicy } from '../../../contract/medical-corporate/policy.ts';
import type { GroupAsks } from '../../../contract/medical-corporate/policy-calls.ts';
import { startsInTime } from '../../domain/cover-days.ts';
import { policyAway } from '../../parts.ts';
import type { StoredGroupPolicy } from '../../store/medical-corporate/policies.ts';
import { groupPolicyView } from '../../views/medical-corporate/group-policy-view.ts';
import type { ConfirmGroupPolicyInput, GroupPolicyContext } from './context.ts';
import { confirmedEvent, groupPolicyOf } from './group-policy-of.ts';

export type GroupConfirmation =
  | { outcome: 'confirmed'; policy: GroupPolicy; first: boolean }
  | { outcome: 'incomplete'; categories: number[] }
  | { outcome: 'price_changed'; netFils: number }
  | { outcome: 'condition_refused'; conditions: string[] }
  | { outcome: 'bad_start_date' }
  | GroupAsks;

/**
 * Confirms once, all categories or none: a second confirmation, a reload or twenty parallel ones get the first one's policy. Plans
 * and premium are those that quoting rated again for it (ADR 31).
 */
export async function confirmGroupPolicy(
  context: GroupPolicyContext,
  input: ConfirmGroupPolicyInput,
  call: CallContext,
): Promise<GroupConfirmation> {
  const { quoteId, known } = input;
  const found = await context.policies.ofQuote(quoteId);
  if (found) return confirmed(found, false);
  if (known.binding === 'sold') throw policyAway();
  if (!startsInTime(input.startDate, context.now())) return { outcome: 'bad_start_date' };
  if (known.missing.length > 0) return { outcome: 'incomplete', categories: known.missing };
  const { offer } = known;
  if (offer?.quoteId !== quoteId) return { outcome: 'asks', offer: { quoteId }, binding: null };
  const { conditions, netFils } = offer;
  if (input.conditionConfirmed === false && conditions.length > 0)
    return { outcome: 'condition_refused', conditions };
  if (!isWhatWasSeen(offer, input) || known.binding === 'moved')
    return { outcome: 'price_changed', netFils };
  if (known.binding === null) return asksBinding(offer, input);
  return sell(context, offer, input, call);
}

/** The same plan for each category, at the same sum: a plan of another category is another purchase. */
function isWhatWasSeen(
  offer: GroupOffer,
  { chosen, premiumFils }: Pick<ConfirmGroupPolicyInput, 'chosen' | 'premiumFils'>,
): boolean {
  const seen = new Map(chosen.map(({ category, plan }) => [category, plan]));
  const isSame = offer.chosen.every(({ category, plan }) => seen.get(category) === plan);
  return isSame && seen.size === offer.chosen.length && offer.netFils === premiumFils;
}

function asksBinding(
  { quoteRevision: revision, chosen }: GroupOffer,
  { quoteId, idempotencyKey }: ConfirmGroupPolicyInput,
): GroupAsks {
  // A quote is bound for one plan; for which of the group's is the same: all are sold or none.
  const planId = chosen[0]?.planId ?? 0;
  const line = 'medical-corporate' as const;
  const binding = { line, quoteId, planId, idempotencyKey, revision };
  return { outcome: 'asks', offer: null, binding };
}

async function sell(
  context: GroupPolicyContext,
  offer: GroupOffer,
  input: ConfirmGroupPolicyInput,
  call: CallContext,
): Promise<GroupConfirmation> {
  const policy = groupPolicyOf(context, offer, input);
  if (await context.policies.insert(policy, confirmedEvent(context, policy, call))) {
    return confirmed(policy, true);
  }
  const first = await context.policies.ofQuote(offer.quoteId);
  if (!first) throw new Error('a policy refused as a second one cannot be found');
  return confirmed(first, false);
}

function confirmed(policy: StoredGroupPolicy, first: boolean): GroupConfirmation {
  return { outcome: 'confirmed', policy: groupPolicyView(policy), first };
}
