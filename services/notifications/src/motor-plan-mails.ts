/** Which events of motor quotes are mailed, and to whom. */
import { defineEvent } from '@muqarin/platform/events/define';
import type { ReceivedEvent } from '@muqarin/platform/events/envelope';
import {
  MotorComparisonEmailedSchema,
  MotorQuoteEmailedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_pb';
import type { OnMailed } from './fill-links.ts';
import type { RenderedMail } from './mails/layout.ts';
import { motorComparisonMail, motorQuoteMail } from './mails/motor-plan-mails.ts';

type Send = (
  kind: string,
  event: ReceivedEvent,
  to: string | undefined,
  mail: RenderedMail,
) => Promise<void>;

/** Where nothing else is set: the local mailbox shows it. */
export const defaultSalesEmail = 'sales@muqarin.example';

export function motorPlanMails(on: OnMailed, send: Send, origin: string, salesEmail: string) {
  return [
    on(defineEvent(MotorQuoteEmailedSchema), (event) =>
      send('motor-quote', event, event.data.recipient?.email, motorQuoteMail(event.data, origin)),
    ),
    on(defineEvent(MotorComparisonEmailedSchema), (event) => {
      const isSales = event.data.audience === 'sales';
      const to = isSales ? salesEmail : event.data.contact?.email;
      const kind = isSales ? 'motor-sales' : 'motor-comparison';
      return send(kind, event, to, motorComparisonMail(event.data, origin));
    }),
  ];
}
