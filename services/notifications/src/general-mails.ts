/** Which events of general quotes are mailed. */
import { defineEvent } from '@muqarin/platform/events/define';
import type { ReceivedEvent } from '@muqarin/platform/events/envelope';
import {
  GeneralPolicyRequestedSchema,
  GeneralPriceRequestedSchema,
  GeneralQuoteEmailedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/general_pb';
import type { OnMailed } from './fill-links.ts';
import { generalPriceMail, generalQuoteMail, generalRequestMail } from './mails/general-mails.ts';
import type { RenderedMail } from './mails/layout.ts';

type Send = (
  kind: string,
  event: ReceivedEvent,
  to: string | undefined,
  mail: RenderedMail,
) => Promise<void>;

export function generalMails(on: OnMailed, send: Send, origin: string) {
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
