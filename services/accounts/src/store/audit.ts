/**
 * The audit trail: what events say was done about staff, each entry with the hash of the one before. Nothing here changes or deletes
 * an entry, the schema refuses to, and whoever does it past this code breaks the chain; the event log has the same history.
 */
import { createHash } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';

export interface AuditEntry {
  /** The event's id, so that one that comes again is not entered twice. */
  _id: string;
  seq: number;
  at: Date;
  staffId: string;
  user: string;
  act: string;
  by: string;
  approvedBy: string;
  roles: string[];
  /** Of the entry before; '' for the first. */
  before: string;
  hash: string;
}

export interface AuditStore {
  model: Model<AuditEntry>;
  append(entry: Omit<AuditEntry, 'seq' | 'before' | 'hash'>): Promise<void>;
  /** The latest first. */
  latest(limit: number): Promise<AuditEntry[]>;
  /** Whether every entry is there as it was written. */
  isWhole(): Promise<boolean>;
}

const mostTries = 50;

export function createAuditStore(connection: Connection): AuditStore {
  const model = connection.model<AuditEntry>('StaffAudit', auditSchema());
  const last = () => model.findOne({}).sort({ seq: -1 }).lean<AuditEntry>().exec();
  return {
    model,
    append: async (entry) => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        if (await model.exists({ _id: entry._id })) return;
        const before = await last();
        const next = { ...entry, seq: (before?.seq ?? 0) + 1, before: before?.hash ?? '' };
        try {
          await model.create({ ...next, hash: hashOf(next) });
          return;
        } catch (error) {
          // Another copy was first with this place, or with this event.
          if ((error as { code?: unknown }).code !== 11_000) throw error;
        }
      }
      throw new Error('the audit trail grows faster than it can be written');
    },
    latest: (limit) => model.find({}).sort({ seq: -1 }).limit(limit).lean<AuditEntry[]>().exec(),
    isWhole: async () => {
      let before = { seq: 0, hash: '' };
      for await (const entry of model.find({}).sort({ seq: 1 }).lean<AuditEntry[]>().cursor()) {
        const { hash, ...said } = entry as AuditEntry;
        const follows = said.seq === before.seq + 1 && said.before === before.hash;
        if (!follows || hashOf(said) !== hash) return false;
        before = { seq: said.seq, hash };
      }
      return true;
    },
  };
}

function hashOf({ seq, at, before, ...said }: Omit<AuditEntry, 'hash'>): string {
  const { _id, staffId, user, act, by, approvedBy, roles } = said;
  const text = [seq, at.toISOString(), _id, staffId, user, act, by, approvedBy, roles, before];
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url');
}

function auditSchema(): Schema<AuditEntry> {
  const schema = new Schema<AuditEntry>(
    {
      _id: { type: String, required: true },
      seq: { type: Number, required: true },
      at: { type: Date, required: true },
      staffId: { type: String, required: true },
      user: { type: String, required: true },
      act: { type: String, required: true },
      by: { type: String, default: '' },
      approvedBy: { type: String, default: '' },
      roles: { type: [String], default: [] },
      before: { type: String, default: '' },
      hash: { type: String, required: true },
    },
    { minimize: false, collection: 'staff_audit', versionKey: false },
  );
  schema.index({ seq: 1 }, { unique: true });
  for (const change of changes) {
    schema.pre(change as 'updateOne', () => {
      throw new Error('the audit trail is only ever appended to');
    });
  }
  return schema;
}

const changes = [
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'replaceOne',
  'deleteOne',
  'deleteMany',
] as const;
