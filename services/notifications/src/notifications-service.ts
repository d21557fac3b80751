/** The notifications service: hears what happened and tells the person. It owns nothing but the mails. */
import { databaseAnswers } from '@muqarin/platform/database';
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume } from '@muqarin/platform/events/consume';
import { defineEvent } from '@muqarin/platform/events/define';
import { everyHour } from '@muqarin/platform/every-hour';
import { serveCall } from '@muqarin/platform/http/serve';
import { createService } from '@muqarin/platform/http/service';
import type { MailSender } from '@muqarin/platform/mail';
import type { MailedMarks } from '@muqarin/platform/mailed-marks';
import { modelsReady } from '@muqarin/platform/models-ready';
import type { SmsSender } from '@muqarin/platform/sms';
import type { Telemetry } from '@muqarin/platform/telemetry';
import { ExternalPolicyRemovedSchema } from '@muqarin/proto/muqarin/accounts/v1/accounts_pb';
import {
  LeadCapturedSchema,
  ResumeLinkRequestedSchema,
} from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { PhoneCodeRequestedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import type { FastifyInstance } from 'fastify';
import type { Connection, Model } from 'mongoose';
import type { Logger } from 'pino';
import { notificationsContract } from '../contract/notifications-contract.ts';
import { accountMails } from './account-mails.ts';
import { type Choices, createChoices } from './choices.ts';
import { onEachMailed, onMailed } from './fill-links.ts';
import { forgetMails } from './forget-mails.ts';
import { createHeldReminders, type HeldReminders } from './held-reminders.ts';
import { confirming, invited, invitePath } from './invite.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { arabicIn } from './mails/arabic-in.ts';
import { mailWords } from './mails/in-locale.ts';
import { linksIn } from './mails/links-in-locale.ts';
import { resumeMail } from './mails/mails.ts';
import { phoneCodeText } from './mails/site-mails.ts';
import { mayRemind } from './may-remind.ts';
import { motorOrderMails } from './motor-order-mails.ts';
import { observeMail } from './observe-mail.ts';
import { policyMails } from './policy-mails.ts';
import { quotationMails } from './quotation-mails.ts';
import { defaultSalesEmail, quoteMails } from './quote-mails.ts';
import { endedBy, remindedOf } from './reminders.ts';
import type { Send } from './send.ts';
import { mailOfLead, siteMails, toOfLead } from './site-mails.ts';
import type { StoredMail } from './stored-mail.ts';

export interface NotificationsParts {
  connection: Connection;
  bus: EventBus;
  logger: Logger;
  telemetry?: Telemetry | undefined;
  now: () => Date;
  /** Makes links and codes work, which no event holds. */
  marks: MailedMarks;
  /** The site's address, for links in mails. */
  publicOrigin: string;
  /** Who calls shoppers that ask for it (decisions V31). */
  salesEmail?: string | undefined;
  /** Without it mails stay in the local mailbox. */
  sender?: MailSender | null | undefined;
  /** Without it texts stay there too. */
  sms?: SmsSender | null | undefined;
}

export interface NotificationsService {
  app: FastifyInstance;
  subscription: RunningSubscription;
  /** Sends what the contact budget held back and has room for now; by itself every hour. Gives how many. */
  releaseHeld(): Promise<number>;
}

const group = 'notifications';
const from = 'Muqarin <no-reply@muqarin.example>';

export async function createNotificationsService(
  parts: NotificationsParts,
): Promise<NotificationsService> {
  const { connection, now, sender = null, sms } = parts;
  const mailbox = createMailbox({ connection, now, sender, sms, from });
  const choices = createChoices(connection);
  const held = createHeldReminders({ connection, mailbox, now });
  await modelsReady([mailbox.model, choices.model, held.model] as Model<object>[], parts);
  const app = createService({
    name: group,
    logger: parts.logger,
    telemetry: parts.telemetry,
    ready: { database: () => databaseAnswers(parts.connection) },
  });
  serveCall(app, notificationsContract.listMails, async ({ to }) => ({
    mails: await mailbox.list(to),
  }));
  serveCall(app, notificationsContract.getMail, ({ mailId }) => mailbox.get(mailId));
  const may: MayRemind = (asked) => mayRemind({ mailbox, choices }, { ...asked, now: now() });
  const releaseHeld = () => held.release(may);
  releaseAgainAndAgain(app, releaseHeld, parts.logger);
  const subscription = await subscribe(parts, { mailbox, choices, held, may });
  return { app, subscription, releaseHeld };
}

/** The budget has room again while nothing happens: each copy looks, and one of them sends. */
function releaseAgainAndAgain(app: FastifyInstance, run: () => Promise<number>, logger: Logger) {
  const stop = everyHour(() => {
    run().then(
      (sent) => logger.info({ sent }, 'reminders that were held back went'),
      (err: unknown) => logger.warn({ err }, 'held reminders wait on; it tries again'),
    );
  });
  app.addHook('onClose', async () => stop());
}

type MayRemind = (asked: { to: string; eventId: string }) => ReturnType<typeof mayRemind>;

interface Keeping {
  mailbox: Mailbox;
  choices: Choices;
  held: HeldReminders;
  may: MayRemind;
}

/** Events that carry a secret, and only those, say until when it works: its mail is of no use after that. */
function endOf(data: object): Pick<StoredMail, 'endsAt'> {
  const { expiresAt } = data as { expiresAt?: { seconds: bigint } };
  return expiresAt ? { endsAt: new Date(Number(expiresAt.seconds) * 1000) } : {};
}

function subscribe(
  parts: NotificationsParts,
  { mailbox, choices, held, may }: Keeping,
): Promise<RunningSubscription> {
  const { bus, logger, telemetry, publicOrigin, salesEmail = defaultSalesEmail } = parts;
  const send: Send = async (kind, event, to, write) => {
    const { id, key, data, context, time } = event;
    const ended = endedBy(kind, event);
    if (ended !== null) await held.drop(ended);
    if (to === undefined) return;
    const reminded = remindedOf(kind, event);
    const verdict = reminded === null ? 'yes' : await may({ to, eventId: id });
    if (verdict === 'never') return;
    await observeMail(telemetry, kind, context.traceparent, async () => {
      // What an insurer or a clock has caused is written in the language of the mail before.
      const locale = context.locale ?? (await mailbox.localeOf(to));
      const words = mailWords(locale, arabicIn(data));
      const written = confirming.has(kind)
        ? invited(write(words), words, `${publicOrigin}${invitePath(parts.marks, to, time)}`)
        : write(words);
      const mail = linksIn(locale, written, publicOrigin);
      if (reminded && verdict === 'later') {
        logger.info({ kind }, 'a reminder waits until the contact budget has room');
        return held.hold(id, mail, { ...reminded, to });
      }
      await mailbox.put(id, to, mail, {
        about: key,
        ...endOf(data),
        ...(reminded ? { reason: 'reminder' as const } : {}),
      });
    });
  };
  const on = onMailed(parts.marks);
  return consume(bus, {
    group,
    logger,
    telemetry,
    on: [
      on(defineEvent(LeadCapturedSchema), (event) =>
        send('lead-captured', event, toOfLead(event.data), (words) =>
          mailOfLead(event.data, publicOrigin, words),
        ),
      ),
      on(defineEvent(ResumeLinkRequestedSchema), (event) =>
        send('resume-link', event, event.data.email, (words) =>
          resumeMail(event.data, publicOrigin, words),
        ),
      ),
      ...policyMails(on, send, publicOrigin),
      ...motorOrderMails(on, send, publicOrigin),
      ...quoteMails(onEachMailed(parts.marks), send, publicOrigin, salesEmail),
      ...quotationMails(on, send, publicOrigin),
      ...siteMails(on, send, publicOrigin),
      ...accountMails(on, send, publicOrigin, choices),
      on(defineEvent(ExternalPolicyRemovedSchema), ({ data }) => held.drop(data.policyId)),
      on(defineEvent(PhoneCodeRequestedSchema), async ({ id, key, data, context }) => {
        // Who is called gets the code from whoever calls.
        if (data.way !== 'sms') return;
        const text = phoneCodeText(data, mailWords(context.locale));
        await observeMail(telemetry, 'phone-code', context.traceparent, () =>
          mailbox.putText(id, data.phone, text, { about: key, ...endOf(data) }),
        );
      }),
      ...forgetMails(mailbox.model, held.model as unknown as Mailbox['model']),
    ],
  });
}
