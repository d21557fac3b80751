/** Drafts: answers in progress, kept for 30 days after the last one (decisions X24). */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { GeneralDraftAnswers } from '../../contract/general.ts';
import type { DraftAnswers } from '../../contract/leads-contract.ts';
import type { MotorJourney } from '../../contract/motor.ts';

export interface StoredDraft {
  _id: string;
  reference: string;
  revision: number;
  step: string;
  answers: DraftAnswers;
  undo: DraftAnswers | null;
  motor: MotorJourney | null;
  general: GeneralDraftAnswers | null;
  expiresAt: Date;
  /** Only hashes of the mailed secrets are kept. */
  resumeLinks: { hash: string; until: Date; key: string }[];
  /** Finds what is held about an address; null before one was given. */
  emailHash: string | null;
}

export interface DraftStore {
  model: Model<StoredDraft>;
  find(draftId: string): Promise<StoredDraft | null>;
  save(
    draft: Pick<
      StoredDraft,
      '_id' | 'step' | 'answers' | 'undo' | 'motor' | 'general' | 'expiresAt' | 'emailHash'
    >,
    newReference: string,
  ): Promise<StoredDraft>;
  /** One write: the link and its event. False when there is no such draft. */
  addResumeLink(
    draftId: string,
    link: StoredDraft['resumeLinks'][number],
    event: EventMessage,
  ): Promise<boolean>;
  findByResumeHash(hash: string, now: Date): Promise<StoredDraft | null>;
  findByEmail(emailHash: string): Promise<StoredDraft[]>;
  removeByEmail(emailHash: string): Promise<void>;
}

const linksKept = 20;

export function createDraftStore(connection: Connection): DraftStore {
  const model = connection.model<StoredDraft>('Draft', draftSchema());
  return {
    model,
    find: (draftId) => model.findById(draftId).lean<StoredDraft>().exec(),
    save: async ({ _id, ...draft }, newReference) => {
      const saved = await model
        .findOneAndUpdate(
          { _id },
          {
            $set: draft,
            $inc: { revision: 1 },
            $setOnInsert: { reference: newReference },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<StoredDraft>();
      if (!saved) throw new Error('an upsert answered nothing');
      return saved;
    },
    addResumeLink: async (draftId, link, event) => {
      const update = outboxPush([event], {
        $push: { resumeLinks: { $each: [link], $slice: -linksKept } },
      });
      return (await model.findOneAndUpdate({ _id: draftId }, update).lean()) !== null;
    },
    findByResumeHash: (hash, now) =>
      model
        .findOne({ resumeLinks: { $elemMatch: { hash, until: { $gt: now } } } })
        .lean<StoredDraft>()
        .exec(),
    findByEmail: (emailHash) => model.find({ emailHash }).lean<StoredDraft[]>().exec(),
    removeByEmail: async (emailHash) => {
      await model.deleteMany({ emailHash });
    },
  };
}

function draftSchema(): Schema<StoredDraft> {
  const schema = new Schema<StoredDraft>(
    {
      _id: { type: String, required: true },
      reference: { type: String, required: true },
      revision: { type: Number, default: 0 },
      step: { type: String, required: true },
      answers: { type: Schema.Types.Mixed, required: true },
      undo: { type: Schema.Types.Mixed, default: null },
      motor: { type: Schema.Types.Mixed, default: null },
      general: { type: Schema.Types.Mixed, default: null },
      expiresAt: { type: Date, required: true },
      resumeLinks: [new Schema({ hash: String, until: Date, key: String }, { _id: false })],
      emailHash: { type: String, default: null },
    },
    { minimize: false, collection: 'drafts' },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  schema.index({ 'resumeLinks.hash': 1 });
  schema.index({ emailHash: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredDraft>) => void);
  return schema;
}
