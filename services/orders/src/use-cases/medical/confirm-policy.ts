import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { dubaiToday } from '@muqarin/rules/dates';
import { orderLinkOf } from '@muqarin/rules/mailed-links';
import { makeReference } from '@muqarin/rules/reference';
import type { MedicalOffer } from '../../../contract/medical/offer.ts';
import type { Policy } from '../../../contract/medical/policy.ts';
import type { MedicalAsks, MedicalKnown } from '../../../contract/medical/policy-calls.ts';
import { startsInTime } from '../../domain/cover-days.ts';
import { policyConfirmed } from '../../events/policy-events.ts';
import { policyAway } from '../../parts.ts';
import type { StoredPolicy } from '../../store/medical/policies.ts';
import { policyView } from '../../views/medical/policy-view.ts';
import type { PolicyContext } from './context.ts';

export interface ConfirmPolicyInput {
  quoteId: string;
  idempotencyKey: string;
  planId: number;
  /** What the buyer saw; never trusted, only compared (decisions M41). */
  premiumFils: number;
  /** ISO day. */
  startDate: string;
  contact: { name: string; email: string };
  /** Whether the plan's condition applies; undefined where nobody was asked (decisions X31). */
  conditionConfirmed?: boolean | undefined;
  known: MedicalKnown;
}

export type Confirmation =
  | { outcome: 'confirmed'; policy: Policy; first: boolean }
  | { outcome: 'price_changed'; netFils: number }
  | { outcome: 'bad_start_date' }
  | { outcome: 'condition_refused'; conditions: string[] }
  | MedicalAsks;

/**
 * Confirms once: a second confirmation, a reload or twenty parallel ones get the first one's policy. The premium is the one
 * that quoting rated again for it, of a quote that it keeps as it is meanwhile (ADR 31).
 */
export async function confirmPolicy(
  context: PolicyContext,
  input: ConfirmPolicyInput,
  call: CallContext,
): Promise<Confirmation> {
  const { quoteId, planId, known } = input;
  const found = await context.policies.ofQuote(quoteId);
  if (found) return confirmed(found, false);
  if (input.known.binding === 'sold') throw policyAway();
  if (!startsInTime(input.startDate, context.now())) return { outcome: 'bad_start_date' };
  const { offer } = known;
  const isAsked = offer?.quoteId === quoteId && offer.planId === planId;
  if (!isAsked) return { outcome: 'asks', offer: { quoteId, planId }, binding: null };
  const { conditions, netFils } = offer;
  if (input.conditionConfirmed === false && conditions.length > 0)
    return { outcome: 'condition_refused', conditions };
  // Members that changed since it was offered: the buyer has to see the new price.
  if (netFils !== input.premiumFils || known.binding === 'moved')
    return { outcome: 'price_changed', netFils };
  if (known.binding === null) return asksBinding(offer, input);
  return sell(context, offer, input, call);
}

function asksBinding(
  { quoteRevision: revision }: MedicalOffer,
  { quoteId, planId, idempotencyKey }: ConfirmPolicyInput,
): MedicalAsks {
  const binding = { line: 'medical' as const, quoteId, planId, idempotencyKey, revision };
  return { outcome: 'asks', offer: null, binding };
}

async function sell(
  context: PolicyContext,
  offer: MedicalOffer,
  input: ConfirmPolicyInput,
  call: CallContext,
): Promise<Confirmation> {
  const policy = policyOf(context, offer, input);
  const event = createEvent(
    policyConfirmed,
    payloadOf(context, policy, offer, input),
    call,
    context.events,
  );
  if (await context.policies.insert(policy, event)) return confirmed(policy, true);
  const first = await context.policies.ofQuote(offer.quoteId);
  if (!first) throw new Error('a policy refused as a second one cannot be found');
  return confirmed(first, false);
}

function confirmed(policy: StoredPolicy, first: boolean): Confirmation {
  return { outcome: 'confirmed', policy: policyView(policy), first };
}

function policyOf(
  { newId, randomBytes, now }: PolicyContext,
  offer: MedicalOffer,
  { startDate, contact, idempotencyKey, conditionConfirmed }: ConfirmPolicyInput,
): StoredPolicy {
  const { conditions: texts } = offer;
  return {
    _id: newId(),
    policyReference: makeReference(randomBytes(8)),
    quoteId: offer.quoteId,
    quoteReference: offer.quoteReference,
    quoteRevision: offer.quoteRevision,
    draftId: offer.draftId,
    leadId: offer.leadId,
    idempotencyKey,
    planId: offer.planId,
    planName: offer.planName,
    insurerId: offer.insurerId,
    insurerName: offer.insurerName,
    netFils: offer.netFils,
    vatFils: offer.vatFils,
    grossFils: offer.grossFils,
    memberCount: offer.answers.member_count,
    startDate,
    // Where nobody was asked, the policy says so: to its buyer and to staff.
    ...(texts.length > 0 ? { condition: { texts, confirmed: conditionConfirmed === true } } : {}),
    contact,
    status: 'pending_documents',
    confirmedAt: now().toISOString(),
    offer,
  };
}

function payloadOf(
  { now }: Pick<PolicyContext, 'now'>,
  policy: StoredPolicy,
  { conditions, arabic = {} }: MedicalOffer,
  { contact }: Pick<ConfirmPolicyInput, 'contact'>,
) {
  const { _id: policyId, policyReference, quoteId, quoteReference, condition, leadId } = policy;
  return {
    policyId,
    policyReference,
    quoteId,
    quoteReference,
    plan: {
      planId: String(policy.planId),
      planName: policy.planName,
      insurerName: policy.insurerName,
      netFils: BigInt(policy.netFils),
      vatFils: BigInt(policy.vatFils),
      grossFils: BigInt(policy.grossFils),
      conditions,
      arabic,
    },
    insurerId: String(policy.insurerId),
    startDate: policy.startDate,
    memberCount: policy.memberCount,
    contact,
    status: policy.status,
    ...(leadId ? { leadId } : {}),
    ...(condition ? { conditionConfirmed: condition.confirmed } : {}),
    line: 'medical',
    link: orderLinkOf('medical_policy', policyId, dubaiToday(now())),
  };
}
