/** Who is at the desk, and room for so many leads each: not part of the history, and not made again from it. */
import { type Connection, type Model, Schema } from 'mongoose';

export interface StoredAgent {
  /** User name. */
  _id: string;
  seenAt: Date;
  /** Persons taken or about to be: never more than the capacity. */
  holding: { personId: string; at: Date }[];
}

export interface DeskAgentStore {
  model: Model<StoredAgent>;
  seen(staffId: string, now: Date): Promise<void>;
  find(staffId: string): Promise<StoredAgent | null>;
  /** One write that keeps a place, before the take; false where all are taken. */
  reserve(staffId: string, personId: string, now: Date): Promise<boolean>;
  free(staffId: string, personIds: readonly string[]): Promise<void>;
}

export function createDeskAgentStore(connection: Connection, capacity: number): DeskAgentStore {
  const model = connection.model<StoredAgent>('DeskAgent', agentSchema());
  const seen = async (staffId: string, seenAt: Date) => {
    await model.updateOne({ _id: staffId }, { $set: { seenAt } }, { upsert: true });
  };
  const reserve = async (staffId: string, personId: string, seenAt: Date) => {
    const room = {
      _id: staffId,
      [`holding.${capacity - 1}`]: { $exists: false },
      'holding.personId': { $ne: personId },
    };
    const update = { $set: { seenAt }, $push: { holding: { personId, at: seenAt } } };
    return (await model.updateOne(room, update)).matchedCount === 1;
  };
  return {
    model,
    seen,
    find: (staffId) => model.findById(staffId).lean<StoredAgent>().exec(),
    reserve: async (staffId, personId, now) => {
      if (await reserve(staffId, personId, now)) return true;
      const known = await model.findById(staffId).lean<StoredAgent>();
      if (!known) await seen(staffId, now);
      if (!known && (await reserve(staffId, personId, now))) return true;
      // In another tab of theirs.
      return (await model.exists({ _id: staffId, 'holding.personId': personId })) !== null;
    },
    free: async (staffId, personIds) => {
      await model.updateOne(
        { _id: staffId },
        { $pull: { holding: { personId: { $in: [...personIds] } } } },
      );
    },
  };
}

function agentSchema(): Schema<StoredAgent> {
  return new Schema<StoredAgent>(
    {
      _id: { type: String, required: true },
      seenAt: { type: Date, required: true },
      holding: { type: [{ _id: false, personId: String, at: Date }], default: [] },
    },
    { collection: 'desk_agents', versionKey: false },
  );
}
