/** Which events of the site are mailed, and to whom. */
import { defineEvent } from '@muqarin/platform/events/define';
import type { LeadCaptured } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  CaseCodeRequestedSchema,
  CaseStatusChangedSchema,
  ClaimFiledSchema,
  ComplaintFiledSchema,
  DataLinkRequestedSchema,
} from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { isEmail } from '@muqarin/rules/email';
import type { OnMailed } from './fill-links.ts';
import type { MailWords } from './mails/in-locale.ts';
import type { RenderedMail } from './mails/layout.ts';
import { leadMail } from './mails/mails.ts';
import {
  caseCodeMail,
  caseStatusMail,
  claimMail,
  complaintMail,
  dataLinkMail,
  siteLeadMail,
} from './mails/site-mails.ts';
import type { Send } from './send.ts';

export function siteMails(on: OnMailed, send: Send, origin: string) {
  return [
    on(defineEvent(ClaimFiledSchema), (event) =>
      send('claim', event, addressIn(event.data.email), (words) =>
        claimMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(ComplaintFiledSchema), (event) =>
      send('complaint', event, addressIn(event.data.email), (words) =>
        complaintMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(CaseCodeRequestedSchema), (event) =>
      send('case-code', event, addressIn(event.data.email), (words) =>
        caseCodeMail(event.data, words),
      ),
    ),
    on(defineEvent(CaseStatusChangedSchema), (event) =>
      send('case-status', event, addressIn(event.data.email), (words) =>
        caseStatusMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(DataLinkRequestedSchema), (event) =>
      send('data-link', event, addressIn(event.data.email), (words) =>
        dataLinkMail(event.data, origin, words),
      ),
    ),
  ];
}

/** The mail that answers a lead: a form of the site asked for a call, a questionnaire for plans. */
export function mailOfLead(lead: LeadCaptured, origin: string, words: MailWords): RenderedMail {
  return lead.site === undefined ? leadMail(lead, words) : siteLeadMail(lead, origin, words);
}

/** Who asks for a quote of plans is mailed these (QuoteEmailed), and nothing beside them. */
export function toOfLead({ source, contact }: LeadCaptured): string | undefined {
  return source === 'medical_corporate_quote' ? undefined : addressIn(contact?.email);
}

/** Not every form asks for an address, and the blog's takes any text (S2 5). */
function addressIn(text: string | undefined): string | undefined {
  return text !== undefined && isEmail(text, { longSuffix: true }) ? text : undefined;
}
