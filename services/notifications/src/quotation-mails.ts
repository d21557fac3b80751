/** Which events of quotations are mailed. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  QuotationEndingSchema,
  QuotationSentSchema,
} from '@muqarin/proto/muqarin/quoting/v1/quotations_pb';
import type { OnMailed } from './fill-links.ts';
import { quotationEndingMail, quotationMail } from './mails/quotation-mails.ts';
import type { Send } from './send.ts';

export function quotationMails(on: OnMailed, send: Send, origin: string) {
  return [
    on(defineEvent(QuotationSentSchema), (event) =>
      send('quotation', event, event.data.contact?.email, (words) =>
        quotationMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(QuotationEndingSchema), (event) =>
      send('quotation-ends', event, event.data.contact?.email, (words) =>
        quotationEndingMail(event.data, origin, words),
      ),
    ),
  ];
}
