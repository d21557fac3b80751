/** Who is at the desk: not part of the history, and not made again from it. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { DeskMove } from '../../contract/desk-reassign.ts';

export interface StoredAgent {
  /** User name. */
  _id: string;
  /** A sign of theirs. */
  seenAt: Date;
  /** Leads that a supervisor took from them or gave to them, the last ones. */
  moves?: DeskMove[];
}

export interface DeskAgentStore {
  model: Model<StoredAgent>;
  seen(staffId: string, now: Date): Promise<void>;
  /** One write with the event, of what they did to no lead alone. */
  note(staffId: string, event: EventMessage): Promise<void>;
  /** They read it on their next page. */
  tell(staffIds: readonly string[], move: DeskMove): Promise<void>;
  movesOf(staffId: string): Promise<DeskMove[]>;
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
    note: async (staffId, event) => {
      // A supervisor who looks for somebody is no agent at the desk.
      const update = { ...outboxPush([event]), $setOnInsert: { seenAt: new Date(0) } };
      await model.findOneAndUpdate({ _id: staffId }, update, { upsert: true }).lean();
    },
    tell: async (staffIds, move) => {
      const moves = { $each: [move], $slice: -movesKept };
      await model.updateMany({ _id: { $in: [...staffIds] } }, { $push: { moves } });
    },
    movesOf: async (staffId) => (await model.findById(staffId).lean<StoredAgent>())?.moves ?? [],
    // As many as work here.
    present: (since) =>
      model
        .find({ seenAt: { $gte: since } })
        .lean<StoredAgent[]>()
        .exec(),
  };
}

const movesKept = 10;

function agentSchema(): Schema<StoredAgent> {
  const schema = new Schema<StoredAgent>(
    {
      _id: { type: String, required: true },
      seenAt: { type: Date, required: true },
      moves: { type: [Schema.Types.Mixed], default: undefined },
    },
    { collection: 'desk_agents' },
  );
  schema.plugin(outboxPlugin as (schema: Schema<StoredAgent>) => void);
  return schema;
}
