/**
 * Reminders that the contact budget holds back: they wait, and go on a day that has room. None is lost because a person has many
 * covers that end together; one waits no longer than its cover runs, and goes with what it is about.
 */
import { type Connection, type Model, Schema } from 'mongoose';
import type { Mailbox } from './mailbox.ts';
import type { RenderedMail } from './mails/layout.ts';
import type { Reminded } from './reminders.ts';
import type { StoredMail } from './stored-mail.ts';

type Written = Omit<RenderedMail, 'content'>;

interface Held extends Written, Pick<StoredMail, '_id' | 'to' | 'about'> {
  /** The policy, order or quotation. */
  cover: string;
  /** When the last day of the cover is over: then it is forgotten. */
  endsAt: Date;
  /** A copy of the service is at it until then. */
  takenUntil: Date;
}

export interface HeldReminders {
  model: Model<Held>;
  /** Takes the place of an earlier one of the same cover; again changes nothing. */
  hold(eventId: string, mail: RenderedMail, about: Reminded & { to: string }): Promise<void>;
  /** Looks at each, the cover that ends first before others; gives how many went. */
  release(may: MayNow): Promise<number>;
  /** A cover that ended early or that nobody keeps here any more, or an account with all of its covers. */
  drop(ended: string): Promise<void>;
}

/** `never`: they want none. */
type MayNow = (held: { to: string; eventId: string }) => Promise<'yes' | 'later' | 'never'>;

const atWorkMilliseconds = 5 * 60_000;

export function createHeldReminders(parts: {
  connection: Connection;
  mailbox: Pick<Mailbox, 'put'>;
  now: () => Date;
}): HeldReminders {
  const { mailbox, now } = parts;
  const model = parts.connection.model<Held>('HeldReminder', heldSchema());
  const isMine = async (_id: string) => {
    const at = now();
    const takenUntil = new Date(at.getTime() + atWorkMilliseconds);
    const taken = await model.updateOne({ _id, takenUntil: { $lte: at } }, { takenUntil });
    return taken.modifiedCount === 1;
  };
  return {
    model,
    hold: async (_id, { content: _made, ...mail }, { to, about, cover, endsAt }) => {
      const held = { ...mail, to, about, cover, endsAt, takenUntil: new Date(0) };
      await model.updateOne({ _id }, { $setOnInsert: held }, { upsert: true });
      await model.deleteMany({ cover, _id: { $ne: _id } });
    },
    release: async (may) => {
      let sent = 0;
      const waiting = model.find({ endsAt: { $gt: now() } }).sort({ endsAt: 1 });
      for await (const { _id, to, about, subject, text, html, locale } of waiting.lean().cursor()) {
        const verdict = await may({ to, eventId: _id });
        if (verdict === 'later' || !(await isMine(_id))) continue;
        if (verdict === 'yes') {
          const mail = { subject, text, html, locale };
          await mailbox.put(_id, to, mail, { ...(about && { about }), reason: 'reminder' });
          sent += 1;
        }
        await model.deleteOne({ _id });
      }
      return sent;
    },
    drop: async (ended) => {
      await model.deleteMany({ cover: ended });
      await model.deleteMany({ about: ended });
    },
  };
}

function heldSchema(): Schema<Held> {
  const text = { type: String, required: true } as const;
  const moment = { type: Date, required: true } as const;
  const written = { subject: text, text, html: text, locale: text };
  const schema = new Schema<Held>(
    {
      _id: text,
      to: text,
      about: text,
      cover: text,
      endsAt: moment,
      takenUntil: moment,
      ...written,
    },
    { collection: 'held_reminders' },
  );
  schema.index({ about: 1 });
  schema.index({ cover: 1 });
  schema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
  return schema;
}
