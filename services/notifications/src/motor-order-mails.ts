/** Which events of motor orders are mailed, and as what. */
import { defineEvent } from '@muqarin/platform/events/define';
import type { ReceivedEvent } from '@muqarin/platform/events/envelope';
import {
  MotorDocumentsAskedSchema,
  MotorOrderConfirmedSchema,
  MotorOrderPaidSchema,
  MotorPolicyIssuedSchema,
  MotorRenewalDueSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import type { OnMailed } from './fill-links.ts';
import type { RenderedMail } from './mails/layout.ts';
import {
  documentsAskedMail,
  orderConfirmedMail,
  orderPaidMail,
  policyIssuedMail,
  renewalMail,
} from './mails/motor-order-mails.ts';

type Send = (
  kind: string,
  event: ReceivedEvent,
  to: string | undefined,
  mail: RenderedMail,
) => Promise<void>;

export function motorOrderMails(on: OnMailed, send: Send, origin: string) {
  /** An order of somebody who left no address is told to nobody. */
  const addressOf = (data: { contact?: { email: string } | undefined }) =>
    data.contact?.email || undefined;
  return [
    on(defineEvent(MotorOrderConfirmedSchema), (event) =>
      send('motor-order', event, addressOf(event.data), orderConfirmedMail(event.data, origin)),
    ),
    on(defineEvent(MotorOrderPaidSchema), (event) =>
      send('motor-paid', event, addressOf(event.data), orderPaidMail(event.data, origin)),
    ),
    on(defineEvent(MotorPolicyIssuedSchema), (event) =>
      send('motor-issued', event, addressOf(event.data), policyIssuedMail(event.data, origin)),
    ),
    on(defineEvent(MotorDocumentsAskedSchema), (event) =>
      send('motor-documents', event, addressOf(event.data), documentsAskedMail(event.data, origin)),
    ),
    on(defineEvent(MotorRenewalDueSchema), (event) =>
      send('motor-renewal', event, addressOf(event.data), renewalMail(event.data, origin)),
    ),
  ];
}
