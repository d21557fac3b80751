/** What is kept of a group's purchase, and its event. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { lastDayOfYear } from '@muqarin/rules/cover-days';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { orderLinkOf } from '@muqarin/rules/mailed-links';
import { makeReference } from '@muqarin/rules/reference';
import type { GroupOffer } from '../../../contract/medical-corporate/offer.ts';
import { policyConfirmed } from '../../events/policy-events.ts';
import type { StoredGroupPolicy } from '../../store/medical-corporate/policies.ts';
import { insuredCategories, isByCounts } from '../../views/medical-corporate/group-policy-view.ts';
import type { ConfirmGroupPolicyInput, GroupPolicyContext } from './context.ts';
import { saleOf } from './sale-of.ts';

export function groupPolicyOf(
  { newId, randomBytes, now }: GroupPolicyContext,
  offer: GroupOffer,
  { startDate, contact, idempotencyKey, conditionConfirmed, people }: ConfirmGroupPolicyInput,
): StoredGroupPolicy {
  const { conditions: texts, quoteId, quoteReference, quoteRevision, draftId, leadId } = offer;
  const { insurerId, insurerName, tpaId, tpaName, netFils, vatFils, grossFils } = offer;
  const confirmedAt = now().toISOString();
  const money = { netFils, vatFils, grossFils };
  const askedOn = toIsoDate(dubaiToday(now()));
  const sold = saleOf(offer, people, { startDate, confirmedAt, askedOn });
  return {
    _id: newId(),
    policyReference: makeReference(randomBytes(8)),
    quoteId,
    quoteReference,
    quoteRevision,
    draftId,
    leadId,
    idempotencyKey,
    insurerId,
    insurerName,
    tpaId,
    tpaName,
    ...money,
    memberCount: offer.chosen.reduce((sum, { price }) => sum + price.record.tot_count, 0),
    startDate,
    endDate: lastDayOfYear(startDate),
    // Where nobody was asked, the policy says so: to its buyer and to staff.
    ...(texts.length > 0 ? { condition: { texts, confirmed: conditionConfirmed === true } } : {}),
    contact,
    status: 'pending_documents',
    confirmedAt,
    documents: [],
    documentsAt: null,
    transactions: [sold.sale],
    people: sold.people,
    offer,
  };
}

/** PolicyConfirmed: its plan is the sum of the categories' plans, which follow one by one. */
export function confirmedEvent(
  { events, now }: Pick<GroupPolicyContext, 'events' | 'now'>,
  policy: StoredGroupPolicy,
  call: CallContext,
) {
  const { _id: policyId, policyReference, quoteId, quoteReference, condition, leadId } = policy;
  const { insurerName, tpaName, endDate, offer } = policy;
  const { names, arabic } = namesOf(offer);
  const payload = {
    policyId,
    policyReference,
    quoteId,
    quoteReference,
    plan: {
      planId: String(offer.chosen[0]?.planId ?? 0),
      planName: names,
      insurerName,
      netFils: BigInt(policy.netFils),
      vatFils: BigInt(policy.vatFils),
      grossFils: BigInt(policy.grossFils),
      conditions: offer.conditions,
      arabic,
    },
    insurerId: String(policy.insurerId),
    startDate: policy.startDate,
    memberCount: policy.memberCount,
    contact: policy.contact,
    status: policy.status,
    ...(leadId ? { leadId } : {}),
    ...(condition ? { conditionConfirmed: condition.confirmed } : {}),
    line: offer.line,
    group: {
      tpaName,
      endDate,
      categories: insuredCategories(offer).map(insured),
      byCounts: isByCounts(policy),
    },
    link: orderLinkOf('group_policy', policyId, dubaiToday(now())),
  };
  return createEvent(policyConfirmed, payload, call, events);
}

function insured({ planId: _id, netFils, ...rest }: ReturnType<typeof insuredCategories>[number]) {
  return { ...rest, netFils: BigInt(netFils) };
}

/** Each plan once, as one name. */
function namesOf({ chosen, arabic = {} }: GroupOffer) {
  const each = [...new Set(chosen.map(({ planName }) => planName))];
  const names = each.join(', ');
  const inArabic = each.map((name) => arabic[name] ?? name).join('، ');
  return { names, arabic: { ...arabic, [names]: inArabic } };
}
