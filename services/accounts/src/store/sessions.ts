import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin } from '@muqarin/platform/events/outbox';
import { insertRaised } from '@muqarin/platform/events/outbox-insert';
import { type Connection, type Model, Schema } from 'mongoose';
import type { AccountSession } from '../domain/session.ts';

export interface AccountSessionStore {
  model: Model<AccountSession>;
  find(sessionId: string): Promise<AccountSession | null>;
  /** One write for the session and its event. */
  insert(session: AccountSession, event: EventMessage): Promise<void>;
  used(sessionId: string, at: Date): Promise<void>;
  /** Those that were not ended, of this epoch, the latest used first. */
  ofAccount(accountId: string, epoch: number): Promise<AccountSession[]>;
  /** False where this account has none of that id that goes on. */
  end(accountId: string, sessionId: string, at: Date): Promise<boolean>;
  endAll(accountId: string, except: string | null, at: Date): Promise<number>;
  /** Those that began before then: they stand no longer. */
  forgetBegunBefore(day: Date): Promise<number>;
}

export function createAccountSessionStore(connection: Connection): AccountSessionStore {
  const model = connection.model<AccountSession>('AccountSession', sessionSchema());
  const going = { endedAt: null };
  return {
    model,
    find: (sessionId) => model.findById(sessionId).lean<AccountSession>().exec(),
    insert: (session, event) => insertRaised(model, session, event),
    used: async (sessionId, lastUsedAt) => {
      await model.updateOne({ _id: sessionId, ...going }, { $set: { lastUsedAt } });
    },
    ofAccount: (accountId, epoch) =>
      model
        .find({ accountId, epoch, ...going })
        .sort({ lastUsedAt: -1, _id: -1 })
        .limit(100)
        .lean<AccountSession[]>()
        .exec(),
    end: async (accountId, sessionId, endedAt) => {
      const own = { _id: sessionId, accountId, ...going };
      return (await model.updateOne(own, { $set: { endedAt } })).modifiedCount === 1;
    },
    endAll: async (accountId, except, endedAt) => {
      const others = { accountId, ...going, ...(except === null ? {} : { _id: { $ne: except } }) };
      return (await model.updateMany(others, { $set: { endedAt } })).modifiedCount;
    },
    forgetBegunBefore: async (day) =>
      (await model.deleteMany({ startedAt: { $lt: day }, outboxPending: { $ne: true } }))
        .deletedCount,
  };
}

function sessionSchema(): Schema<AccountSession> {
  const schema = new Schema<AccountSession>(
    {
      _id: { type: String, required: true },
      accountId: { type: String, required: true },
      epoch: { type: Number, required: true },
      ways: { type: [String], default: [] },
      device: { type: String, default: '' },
      startedAt: { type: Date, required: true },
      lastUsedAt: { type: Date, required: true },
      endedAt: { type: Date, default: null },
    },
    { minimize: false, collection: 'account_sessions' },
  );
  schema.index({ accountId: 1, endedAt: 1 });
  schema.index({ startedAt: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<AccountSession>) => void);
  return schema;
}
