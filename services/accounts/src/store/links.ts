import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin } from '@muqarin/platform/events/outbox';
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
  /** Invitations of an address. */
  forgetInvited(emailHash: string): Promise<number>;
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
    forgetInvited: async (emailHash) => (await model.deleteMany({ emailHash })).deletedCount,
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
      emailHash: { type: String },
    },
    { minimize: false, collection: 'account_links' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ until: 1 });
  schema.index({ emailHash: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<Link>) => void);
  return schema;
}
