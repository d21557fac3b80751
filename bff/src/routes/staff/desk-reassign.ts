/** A supervisor gives what an agent holds to another, or to the queue, and what the pages say of it. */
import { reassignReasonIn } from '@muqarin/rules/desk/reassign-reasons';
import { fillMessage } from '@muqarin/rules/fill-message';
import { messages } from '@muqarin/rules/messages';
import { siteMessages } from '@muqarin/rules/site/messages';
import { formPaths } from '../../../contract/forms.ts';
import { type FormOutcome, ownPath } from '../forms/form.ts';
import { leadIdIn } from './desk.ts';
import type { Acting } from './desk-acting.ts';

export async function reassigned({ bff, ask, staffId }: Acting): Promise<FormOutcome> {
  const { fields, context } = ask;
  const page = ownPath(fields.return, formPaths.staffWall);
  const leadId = leadIdIn(fields.lead_id);
  const from = (fields.from ?? '').slice(0, nameMost);
  if (leadId === null || from === '') return { to: page, warning: messages.notFound };
  const reason = reassignReasonIn(fields.reason);
  if (reason === null) return { to: page, warning: siteMessages.deskNoReason };
  const to = (fields.to ?? '').slice(0, nameMost) || null;
  const move = { leadId, staffId, from, to, reason };
  const { outcome, by } = await bff.leads.reassignLead(move, context);
  const named = (text: string) => fillMessage(text, { name: by ?? '' });
  switch (outcome) {
    case 'done':
      return {
        to: page,
        notice: by === null ? siteMessages.deskRequeued : named(siteMessages.deskReassigned),
      };
    case 'gone':
      return { to: page, warning: siteMessages.leadGone };
    case 'lost':
      return {
        to: page,
        warning: by === null ? siteMessages.deskNobodyHas : named(siteMessages.deskHeld),
      };
    case 'absent':
      return { to: page, warning: named(siteMessages.deskAbsent) };
    case 'full':
      return { to: page, warning: named(siteMessages.deskFullOf) };
  }
}

const nameMost = 64;
