/** The local mailbox: mails that would have gone out, to be read in the browser (decisions X20). */
import { insertOnce } from '@muqarin/platform/events/inbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Mail, MailSummary } from '../contract/notifications-contract.ts';
import type { RenderedMail } from './mails/layout.ts';

interface StoredMail extends RenderedMail {
  /** The id of the event it answers: one mail an event, however often that is delivered. */
  _id: string;
  to: string;
  from: string;
  sentAt: Date;
}

export interface Mailbox {
  model: Model<StoredMail>;
  put(eventId: string, to: string, mail: RenderedMail): Promise<void>;
  list(to: string | undefined): Promise<MailSummary[]>;
  get(mailId: string): Promise<Mail | null>;
}

const listed = 100;

export function createMailbox(connection: Connection, now: () => Date, from: string): Mailbox {
  const schema = new Schema<StoredMail>(
    {
      _id: { type: String, required: true },
      to: { type: String, required: true },
      from: { type: String, required: true },
      subject: { type: String, required: true },
      text: { type: String, required: true },
      html: { type: String, required: true },
      sentAt: { type: Date, required: true },
    },
    { collection: 'mails' },
  );
  schema.index({ sentAt: -1 });
  const model = connection.model<StoredMail>('Mail', schema);
  return {
    model,
    put: async (eventId, to, mail) => {
      await insertOnce(model, eventId, { to, from, sentAt: now(), ...mail });
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

function summaryOf(mail: StoredMail): MailSummary {
  return {
    mailId: mail._id,
    to: mail.to,
    subject: mail.subject,
    sentAt: mail.sentAt.toISOString(),
  };
}
