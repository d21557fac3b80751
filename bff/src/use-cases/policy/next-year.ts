/** Next year of a person's cover: why it costs what it costs, and its plans under a quote of their own. */
import type { PolicyLedger } from '@muqarin/orders/contract/changes/ledger';
import type { CallContext } from '@muqarin/platform/context';
import { isNearEnd } from '@muqarin/rules/account/reminders';
import type { PolicyYears } from '../../../contract/policy-pages.ts';
import type { Bff } from '../../parts.ts';
import type { Ask } from '../../routes/documented/call.ts';
import { idsIn, updateIds } from '../../session/journey-ids.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { toLowest } from './to-lowest.ts';

type Parts = Pick<Bff, 'orders' | 'quoting' | 'today'>;

/** Null before 60 days before its end, of a cancelled one, and where nothing of its kind is offered today. */
export async function medicalYears(
  { orders, quoting, today }: Parts,
  { session, context }: DraftAsk,
  { cancelledOn, endDate, grossFils: paidFils }: PolicyLedger,
): Promise<PolicyYears | null> {
  const { quoteId } = idsIn(session.data, 'medical');
  if (quoteId === null || cancelledOn !== null || !isNearEnd(endDate, today())) return null;
  const policy = await orders.policyOfQuote({ quoteId }, context);
  const asked = policy && { quoteId, planId: policy.planId, paidFils };
  const compared = asked && (await quoting.compareMedicalYears(asked, context));
  if (!compared?.lowest) return null;
  const { rows, ages, same, lowest } = compared;
  const lowestFils = lowest.grossFils;
  return {
    paidFils,
    rows: toLowest(rows, { paidFils, lowestFils }),
    ages,
    same: same && named(same),
    lowest: named(lowest),
  };
}

type Asking = Pick<Ask, 'session' | 'key'> & { context: CallContext };

/** Last year's answers priced today; the session goes on with that quote. False where the one of before is not kept. */
export async function renewMedical(
  { quoting }: Pick<Bff, 'quoting'>,
  { session, context, key }: Asking,
): Promise<boolean> {
  const { quoteId: before } = idsIn(session.data, 'medical');
  const bought = before === null ? null : await quoting.getQuote({ quoteId: before }, context);
  if (!bought) return false;
  const { draftId, leadId, answers, reference } = bought;
  const idempotencyKey = `renewal-${key}`.slice(0, 128);
  const asked = { idempotencyKey, draftId, leadId, answers, reference };
  const { quoteId } = await quoting.createQuote(asked, context);
  await updateIds(session, 'medical', () => ({ quoteId, draftId, leadId }));
  return true;
}

function named({ planName, insurerName, grossFils }: PolicyYears['lowest']): PolicyYears['lowest'] {
  return { planName, insurerName, grossFils };
}
