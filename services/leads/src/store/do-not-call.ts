/** Numbers of the registry of those whom nobody may call to sell, by their hash: not the numbers themselves. */
import { type Connection, type Model, Schema } from 'mongoose';

interface Listed {
  /** `hashOfPhone`. */
  _id: string;
  /** When it was read in first: who asks to be called later has a reason of their own. */
  at: Date;
}

export interface DoNotCallStore {
  model: Model<Listed>;
  listedAt(phoneHash: string): Promise<Date | null>;
  /** In one write; those that are there stay as they are. How many are new. */
  add(phoneHashes: readonly string[], at: Date): Promise<number>;
}

export function createDoNotCallStore(connection: Connection): DoNotCallStore {
  const model = connection.model<Listed>('DoNotCall', listedSchema());
  return {
    model,
    listedAt: async (phoneHash) => (await model.findById(phoneHash).lean<Listed>())?.at ?? null,
    add: async (phoneHashes, at) => {
      const operations = phoneHashes.map((_id) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { at } }, upsert: true },
      }));
      return operations.length === 0 ? 0 : (await model.bulkWrite(operations)).upsertedCount;
    },
  };
}

function listedSchema(): Schema<Listed> {
  return new Schema<Listed>(
    { _id: { type: String, required: true }, at: { type: Date, required: true } },
    { collection: 'do_not_call', versionKey: false },
  );
}
