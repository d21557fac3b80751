/** Which events of motor orders are mailed, and as what. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  MotorDocumentsAskedSchema,
  MotorOrderConfirmedSchema,
  MotorOrderPaidSchema,
  MotorPolicyIssuedSchema,
  MotorRenewalDueSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import type { OnMailed } from './fill-links.ts';
import {
  documentsAskedMail,
  orderConfirmedMail,
  orderPaidMail,
  policyIssuedMail,
  renewalMail,
} from './mails/motor-order-mails.ts';
import type { Send } from './send.ts';

export function motorOrderMails(on: OnMailed, send: Send, origin: string) {
  /** An order of somebody who left no address is mailed to nobody. */
  const addressOf = (data: { contact?: { email: string } | undefined }) =>
    data.contact?.email || undefined;
  return [
    on(defineEvent(MotorOrderConfirmedSchema), (event) =>
      send('motor-order', event, addressOf(event.data), (words) =>
        orderConfirmedMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(MotorOrderPaidSchema), (event) =>
      send('motor-paid', event, addressOf(event.data), (words) =>
        orderPaidMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(MotorPolicyIssuedSchema), (event) =>
      send('motor-issued', event, addressOf(event.data), (words) =>
        policyIssuedMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(MotorDocumentsAskedSchema), (event) =>
      send('motor-documents', event, addressOf(event.data), (words) =>
        documentsAskedMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(MotorRenewalDueSchema), (event) =>
      send('motor-renewal', event, addressOf(event.data), (words) =>
        renewalMail(event.data, origin, words),
      ),
    ),
  ];
}
