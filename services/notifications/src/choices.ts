/**
 * Who wants no reminder, whichever service knows of the cover that ends: accounts says it, and it is kept by the hash of the address.
 * It outlasts the account and an erasure, since whoever said no is not to be written to again; another account of that address begins
 * anew.
 */
import { createHash } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';

interface Choice {
  _id: string;
  /** When they said so. */
  at: Date;
}

export interface Choices {
  model: Model<Choice>;
  keep(email: string, choice: { reminders: boolean; at: Date }): Promise<void>;
  wantsReminders(email: string): Promise<boolean>;
}

export function createChoices(connection: Connection): Choices {
  const schema = new Schema<Choice>(
    { _id: { type: String, required: true }, at: { type: Date, required: true } },
    { collection: 'no_reminders' },
  );
  const model = connection.model<Choice>('NoReminders', schema);
  return {
    model,
    keep: async (email, { reminders, at }) => {
      const _id = hashOf(email);
      if (reminders) await model.deleteOne({ _id, at: { $lte: at } });
      else await model.updateOne({ _id }, { $max: { at } }, { upsert: true });
    },
    wantsReminders: async (email) => (await model.findById(hashOf(email)).lean()) === null,
  };
}

function hashOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
