/** The notifications service: hears what happened and tells the person. It owns nothing but the mails. */
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume, on } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { serveCall } from '@muqarin/platform/http/serve';
import { createService } from '@muqarin/platform/http/service';
import type { Telemetry } from '@muqarin/platform/telemetry';
import {
  LeadCapturedSchema,
  ResumeLinkRequestedSchema,
} from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  PolicyConfirmedSchema,
  QuoteEmailedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { notificationsContract } from '../contract/notifications-contract.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { leadMail, policyMail, quoteMail, resumeMail } from './mails/mails.ts';

export interface NotificationsParts {
  connection: Connection;
  bus: EventBus;
  logger: Logger;
  telemetry?: Telemetry | undefined;
  now: () => Date;
  /** The site's address, for links in mails. */
  publicOrigin: string;
}

export interface NotificationsService {
  app: FastifyInstance;
  subscription: RunningSubscription;
}

const group = 'notifications';
const sender = 'Muqarin <no-reply@muqarin.example>';

export async function createNotificationsService(
  parts: NotificationsParts,
): Promise<NotificationsService> {
  const mailbox = createMailbox(parts.connection, parts.now, sender);
  await mailbox.model.init();
  const app = createService({
    name: group,
    logger: parts.logger,
    telemetry: parts.telemetry,
    ready: { database: () => parts.connection.readyState === 1 },
  });
  serveCall(app, notificationsContract.listMails, async ({ to }) => ({
    mails: await mailbox.list(to),
  }));
  serveCall(app, notificationsContract.getMail, ({ mailId }) => mailbox.get(mailId));
  return { app, subscription: await subscribe(parts, mailbox) };
}

function subscribe(parts: NotificationsParts, mailbox: Mailbox): Promise<RunningSubscription> {
  const { bus, logger, telemetry, publicOrigin } = parts;
  return consume(bus, {
    group,
    logger,
    telemetry,
    on: [
      on(defineEvent(LeadCapturedSchema), async ({ id, data }) => {
        if (data.contact) await mailbox.put(id, data.contact.email, leadMail(data));
      }),
      on(defineEvent(ResumeLinkRequestedSchema), ({ id, data }) =>
        mailbox.put(id, data.email, resumeMail(data, publicOrigin)),
      ),
      on(defineEvent(QuoteEmailedSchema), async ({ id, data }) => {
        if (data.recipient)
          await mailbox.put(id, data.recipient.email, quoteMail(data, publicOrigin));
      }),
      on(defineEvent(PolicyConfirmedSchema), async ({ id, data }) => {
        if (data.contact) await mailbox.put(id, data.contact.email, policyMail(data));
      }),
    ],
  });
}
