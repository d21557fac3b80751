/**
 * The mails, one document each. In embedded mode they stay here, to be read in the browser (decisions X20). With a sender
 * each is also sent; its document says whether it was, so that a crash repeats the sending at most and never loses it.
 */
import { groupInserts } from '@muqarin/platform/grouped-writes';
import type { MailSender } from '@muqarin/platform/mail';
import type { SmsSender } from '@muqarin/platform/sms';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Mail, MailSummary } from '../contract/notifications-contract.ts';
import type { RenderedMail } from './mails/layout.ts';
import { createSending } from './sending.ts';
import type { StoredMail } from './stored-mail.ts';

export interface Mailbox {
  model: Model<StoredMail>;
  /** Rejects as the sender does; called again with the same event it goes on where it was. */
  put(eventId: string, to: string, mail: WrittenMail, ends?: Ends): Promise<void>;
  /** The same for a text message, which is kept and shown like a mail. */
  putText(eventId: string, to: string, text: RenderedMail, ends?: Ends): Promise<void>;
  /** Of the last mail to that address. */
  localeOf(to: string): Promise<string | undefined>;
  /** When reminders were mailed to that address since a moment, but for that of one event. */
  remindersTo(to: string, since: Date, eventId: string): Promise<Date[]>;
  list(to: string | undefined): Promise<MailSummary[]>;
  get(mailId: string): Promise<Mail | null>;
}

/** What it was made of is not kept. */
export type WrittenMail = Omit<RenderedMail, 'content'> & Partial<Pick<RenderedMail, 'content'>>;

/** What it is about, and when it ends by itself. */
export type Ends = Pick<StoredMail, 'about' | 'endsAt' | 'reason'>;

export interface MailboxParts {
  connection: Connection;
  now: () => Date;
  from: string;
  /** Null: mails stay here. */
  sender: MailSender | null;
  /** Null: texts stay here. */
  sms?: SmsSender | null | undefined;
}

const listed = 100;

export function createMailbox(parts: MailboxParts): Mailbox {
  const { connection, now, from, sender, sms = null } = parts;
  const schema = new Schema<StoredMail>(
    {
      _id: { type: String, required: true },
      to: { type: String, required: true },
      about: { type: String },
      endsAt: { type: Date },
      reason: { type: String },
      locale: { type: String },
      from: { type: String, required: true },
      subject: { type: String, required: true },
      text: { type: String, required: true },
      html: { type: String, required: true },
      sentAt: { type: Date, required: true },
      storedAt: { type: Date },
      attempts: { type: Number, default: 0 },
      deliveredAt: { type: Date, default: null },
    },
    { collection: 'mails' },
  );
  schema.index({ sentAt: -1 });
  // For the language of a person's last mail.
  schema.index({ to: 1, sentAt: -1 });
  // For what is to be forgotten, and for what ends by itself.
  schema.index({ about: 1 });
  schema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
  const model = connection.model<StoredMail>('Mail', schema);
  groupInserts(model);
  const sending = sender && createSending({ model, sender, now });
  return {
    model,
    put: async (eventId, to, { content: _made, ...mail }, ends = {}) => {
      const kept = {
        to,
        ...ends,
        from,
        sentAt: now(),
        attempts: sender ? 1 : 0,
        deliveredAt: null,
        ...mail,
      };
      const isNew = await keep(model, { _id: eventId, ...kept });
      if (!sending) return;
      // A write each time counts: the first sending is counted where the mail is stored.
      if (isNew) await sending.first({ _id: eventId, ...kept, storedAt: now() });
      else await sending.again(eventId);
    },
    putText: async (eventId, to, { content, ...mail }, ends = {}) => {
      const kept = { to, ...ends, from, sentAt: now(), attempts: 0, deliveredAt: null, ...mail };
      await keep(model, { _id: eventId, ...kept });
      if (!sms) return;
      const unsent = { _id: eventId, deliveredAt: null };
      const counted = await model.findOneAndUpdate(unsent, { $inc: { attempts: 1 } }).lean();
      if (!counted) return;
      await sms.deliver({ messageId: eventId, to, text: content.sentence });
      await model.updateOne(unsent, { $set: { deliveredAt: now() } });
    },
    localeOf: async (to) => {
      const last = await model.findOne({ to }).sort({ sentAt: -1 }).lean<StoredMail>();
      return last?.locale;
    },
    remindersTo: async (to, since, eventId) => {
      const filter = { to, sentAt: { $gte: since }, reason: 'reminder' as const };
      const found = await model.find(filter, { sentAt: 1 }).limit(listed).lean<StoredMail[]>();
      return found.filter(({ _id }) => _id !== eventId).map(({ sentAt }) => sentAt);
    },
    list: async (to) => {
      const mails = await model
        .find(to ? { to } : {})
        .sort({ sentAt: -1 })
        .limit(listed)
        .lean<StoredMail[]>();
      return mails.map(summaryOf);
    },
    get: async (mailId) => {
      const mail = await model.findById(mailId).lean<StoredMail>();
      return (
        mail && {
          ...summaryOf(mail),
          from: mail.from,
          text: mail.text,
          html: mail.html,
          causedBy: mail._id,
        }
      );
    },
  };
}

const duplicateKey = 11_000;

/** The effect is the document under its event's id: false when an earlier delivery made it. */
async function keep(model: Model<StoredMail>, mail: StoredMail): Promise<boolean> {
  try {
    await new model(mail).save();
    return true;
  } catch (error) {
    if ((error as { code?: number }).code === duplicateKey) return false;
    throw error;
  }
}

function summaryOf(mail: StoredMail): MailSummary {
  return {
    mailId: mail._id,
    to: mail.to,
    subject: mail.subject,
    sentAt: mail.sentAt.toISOString(),
  };
}
