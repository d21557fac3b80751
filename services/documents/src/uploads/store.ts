/**
 * What is known of uploads. A record is there before its file and longer than it, so that no crash leaves a file that
 * nobody knows; events stand in the record they are about.
 */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush, raise } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { CensusReading } from '../../contract/census-reading.ts';
import type { FileKind, RefusalReason } from '../../contract/uploads-contract.ts';

export interface StoredUpload {
  _id: string;
  owner: string;
  purpose: string;
  slot: string;
  label: string;
  status: 'arriving' | 'stored' | 'refused' | 'deleted';
  reason: RefusalReason | null;
  kind: FileKind | null;
  bytes: number;
  /** Where the file lies: nothing but chance. Null where there never was one, or none is left. */
  key: string | null;
  /** Signs the links of this file alone: with the record they all end. */
  linkKey: string;
  receivedAt: Date;
  /** Of a staff list: how a person said that it is to be read. It may name people, and goes with the file. */
  reading: CensusReading | null;
  /** Of a stored file: when it is deleted. Of any other record: when it is forgotten. */
  expiresAt: Date;
}

export interface UploadStore {
  model: Model<StoredUpload>;
  insert(upload: StoredUpload, event: EventMessage | null): Promise<void>;
  /** One write: kept, and published. */
  stored(uploadId: string, event: EventMessage): Promise<StoredUpload | null>;
  /** Stored ones only. */
  find(uploadId: string): Promise<StoredUpload | null>;
  list(owner: string, purpose: string | undefined): Promise<StoredUpload[]>;
  /** Of several owners, the newest first. */
  ofOwners(owners: readonly string[]): Promise<StoredUpload[]>;
  /** Of how many roles the owner has files, beside this one. */
  otherRoles(role: Role): Promise<number>;
  /** Stored ones of this role, the newest first. */
  ofRole(role: Role): Promise<StoredUpload[]>;
  keep(owner: string, uploadIds: readonly string[], as: Kept): Promise<boolean>;
  /** Of a staff list: how it was read; never kept shorter than it is. */
  wasRead(uploadId: string, reading: CensusReading, keepUntil: Date | null): Promise<void>;
  /** One write: deleted, and published; false when somebody was first. Its file goes next. */
  deleted(uploadId: string, forgetAt: Date, event: EventMessage): Promise<boolean>;
  fileIsGone(uploadId: string): Promise<void>;
  /** For retention: records of a status whose time came, or whose file should be gone. */
  due(status: StoredUpload['status'], before: Date, limit: number): Promise<StoredUpload[]>;
  withLeftFile(limit: number): Promise<StoredUpload[]>;
  countDue(status: StoredUpload['status'], before: Date): Promise<number>;
  /** Never one whose events still wait. */
  forget(uploadIds: readonly string[]): Promise<number>;
}

type Role = Pick<StoredUpload, 'owner' | 'purpose' | 'slot'>;

interface Kept {
  owner: string;
  expiresAt: Date;
}

export function createUploadStore(connection: Connection): UploadStore {
  const model = connection.model<StoredUpload>('Upload', uploadSchema());
  const lean = (filter: object, limit: number) =>
    model.find(filter).sort({ _id: 1 }).limit(limit).lean<StoredUpload[]>().exec();
  return {
    model,
    insert: async (upload, event) => {
      const document = new model(upload);
      if (event) raise(document, event);
      await document.save();
    },
    stored: (uploadId, event) =>
      model
        .findOneAndUpdate(
          { _id: uploadId, status: 'arriving' },
          outboxPush([event], { $set: { status: 'stored' } }),
          { returnDocument: 'after' },
        )
        .lean<StoredUpload>()
        .exec(),
    find: (uploadId) =>
      model.findOne({ _id: uploadId, status: 'stored' }).lean<StoredUpload>().exec(),
    list: (owner, purpose) =>
      lean({ owner, status: 'stored', ...(purpose === undefined ? {} : { purpose }) }, 500),
    ofOwners: (owners) =>
      model
        .find({ owner: { $in: [...owners] }, status: 'stored' })
        .sort({ receivedAt: -1 })
        .limit(500)
        .lean<StoredUpload[]>()
        .exec(),
    otherRoles: async ({ owner, purpose, slot }) => {
      const all = await model.find({ owner, status: 'stored' }).select('purpose slot').lean();
      const nameOf = (of: Pick<Role, 'purpose' | 'slot'>) => `${of.purpose} ${of.slot}`;
      const roles = new Set(all.map(nameOf));
      roles.delete(nameOf({ purpose, slot }));
      return roles.size;
    },
    ofRole: ({ owner, purpose, slot }) =>
      model
        .find({ owner, purpose, slot, status: 'stored' })
        .sort({ receivedAt: -1, _id: -1 })
        .lean<StoredUpload[]>()
        .exec(),
    keep: async (owner, uploadIds, as) => {
      const ids = [...new Set(uploadIds)];
      // A second time it may be the new owner's already.
      const status = 'stored' as const;
      const owned = { _id: { $in: ids }, owner: { $in: [owner, as.owner] }, status };
      if ((await model.countDocuments(owned)) !== ids.length) return false;
      const { matchedCount } = await model.updateMany(owned, { $set: { ...as } });
      return matchedCount === ids.length;
    },
    wasRead: async (uploadId, reading, keepUntil) => {
      const later = keepUntil === null ? {} : { $max: { expiresAt: keepUntil } };
      await model.updateOne({ _id: uploadId, status: 'stored' }, { $set: { reading }, ...later });
    },
    deleted: async (uploadId, forgetAt, event) => {
      const update = outboxPush([event], {
        $set: { status: 'deleted', expiresAt: forgetAt, reading: null },
      });
      const done = await model.findOneAndUpdate({ _id: uploadId, status: 'stored' }, update).lean();
      return done !== null;
    },
    fileIsGone: async (uploadId) => {
      await model.updateOne({ _id: uploadId }, { $set: { key: null } });
    },
    due: (status, before, limit) => lean({ status, expiresAt: { $lte: before } }, limit),
    withLeftFile: (limit) => lean({ status: 'deleted', key: { $ne: null } }, limit),
    countDue: (status, before) => model.countDocuments({ status, expiresAt: { $lte: before } }),
    forget: async (uploadIds) => {
      const free = { _id: { $in: [...uploadIds] }, outboxPending: { $ne: true } };
      return (await model.deleteMany(free)).deletedCount;
    },
  };
}

function uploadSchema(): Schema<StoredUpload> {
  const schema = new Schema<StoredUpload>(
    {
      _id: { type: String, required: true },
      owner: { type: String, required: true },
      purpose: { type: String, required: true },
      slot: { type: String, required: true },
      label: { type: String, default: '' },
      status: { type: String, required: true },
      reason: { type: String, default: null },
      kind: { type: String, default: null },
      bytes: { type: Number, required: true },
      key: { type: String, default: null },
      linkKey: { type: String, required: true },
      reading: { type: Schema.Types.Mixed, default: null },
      receivedAt: { type: Date, required: true },
      expiresAt: { type: Date, required: true },
    },
    { minimize: false, collection: 'uploads' },
  );
  schema.index({ owner: 1, status: 1 });
  schema.index({ status: 1, expiresAt: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredUpload>) => void);
  return schema;
}
