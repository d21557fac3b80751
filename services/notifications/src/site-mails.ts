/** Which events of the site are mailed, and to whom. */
import { defineEvent } from '@muqarin/platform/events/define';
import type { ReceivedEvent } from '@muqarin/platform/events/envelope';
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

type Send = (
  kind: string,
  event: ReceivedEvent,
  to: string | undefined,
  mail: RenderedMail,
) => Promise<void>;

export function siteMails(on: OnMailed, send: Send, origin: string) {
  return [
    on(defineEvent(ClaimFiledSchema), (event) =>
      send('claim', event, addressIn(event.data.email), claimMail(event.data, origin)),
    ),
    on(defineEvent(ComplaintFiledSchema), (event) =>
      send('complaint', event, addressIn(event.data.email), complaintMail(event.data, origin)),
    ),
    on(defineEvent(CaseCodeRequestedSchema), (event) =>
      send('case-code', event, addressIn(event.data.email), caseCodeMail(event.data)),
    ),
    on(defineEvent(CaseStatusChangedSchema), (event) =>
      send('case-status', event, addressIn(event.data.email), caseStatusMail(event.data, origin)),
    ),
    on(defineEvent(DataLinkRequestedSchema), (event) =>
      send('data-link', event, addressIn(event.data.email), dataLinkMail(event.data, origin)),
    ),
  ];
}

/** The mail that answers a lead: a form of the site asked for a call, a questionnaire for plans. */
export function mailOfLead(lead: LeadCaptured, origin: string): RenderedMail {
  return lead.site === undefined ? leadMail(lead) : siteLeadMail(lead, origin);
}

/** Not every form asks for an address, and the blog's takes any text (S2 5). */
export function addressIn(text: string | undefined): string | undefined {
  return text !== undefined && isEmail(text, { longSuffix: true }) ? text : undefined;
}
