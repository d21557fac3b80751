/** How a kept mail leaves the house, and how it is noted: many in one write, as each write costs more than the sending. */
import { groupedChanges, groupedFinds } from '@muqarin/platform/grouped-writes';
import type { MailSender } from '@muqarin/platform/mail';
import { createWriteGroup } from '@muqarin/platform/write-group';
import type { Model } from 'mongoose';
import type { StoredMail } from './stored-mail.ts';

export interface Sending {
  /** A mail that was stored just now. Rejects as the sender does. */
  first(mail: StoredMail): Promise<void>;
  /** One that was stored before, unless it has gone: as it is stored, whatever the event says this time. */
  again(eventId: string): Promise<void>;
}

export interface SendingParts {
  model: Model<StoredMail>;
  sender: MailSender;
  now: () => Date;
}

/** Nobody waits for the note that a mail has gone; its event counts as handled after it. */
const noteGatherMilliseconds = 50;

type Gone = Pick<StoredMail, '_id' | 'storedAt'>;

export function createSending({ model, sender, now }: SendingParts): Sending {
  const unsent = groupedFinds<StoredMail>(model, { deliveredAt: null });
  const change = groupedChanges(model);
  const note = createWriteGroup<Gone>({
    gatherMilliseconds: noteGatherMilliseconds,
    write: async (gone) => {
      await model.bulkWrite(notesOf(gone, now()), { ordered: false });
      return new Map();
    },
  });
  /** Taken by the server and not noted yet: its event comes again, and it must not go again. */
  const unnoted = new Map<string, Gone>();

  const noteGone = async (mail: Gone) => {
    await note(mail);
    unnoted.delete(mail._id);
  };
  /** Dying between the server's yes and the note of it sends again; the Message-ID is the same then. */
  const send = async ({ _id, from, to, subject, text, html, sentAt, storedAt }: StoredMail) => {
    const messageId = messageIdOf(_id, from);
    await sender.deliver({ messageId, from, to, subject, text, html, date: sentAt });
    const gone = { _id, ...(storedAt ? { storedAt } : {}) };
    unnoted.set(_id, gone);
    await noteGone(gone);
  };
  return {
    first: send,
    again: async (eventId) => {
      const gone = unnoted.get(eventId);
      if (gone) return noteGone(gone);
      // Found and then counted rather than both in one: for that a server that the tests know (SecantusDB) reads all mails.
      const mail = await unsent(eventId);
      if (!mail) return;
      await change({ filter: { _id: eventId }, update: { $inc: { attempts: 1 } } });
      await send(mail);
    },
  };
}

/** One change for all mails that were stored in the same moment. */
function notesOf(gone: readonly Gone[], deliveredAt: Date) {
  const moments = Map.groupBy(gone, ({ storedAt }) => storedAt?.getTime());
  return [...moments.values()].map((mails) => {
    const storedAt = mails[0]?.storedAt;
    const filter = { _id: { $in: mails.map(({ _id }) => _id) } };
    return {
      updateMany: { filter, update: { $set: { ...(storedAt && { storedAt }), deliveredAt } } },
    };
  });
}

/** RFC 5322, 3.6.4: unique for ever, at the sender's domain. */
function messageIdOf(eventId: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${eventId.replace(/[^\w.-]/g, '-')}@${domain}>`;
}
