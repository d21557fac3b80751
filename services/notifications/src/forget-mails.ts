/** Which events end mails: those of a person who asked, and those of what was forgotten. What was bought keeps its mails. */
import { on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { onEach } from '@muqarin/platform/events/forms';
import {
  CaseErasedSchema,
  LeadErasedSchema,
  PersonErasedSchema,
} from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { QuotationErasedSchema } from '@muqarin/proto/muqarin/quoting/v1/quotations_pb';
import { quoteStory } from '@muqarin/proto/quotes';
import type { Model } from 'mongoose';
import { eraseMails, eraseMailsAbout } from './erase-mails.ts';
import type { StoredMail } from './stored-mail.ts';

/** `kept`: mails that were sent, and those that wait. */
export function forgetMails(...kept: Model<StoredMail>[]) {
  const forget = async (...about: string[]) => {
    for (const mails of kept) await eraseMailsAbout(mails, about);
  };
  return [
    on(defineEvent(PersonErasedSchema), async ({ data }) => {
      for (const mails of kept) await eraseMails(mails, data.emailHash);
    }),
    on(defineEvent(LeadErasedSchema), ({ data: { leadId, reference, draftId } }) =>
      forget(leadId, reference, draftId),
    ),
    on(defineEvent(CaseErasedSchema), ({ data: { caseId, reference } }) =>
      forget(caseId, reference),
    ),
    on(defineEvent(QuotationErasedSchema), ({ data }) => forget(data.quotationId)),
    // By their ids only: all quotes of a journey have one reference, and one of them may have been bought.
    ...onEach(quoteStory.erased, ({ data }) => forget(data.quoteId)),
  ];
}
