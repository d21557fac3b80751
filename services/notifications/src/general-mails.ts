/** Which events of general quotes are mailed. */
import { on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import type { ReceivedEvent } from '@muqarin/platform/events/envelope';
import {
  GeneralPolicyRequestedSchema,
  GeneralPriceRequestedSchema,
  GeneralQuoteEmailedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/general_pb';
import { generalPriceMail, generalQuoteMail, generalRequestMail } from './mails/general-mails.ts';
import type { RenderedMail } from './mails/layout.ts';

type Send = (
  kind: string,
  event: ReceivedEvent,
  to: string | undefined,
  mail: RenderedMail,
) => Promise<void>;

export function generalMails(send: Send, origin: string) {
  return [
    on(defineEvent(GeneralQuoteEmailedSchema), (event) =>
      send(
        'general-quote',
        event,
        event.data.recipient?.email,
        generalQuoteMail(event.data, origin),
      ),
    ),
    on(defineEvent(GeneralPriceRequestedSchema), (event) =>
      send(
        'general-price',
        event,
        event.data.recipient?.email,
        generalPriceMail(event.data, origin),
      ),
    ),
    on(defineEvent(GeneralPolicyRequestedSchema), (event) =>
      send(
        'general-request',
        event,
        event.data.recipient?.email,
        generalRequestMail(event.data, origin),
      ),
    ),
  ];
}
