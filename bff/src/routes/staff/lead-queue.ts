/** The call centre's queue: who waits for a call, the longest first, and what came of it (decisions A37, X25). */
import type { Contact } from '@muqarin/rules/contact';
import { messages } from '@muqarin/rules/messages';
import { healthWords } from '@muqarin/rules/site/health-words';
import { callSlots } from '@muqarin/rules/site/lookups';
import { siteMessages } from '@muqarin/rules/site/messages';
import { formPaths } from '../../../contract/forms.ts';
import type { LeadQueuePage, QueueStatus } from '../../../contract/pages.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { takeFlash } from '../../session/flash.ts';
import { type Form, ownPath } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { listPage } from './list-page.ts';
import { policiesOfLeads } from './policies-of-leads.ts';

const statuses: readonly QueueStatus[] = ['new', 'contacted', 'spam'];

export async function leadQueuePage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<LeadQueuePage> {
  const status = statuses.find((known) => known === query.status) ?? 'new';
  const slot = callSlots.find((known) => known === query.slot) ?? null;
  const { leads, total, page, pages } = await listPage(query, (rows) =>
    bff.leads.listQueue({ status, ...rows, ...(slot === null ? {} : { slot }) }, context),
  );
  const policies = await policiesOfLeads(bff, leads, context);
  const { notice = null, warning = null } = await takeFlash(session, 'staff-leads');
  return {
    status,
    slot,
    leads: leads.map(
      ({ contact, companyName, employees = null, checked = [], car, callTime, ...lead }) => ({
        leadId: lead.leadId,
        reference: lead.reference,
        source: lead.source,
        contact: toCall(contact),
        callSlot: lead.callSlot,
        whatsapp: lead.whatsapp,
        capturedAt: lead.capturedAt,
        policy: policies.get(lead.leadId) ?? null,
        answers: {
          companyName,
          employees,
          checked,
          car,
          callTime,
          person: lead.health ? healthWords(lead.health) : [],
          details: lead.details,
        },
      }),
    ),
    total,
    page,
    pages,
    notice,
    error: warning,
  };
}

/** Nobody is mailed from here. */
function toCall({ email: _email, ...contact }: Contact): LeadQueuePage['leads'][number]['contact'] {
  return { ...contact, phone: contact.fullNumber };
}

export function leadStatusForm(bff: Bff): Form {
  return {
    path: formPaths.staffLeads,
    flashPage: 'staff-leads',
    act: 'take-leads',
    handle: async ({ session, context, fields }) => {
      const { user: staffId } = requireStaff(session, 'take-leads');
      const to = ownPath(fields.return, formPaths.staffLeads);
      const status = statuses.find((known) => known === fields.status);
      const leadId = fields.lead_id ?? '';
      if (!status || leadId === '' || leadId.length > 64) return { to, warning: messages.notFound };
      const { reference } = await bff.leads.changeLeadStatus({ leadId, status, staffId }, context);
      if (reference === null) return { to, warning: siteMessages.leadGone };
      return { to, notice: noticeOf[status] };
    },
  };
}

const noticeOf: Record<QueueStatus, string> = {
  contacted: siteMessages.leadContacted,
  spam: siteMessages.leadSpam,
  new: siteMessages.leadNew,
};
