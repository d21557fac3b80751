/** A supervisor gives what an agent holds to another, or to the queue, and what the pages say of it. */
import { reassignReasonIn } from '@muqarin/rules/desk/reassign-reasons';
import { messages } from '@muqarin/rules/messages';
import { staffMessages } from '@muqarin/rules/staff/messages';
import { formPaths } from '../../../contract/forms.ts';
import { ours, said, typed } from '../../locale/said.ts';
import { type FormOutcome, ownPath } from '../forms/form.ts';
import { leadIdIn } from './desk.ts';
import type { Acting } from './desk-acting.ts';

export async function reassigned({ bff, ask, staffId }: Acting): Promise<FormOutcome> {
  const { fields, context } = ask;
  const page = ownPath(fields.return, formPaths.staffWall);
  const leadId = leadIdIn(fields.lead_id);
  const from = (fields.from ?? '').slice(0, nameMost);
  if (leadId === null || from === '') return { to: page, warning: ours(messages.notFound) };
  const reason = reassignReasonIn(fields.reason);
  if (reason === null) return { to: page, warning: ours(staffMessages.deskNoReason) };
  const to = (fields.to ?? '').slice(0, nameMost) || null;
  const move = { leadId, staffId, from, to, reason };
  const { outcome, by } = await bff.leads.reassignLead(move, context);
  const named = (key: Named) => said(key, { name: typed(by ?? '') });
  switch (outcome) {
    case 'done':
      return {
        to: page,
        notice:
          by === null ? ours(staffMessages.deskRequeued) : named(staffMessages.deskReassigned),
      };
    case 'gone':
      return { to: page, warning: ours(staffMessages.leadGone) };
    case 'lost':
      return {
        to: page,
        warning: by === null ? ours(staffMessages.deskNobodyHas) : named(staffMessages.deskHeld),
      };
    case 'absent':
      return { to: page, warning: named(staffMessages.deskAbsent) };
    case 'full':
      return { to: page, warning: named(staffMessages.deskFullOf) };
  }
}

type Named = (typeof staffMessages)['deskReassigned' | 'deskHeld' | 'deskAbsent' | 'deskFullOf'];

const nameMost = 64;
