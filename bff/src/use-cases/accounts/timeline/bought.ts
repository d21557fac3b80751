/** Orders and policies as rows. */
import type { Bought } from '@muqarin/orders/contract/person';
import { isNearEnd } from '@muqarin/rules/account/reminders';
import { parseIsoDate } from '@muqarin/rules/dates';
import { orderLinkOf } from '@muqarin/rules/mailed-links';
import { cancelPath, policyPath, yearsPath } from '@muqarin/rules/policy-pages';
import type { TimelineState } from '../../../../contract/timeline.ts';
import type { JourneyIds } from '../../../session/session-data.ts';
import { orderWayOn } from '../../mailed-links.ts';
import { type Entry, entry } from './entry.ts';

export function boughtEntry(bought: Bought, today: string): Entry {
  const { line, policyId, reference, insurerName, planName, status, startDate, endDate } = bought;
  const { draftId, leadId, quoteId, at, cancelledOn } = bought;
  const ids: JourneyIds = {
    draftId: draftId === '' ? null : draftId,
    leadId,
    quoteId,
    ...(line === 'motor' ? { orderId: policyId, orderRef: reference } : {}),
  };
  const named = { line, reference, insurerName, planName, at };
  // An order of a car is a policy once its insurer has issued it.
  if (line === 'motor' && status !== 'issued' && cancelledOn === null) {
    const to = orderWayOn({ status, saleOrder: reference });
    const state = orderStates[status] ?? 'insurer';
    return entry(
      { ...named, id: `order:${policyId}`, kind: 'order', state },
      { is: 'journey', line, ids, to },
    );
  }
  const state = policyState(bought, today);
  const day = parseIsoDate(today);
  const isNear = state !== 'cancelled' && day !== null && isNearEnd(endDate, day);
  const renew = isNear && line === 'motor' ? orderLinkOf('motor_renewal', policyId, day) : null;
  const years = isNear && line === 'medical' ? yearsPath(reference) : null;
  return entry(
    {
      ...named,
      id: `policy:${policyId}`,
      kind: 'policy',
      reference,
      state,
      at: startDate,
      until: cancelledOn ?? endDate,
      canEnd: state !== 'cancelled' && state !== 'ended',
      canRenew: renew !== null || years !== null,
    },
    {
      is: 'journey',
      line,
      ids,
      to: policyPath(line, reference),
      end: cancelPath(line, reference),
      ...(renew === null ? {} : { renew }),
      ...(years === null ? {} : { years }),
    },
  );
}

const orderStates: Partial<Record<Bought['status'], TimelineState>> = {
  selected: 'selected',
  confirmed: 'confirmed',
  unpaid: 'unpaid',
  paid: 'paid',
  cancelled: 'cancelled',
};

function policyState(bought: Bought, today: string): TimelineState {
  const { status, startDate, endDate } = bought;
  if (status === 'cancelled') return 'cancelled';
  // ISO days are in order as texts.
  if (status === 'expired' || endDate < today) return 'ended';
  if (status === 'pending_documents') return 'documents';
  if (status === 'submitted') return 'insurer';
  return startDate > today ? 'starts' : 'running';
}
