/** Who is at the desk: not part of the history, and not made again from it. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';

export interface StoredAgent {
  /** User name. */
  _id: string;
  seenAt: Date;
}

export interface DeskAgentStore {
  model: Model<StoredAgent>;
  seen(staffId: string, now: Date): Promise<void>;
  /** One write with the event, of what they did to no lead alone. */
  note(staffId: string, now: Date, event: EventMessage): Promise<void>;
  /** Who was heard of since. */
  present(since: Date): Promise<StoredAgent[]>;
}

export function createDeskAgentStore(connection: Connection): DeskAgentStore {
  const model = connection.model<StoredAgent>('DeskAgent', agentSchema());
  return {
    model,
    seen: async (staffId, seenAt) => {
      await model.updateOne({ _id: staffId }, { $set: { seenAt } }, { upsert: true });
    },
    note: async (staffId, seenAt, event) => {
      const update = outboxPush([event], { $set: { seenAt } });
      await model.findOneAndUpdate({ _id: staffId }, update, { upsert: true }).lean();
    },
    // As many as work here.
    present: (since) =>
      model
        .find({ seenAt: { $gte: since } })
        .lean<StoredAgent[]>()
        .exec(),
  };
}

function agentSchema(): Schema<StoredAgent> {
  const schema = new Schema<StoredAgent>(
    { _id: { type: String, required: true }, seenAt: { type: Date, required: true } },
    { collection: 'desk_agents' },
  );
  schema.plugin(outboxPlugin as (schema: Schema<StoredAgent>) => void);
  return schema;
}
