import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Item, Policy, Reminded } from '../domain/policy.ts';
import { insertOnce } from './insert-once.ts';

type Stored = Policy & { __v?: number };

export interface PolicyStore {
  model: Model<Policy>;
  insert(policy: Policy, event: EventMessage): Promise<boolean>;
  findByKey(idempotencyKey: string): Promise<Policy | null>;
  /** Of this account only. */
  find(accountId: string, policyId: string): Promise<Policy | null>;
  findByItem(accountId: string, itemId: string): Promise<Policy | null>;
  ofAccount(accountId: string): Promise<Policy[]>;
  count(accountId: string): Promise<number>;
  /** The item as it was and is; null where there is none, or `by` says that nothing is to be changed. */
  changeItem(
    accountId: string,
    itemId: string,
    by: (item: Item) => Item | null,
  ): Promise<{ policyId: string; before: Item } | null>;
  /** Those whose last day is from one ISO day to another, in the order of their ids after one. */
  ending(days: { from: string; to: string }, after: string, limit: number): Promise<Policy[]>;
  /** One write for reminder and event; false where somebody else was first. */
  remind(policy: Policy, reminded: Reminded, event: EventMessage): Promise<boolean>;
  remove(accountId: string, policyId: string, at: Date, event: EventMessage): Promise<boolean>;
}

const mostTries = 50;

export function createPolicyStore(connection: Connection): PolicyStore {
  const model = connection.model<Policy>('ExternalPolicy', policySchema());
  const mine = (accountId: string) => ({ accountId, removedAt: null });
  const findByItem = (accountId: string, itemId: string) =>
    model
      .findOne({ ...mine(accountId), 'items.id': itemId })
      .lean<Stored>()
      .exec();
  return {
    model,
    insert: (policy, event) => insertOnce(model, policy, event),
    findByKey: (idempotencyKey) => model.findOne({ idempotencyKey }).lean<Stored>().exec(),
    find: (accountId, policyId) =>
      model
        .findOne({ _id: policyId, ...mine(accountId) })
        .lean<Stored>()
        .exec(),
    findByItem,
    ofAccount: (accountId) =>
      model.find(mine(accountId)).sort({ expiryDate: 1, _id: 1 }).lean<Stored[]>().exec(),
    count: (accountId) => model.countDocuments(mine(accountId)),
    changeItem: async (accountId, itemId, by) => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const policy = await findByItem(accountId, itemId);
        const before = policy?.items.find(({ id }) => id === itemId);
        const after = before ? by(before) : null;
        if (!policy || !before || !after) return null;
        const items = policy.items.map((item) => (item.id === itemId ? after : item));
        const filter = { _id: policy._id, __v: policy.__v ?? 0 };
        const written = await model.updateOne(filter, { $set: { items }, $inc: { __v: 1 } });
        if (written.modifiedCount === 1) return { policyId: policy._id, before };
      }
      throw new Error('a policy changes faster than it can be written');
    },
    ending: ({ from, to }, after, limit) =>
      model
        .find({ removedAt: null, expiryDate: { $gte: from, $lte: to }, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Stored[]>()
        .exec(),
    remind: async (policy, reminded, event) => {
      // Over what was read: two copies of the service remind once between them.
      const { _id, __v = 0, reminded: before = [] } = policy as Stored;
      const update = { $set: { reminded: [...before, reminded] }, $inc: { __v: 1 } };
      const still = { _id, removedAt: null, __v };
      return (await model.findOneAndUpdate(still, outboxPush([event], update)).lean()) !== null;
    },
    remove: async (accountId, policyId, removedAt, event) => {
      const own = { _id: policyId, ...mine(accountId) };
      const update = outboxPush([event], { $set: { removedAt }, $inc: { __v: 1 } });
      return (await model.findOneAndUpdate(own, update).lean()) !== null;
    },
  };
}

function policySchema(): Schema<Policy> {
  const schema = new Schema<Policy>(
    {
      _id: { type: String, required: true },
      accountId: { type: String, required: true },
      idempotencyKey: { type: String, required: true },
      insuranceType: { type: String, required: true },
      insurer: { type: String, required: true },
      expiryDate: { type: String, required: true },
      addedAt: { type: Date, required: true },
      items: { type: [{ type: Schema.Types.Mixed }], default: [] } as never,
      extraFiles: { type: [String], default: [] },
      removedAt: { type: Date, default: null },
      reminded: { type: [{ type: Schema.Types.Mixed }], default: [] } as never,
    },
    { minimize: false, collection: 'external_policies' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ accountId: 1, expiryDate: 1 });
  schema.index({ 'items.id': 1 });
  schema.index({ expiryDate: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<Policy>) => void);
  return schema;
}
