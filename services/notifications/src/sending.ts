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

/** In the database's own terms: mongoose passes on no update that looks things up. */
interface Notes {
  bulkWrite(operations: readonly object[], options: object): Promise<unknown>;
}

export function createSending({ model, sender, now }: SendingParts): Sending {
  const unsent = groupedFinds<StoredMail>(model, { deliveredAt: null });
  const change = groupedChanges(model);
  const note = createWriteGroup<Gone>({
    gatherMilliseconds: noteGatherMilliseconds,
    write: async (gone) => {
      const collection = model.collection as unknown as Notes;
      await collection.bulkWrite([{ updateMany: noteOf(gone, now()) }], { ordered: false });
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

/**
 * One statement for all, as each commits by itself: a mail's own moment is looked up in the statement, by its place. Where all
 * were stored in the same moment there is nothing to look up.
 */
function noteOf(gone: readonly Gone[], deliveredAt: Date) {
  const ids = gone.map(({ _id }) => _id);
  const filter = { _id: { $in: ids } };
  const moments = gone.map(({ storedAt }) => storedAt);
  const [first] = moments;
  if (moments.every((each) => each?.getTime() === first?.getTime())) {
    return { filter, update: { $set: { deliveredAt, ...(first && { storedAt: first }) } } };
  }
  const place = { $indexOfArray: [{ $literal: ids }, '$_id'] };
  const known = moments.map((each) => each ?? null);
  // Sent again: its moment is not known, and stays as it is.
  const storedAt = { $ifNull: [{ $arrayElemAt: [{ $literal: known }, place] }, '$storedAt'] };
  return { filter, update: [{ $set: { deliveredAt, storedAt } }] };
}

/** RFC 5322, 3.6.4: unique for ever, at the sender's domain. */
function messageIdOf(eventId: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${eventId.replace(/[^\w.-]/g, '-')}@${domain}>`;
}
