/** Which events of policies are mailed, and as what. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  GroupDocumentsSubmittedSchema,
  PolicyConfirmedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import {
  PolicyCancelledSchema,
  PolicyChangedSchema,
  PolicyRenewalDueSchema,
} from '@muqarin/proto/muqarin/quoting/v1/policy_changes_pb';
import type { OnMailed } from './fill-links.ts';
import { groupDocumentsMail, policyMail } from './mails/mails.ts';
import {
  policyCancelledMail,
  policyChangedMail,
  policyRenewalMail,
} from './mails/policy-change-mails.ts';
import type { Send } from './send.ts';

export function policyMails(on: OnMailed, send: Send, origin: string) {
  return [
    on(defineEvent(PolicyConfirmedSchema), (event) =>
      send('policy', event, event.data.contact?.email, (words) =>
        policyMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(GroupDocumentsSubmittedSchema), (event) =>
      send('group-documents', event, event.data.contact?.email, (words) =>
        groupDocumentsMail(event.data, words),
      ),
    ),
    on(defineEvent(PolicyChangedSchema), (event) =>
      // Of a policy from before policies had documents of their own nobody is kept to write to.
      send('policy-changed', event, event.data.contact?.email || undefined, (words) =>
        policyChangedMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(PolicyCancelledSchema), (event) =>
      send('policy-cancelled', event, event.data.contact?.email || undefined, (words) =>
        policyCancelledMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(PolicyRenewalDueSchema), (event) =>
      send('policy-renewal', event, event.data.contact?.email || undefined, (words) =>
        policyRenewalMail(event.data, origin, words),
      ),
    ),
  ];
}
