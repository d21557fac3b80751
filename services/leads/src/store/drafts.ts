/** Drafts: answers in progress, kept for 30 days after the last one (decisions X24). */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Draft, PageMark } from '../../contract/draft.ts';
import { columnsOfBefore, type DraftInColumns, inItsLine } from './drafts-of-before.ts';

export interface StoredDraft
  extends Pick<Draft, 'reference' | 'revision' | 'line' | 'step' | 'answers' | 'undo' | 'history'> {
  _id: string;
  /** Drafts of before pages were counted have none. */
  pages?: PageMark[];
  expiresAt: Date;
  /** Their ids; of links from before those were derived, the hash of what was mailed. */
  resumeLinks: { id?: string; hash?: string; until: Date; key: string }[];
  /** Finds what is held about an address; null before one was given. */
  emailHash: string | null;
  /** The same for a number; '' before one was given. */
  phoneHash: string;
}

export interface DraftStore {
  model: Model<StoredDraft>;
  find(draftId: string): Promise<StoredDraft | null>;
  /** One write; null when the draft is not the one that it was made from. */
  save(
    draft: Omit<StoredDraft, 'reference' | 'revision' | 'resumeLinks'>,
    made: MadeFrom,
  ): Promise<StoredDraft | null>;
  /** One write: the link and its event. False when there is no such draft. */
  addResumeLink(
    draftId: string,
    link: StoredDraft['resumeLinks'][number],
    event: EventMessage,
  ): Promise<boolean>;
  /** By a link that has not ended. */
  findByResumeLink(link: { id: string } | { hash: string }, now: Date): Promise<StoredDraft | null>;
  /** Of an address, or with these ids. */
  findByEmail(emailHash: string, draftIds?: readonly string[]): Promise<StoredDraft[]>;
  findByPhone(phoneHash: string): Promise<StoredDraft[]>;
  remove(draftIds: readonly string[]): Promise<void>;
}

export interface MadeFrom {
  /** The revision that was read, 0 where there was no draft or it had ended; null: whatever is there. */
  over: number | null;
  newReference: string;
  now: Date;
}

const linksKept = 20;

export function createDraftStore(connection: Connection): DraftStore {
  const model = connection.model<StoredDraft>('Draft', draftSchema());
  const all = async (filter: object) =>
    (await model.find(filter).lean<Kept[]>()).map((kept) => asNow(kept));
  const first = async (filter: object) => {
    const found = await model.findOne(filter).lean<Kept>();
    return found && asNow(found);
  };
  return {
    model,
    find: (draftId) => first({ _id: draftId }),
    save: ({ _id, ...draft }, { over, newReference, now }) =>
      model
        .findOneAndUpdate(
          { _id, ...asRead(over, now) },
          {
            $set: draft,
            $inc: { revision: 1 },
            $setOnInsert: { reference: newReference },
            $unset: columnsOfBefore,
          },
          // Past the schema, which does not know the columns of before.
          { upsert: over === null || over === 0, returnDocument: 'after', strict: false },
        )
        .lean<StoredDraft>()
        .exec()
        .catch(nullWhereThereIsOne),
    addResumeLink: async (draftId, link, event) => {
      const update = outboxPush([event], {
        $push: { resumeLinks: { $each: [link], $slice: -linksKept } },
      });
      return (await model.findOneAndUpdate({ _id: draftId }, update).lean()) !== null;
    },
    findByResumeLink: (link, at) =>
      first({ resumeLinks: { $elemMatch: { ...link, until: { $gt: at } } } }),
    findByEmail: (emailHash, draftIds = []) =>
      all({ $or: [{ emailHash }, { _id: { $in: [...draftIds] } }] }),
    findByPhone: (phoneHash) => all({ phoneHash }),
    remove: async (draftIds) => {
      await model.deleteMany({ _id: { $in: [...draftIds] } });
    },
  };
}

/** As it stands in the store. */
type Kept =
  | StoredDraft
  | (Omit<StoredDraft, 'line' | 'history'> & DraftInColumns & { line?: never });

function asNow(kept: Kept): StoredDraft {
  return kept.line === undefined ? { ...kept, ...inItsLine(kept) } : kept;
}

function asRead(over: number | null, now: Date) {
  if (over === null) return {};
  return over === 0 ? { $or: [{ revision: 0 }, { expiresAt: { $lte: now } }] } : { revision: over };
}

/** Somebody made the draft that was to be made. */
function nullWhereThereIsOne(error: unknown): null {
  if ((error as { code?: unknown }).code === 11_000) return null;
  throw error;
}

function draftSchema(): Schema<StoredDraft> {
  const schema = new Schema<StoredDraft>(
    {
      _id: { type: String, required: true },
      reference: { type: String, required: true },
      revision: { type: Number, default: 0 },
      step: { type: String, required: true },
      line: { type: String, required: true },
      answers: { type: Schema.Types.Mixed, required: true },
      undo: { type: Schema.Types.Mixed, default: null },
      history: { type: [String], default: [] },
      pages: { type: [{ _id: false, id: String, seq: Number }], default: undefined },
      expiresAt: { type: Date, required: true },
      resumeLinks: [
        new Schema(
          { id: String, hash: String, until: Date, key: String },
          { _id: false, id: false },
        ),
      ],
      emailHash: { type: String, default: null },
      phoneHash: { type: String, default: '' },
    },
    { minimize: false, collection: 'drafts' },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  schema.index({ 'resumeLinks.hash': 1 });
  schema.index({ 'resumeLinks.id': 1 });
  schema.index({ emailHash: 1 });
  schema.index({ phoneHash: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredDraft>) => void);
  return schema;
}
