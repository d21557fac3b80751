/** The chassis number of the session's own lead (S1 4, decisions V13). */

import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import { parseChassis } from '@muqarin/rules/motor/chassis';
import { motorMessages } from '@muqarin/rules/motor/messages';
import type { Bff } from '../../parts.ts';
import type { Ask } from '../../routes/documented/call.ts';
import { motorDrafts } from './session-draft.ts';

export type ChassisUpdate =
  /** `short`: fewer characters than a number has today; stored, with a word about it. */
  | { outcome: 'updated'; short: boolean; productCount: number }
  | { outcome: 'wrong'; message: string }
  /** This browser has no lead, or it is not kept any more. */
  | { outcome: 'no_lead' };

export async function updateChassis(
  bff: Bff,
  { session, context: asked }: Pick<Ask, 'session' | 'context'>,
  typed: string,
): Promise<ChassisUpdate> {
  if (typed.trim() === '') return { outcome: 'wrong', message: motorMessages.enterChassis };
  const chassis = parseChassis(typed);
  if (!chassis.ok) return { outcome: 'wrong', message: motorMessages.validChassis };
  const { leadId, draftId } = motorDrafts.idsOf(session);
  if (leadId === null) return { outcome: 'no_lead' };
  const context = { ...asked, correlationId: draftId ?? asked.correlationId };
  const chassisNo = chassis.chassis_no;
  const { updated } = await bff.leads.updateChassis({ leadId, chassisNo }, context);
  const lead = updated ? await bff.leads.getMotorLead({ leadId }, context) : null;
  if (!lead) return { outcome: 'no_lead' };
  await motorDrafts.change(bff, { session, context }, ({ draft }) => ({
    draft: { ...draft, chassis_no: chassisNo },
  }));
  return { outcome: 'updated', short: chassis.short, productCount: lead.productCount };
}

/** A lead that a payload names must be this browser's; another's looks the same as one that does not exist (X22). */
export function requireOwnLead({ session }: Pick<Ask, 'session'>, leadId: string): void {
  if (leadId === motorDrafts.idsOf(session).leadId) return;
  throw new AppError('not_found', 'BFF.NO_LEAD', messages.notFound);
}
