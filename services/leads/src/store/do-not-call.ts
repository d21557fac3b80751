/** Numbers of the registry of those whom nobody may call to sell, by their hash: not the numbers themselves. */
import type { ListReason } from '@muqarin/rules/desk/do-not-call';
import { type Connection, type Model, Schema } from 'mongoose';

export interface Listed {
  /** `hashOfPhone`. */
  _id: string;
  /** When it was read in first: who asks to be called later has a reason of their own. */
  at: Date;
  /** The last three digits, by which staff tell them apart. Absent, like the rest, in what was read in before. */
  ending?: string;
  reason?: ListReason;
  /** User name. */
  by?: string;
}

export interface DoNotCallStore {
  model: Model<Listed>;
  find(phoneHash: string): Promise<Listed | null>;
  /** In one write; those that are there stay as they are. How many are new. */
  add(numbers: readonly Listed[]): Promise<number>;
  /** False where it was not there. */
  remove(phoneHash: string): Promise<boolean>;
  /** The newest first. */
  page(skip: number, limit: number): Promise<Listed[]>;
  count(): Promise<number>;
}

export function createDoNotCallStore(connection: Connection): DoNotCallStore {
  const model = connection.model<Listed>('DoNotCall', listedSchema());
  return {
    model,
    find: (phoneHash) => model.findById(phoneHash).lean<Listed>().exec(),
    add: async (numbers) => {
      const operations = numbers.map(({ _id, ...rest }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true },
      }));
      return operations.length === 0 ? 0 : (await model.bulkWrite(operations)).upsertedCount;
    },
    remove: async (_id) => (await model.deleteOne({ _id })).deletedCount === 1,
    page: (skip, limit) =>
      model.find({}).sort({ at: -1 }).skip(skip).limit(limit).lean<Listed[]>().exec(),
    count: () => model.countDocuments({}),
  };
}

function listedSchema(): Schema<Listed> {
  const schema = new Schema<Listed>(
    {
      _id: { type: String, required: true },
      at: { type: Date, required: true },
      ending: { type: String },
      reason: { type: String },
      by: { type: String },
    },
    { collection: 'do_not_call', versionKey: false },
  );
  schema.index({ at: -1 });
  return schema;
}
