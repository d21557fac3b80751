/**
 * Who works on whom: one document for each person, so that two leads of one person never go to two agents. Takes, notes and what came
 * of a call are written here with their events; the read model follows.
 */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxCommitted, outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, type QueryFilter, Schema } from 'mongoose';

export interface StoredHold {
  /** The person: the hash of their number, or the lead's id where there is none. */
  _id: string;
  /** User name; null while nobody works on them. */
  holder: string | null;
  /** Which of their leads was taken. */
  leadId: string | null;
  /** Without a sign until then it is anybody's. */
  until: Date;
  /** What came of the last call: until the read model has that event nobody may take them. */
  waitsFor: { leadId: string; eventId: string } | null;
  /** Who looked at what last. */
  lastRead: { leadId: string; staffId: string; at: Date } | null;
}

export interface Take {
  personId: string;
  leadId: string;
  staffId: string;
  now: Date;
  until: Date;
  /** Events that the read model has. */
  known: readonly string[];
}

export interface DeskHoldStore {
  model: Model<StoredHold>;
  /** One compare-and-set; false where somebody else has it, or the read model is behind. */
  take(take: Take, event: EventMessage): Promise<boolean>;
  find(personId: string): Promise<StoredHold | null>;
  findAll(personIds: readonly string[]): Promise<StoredHold[]>;
  /** Those of an agent that nobody else has taken, whether or not their time is over. */
  findHeldBy(staffId: string): Promise<StoredHold[]>;
  /** Longer, as far as their time is not over: the leads. */
  extend(staffId: string, now: Date, until: Date): Promise<void>;
  /** One write with the event, where this agent holds it; false where somebody else does. */
  change(
    held: { personId: string; staffId: string },
    change: Partial<StoredHold>,
    event: EventMessage,
  ): Promise<boolean>;
  /** Of a person whom nobody may have taken yet. */
  noteRead(
    personId: string,
    read: NonNullable<StoredHold['lastRead']>,
    event: EventMessage,
  ): Promise<void>;
}

export function createDeskHoldStore(connection: Connection): DeskHoldStore {
  const model = connection.model<StoredHold>('DeskHold', holdSchema());
  const raw = model.collection as unknown as RawCollection;
  return {
    model,
    take: async ({ personId, leadId, staffId, now, until, known }, event) => {
      const free: QueryFilter<StoredHold> = {
        _id: personId,
        $or: [{ holder: null }, { until: { $lte: now } }],
        'waitsFor.eventId': { $in: [null, ...known] },
      };
      const held = { holder: staffId, leadId, until };
      const update = outboxPush([event], { $set: held });
      // In the database's own terms: a schema would look at each field of the event again.
      const found = await raw.updateOne(free, update);
      if (found.matchedCount === 1) {
        connection.emit(outboxCommitted, { model, document: null });
        return true;
      }
      // To look first costs less than an insert that is refused.
      return !(await model.exists({ _id: personId })) && firstOfIts(model, personId, update);
    },
    find: (personId) => model.findById(personId).lean<StoredHold>().exec(),
    findAll: (personIds) =>
      model
        .find({ _id: { $in: [...personIds] } })
        .lean<StoredHold[]>()
        .exec(),
    findHeldBy: (staffId) => model.find({ holder: staffId }).lean<StoredHold[]>().exec(),
    extend: async (staffId, now, until) => {
      await model.updateMany({ holder: staffId, until: { $gt: now } }, { $set: { until } });
    },
    change: async ({ personId, staffId }, change, event) => {
      const mine = { _id: personId, holder: staffId };
      const update = outboxPush([event], { $set: change });
      return (await model.findOneAndUpdate(mine, update).lean()) !== null;
    },
    noteRead: async (personId, lastRead, event) => {
      const update = outboxPush([event], { $set: { lastRead } });
      const noted = await model.findOneAndUpdate({ _id: personId }, update).lean();
      if (!noted && !(await firstOfIts(model, personId, update)))
        await model.findOneAndUpdate({ _id: personId }, update).lean();
    },
  };
}

interface RawCollection {
  updateOne(filter: object, update: object): Promise<{ matchedCount: number }>;
}

/** The first document of a person; false where there is one. */
async function firstOfIts(
  model: Model<StoredHold>,
  personId: string,
  update: object,
): Promise<boolean> {
  try {
    // Another filter than the id alone would make a second one.
    const none = { _id: personId, until: { $exists: false } };
    await model.findOneAndUpdate(none, update, { upsert: true }).lean();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 11_000) return false;
    throw error;
  }
}

function holdSchema(): Schema<StoredHold> {
  const schema = new Schema<StoredHold>(
    {
      _id: { type: String, required: true },
      holder: { type: String, default: null },
      leadId: { type: String, default: null },
      until: { type: Date, default: new Date(0) },
      waitsFor: { type: Schema.Types.Mixed, default: null },
      lastRead: { type: Schema.Types.Mixed, default: null },
    },
    { minimize: false, collection: 'desk_holds' },
  );
  schema.index({ holder: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredHold>) => void);
  return schema;
}
