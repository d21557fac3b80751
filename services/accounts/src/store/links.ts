import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin } from '@muqarin/platform/events/outbox';
import { invitation } from '@muqarin/rules/mailed-links';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Link } from '../domain/link.ts';
import { insertOnce } from './insert-once.ts';

export interface LinkStore {
  model: Model<Link>;
  find(linkId: string): Promise<Link | null>;
  findByKey(idempotencyKey: string): Promise<Link | null>;
  insert(link: Link, event: EventMessage | null): Promise<boolean>;
  /** True for the one caller who used it first. */
  use(linkId: string, at: Date): Promise<boolean>;
  /** Those whose time has passed are forgotten, with their addresses; never one whose event still waits. */
  forgetEnded(before: Date): Promise<number>;
  /** Who was forgotten, and when; kept for as long as an invitation of before could work. */
  noteErased(emailHash: string, at: Date): Promise<void>;
  erasedAt(emailHash: string): Promise<Date | null>;
}

export function createLinkStore(connection: Connection): LinkStore {
  const model = connection.model<Link>('AccountLink', linkSchema());
  return {
    model,
    find: (linkId) => model.findById(linkId).lean<Link>().exec(),
    findByKey: (idempotencyKey) => model.findOne({ idempotencyKey }).lean<Link>().exec(),
    insert: (link, event) => insertOnce(model, link, event),
    use: async (linkId, usedAt) => {
      const done = await model.updateOne(
        { _id: linkId, usedAt: null },
        { $set: { usedAt }, $inc: { __v: 1 } },
      );
      return done.modifiedCount === 1;
    },
    noteErased: async (emailHash, at) => {
      const until = new Date(at.getTime() + invitation.seconds * 1000);
      const _id = `erased-${emailHash}`;
      const noted = { _id, idempotencyKey: _id, purpose: 'sign_up', email: '', accountId: null };
      const written = await insertOnce(model, { ...noted, epoch: 0, until, usedAt: at } as Link);
      // Forgotten once more: the later time counts, in whichever order they are heard.
      if (!written) await model.updateOne({ _id }, { $max: { usedAt: at, until } });
    },
    erasedAt: async (emailHash) =>
      (await model.findById(`erased-${emailHash}`).lean<Link>().exec())?.usedAt ?? null,
    forgetEnded: async (before) => {
      const ended = { until: { $lt: before }, outboxPending: { $ne: true } };
      return (await model.deleteMany(ended)).deletedCount;
    },
  };
}

function linkSchema(): Schema<Link> {
  const schema = new Schema<Link>(
    {
      _id: { type: String, required: true },
      idempotencyKey: { type: String, required: true },
      purpose: { type: String, required: true },
      email: { type: String, default: '' },
      accountId: { type: String, default: null },
      epoch: { type: Number, required: true },
      until: { type: Date, required: true },
      usedAt: { type: Date, default: null },
    },
    { minimize: false, collection: 'account_links' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ until: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<Link>) => void);
  return schema;
}
