/** A person whom an agent has, or had: one document for each, so that two leads of one person never go to two agents. */
import { outboxPlugin } from '@muqarin/platform/events/outbox';
import { Schema } from 'mongoose';

export interface StoredHold {
  /** The person: the hash of their number, or the lead's id where there is none. */
  _id: string;
  /** User name; null while nobody works on them. */
  holder: string | null;
  /** Which of their leads was taken. */
  leadId: string | null;
  /** Without a sign until then it is anybody's. */
  until: Date;
  /** One of so many that each agent has, by a unique index: parallel takes never exceed them. Absent while nobody holds it. */
  place?: string;
  /** The event of the last take: whoever raised it has won. */
  takeId: string | null;
  /** Events of the last acts: whoever raised one was the holder then. */
  acts?: string[];
  /** What came of the last call: until the read model has that event nobody may take them. */
  waitsFor: { leadId: string; eventId: string } | null;
  /** Leads of the person that went into others, by their ids. */
  merged?: Readonly<Record<string, Merged>>;
  /** Who looked at what last. */
  lastRead: { leadId: string; staffId: string; at: Date } | null;
}

export interface Merged {
  into: string;
  at: Date;
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

export function holdSchema(): Schema<StoredHold> {
  const schema = new Schema<StoredHold>(
    {
      _id: { type: String, required: true },
      holder: { type: String, default: null },
      leadId: { type: String, default: null },
      until: { type: Date, default: new Date(0) },
      place: { type: String },
      acts: { type: [String], default: undefined },
      takeId: { type: String, default: null },
      waitsFor: { type: Schema.Types.Mixed, default: null },
      merged: { type: Schema.Types.Mixed },
      lastRead: { type: Schema.Types.Mixed, default: null },
    },
    { minimize: false, collection: 'desk_holds' },
  );
  schema.index({ place: 1 }, { unique: true, sparse: true });
  schema.plugin(outboxPlugin as (schema: Schema<StoredHold>) => void);
  return schema;
}
