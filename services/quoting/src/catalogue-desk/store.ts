/** Changes of the catalogue as documents, each step with its event in one write (ADR 0006). */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush, raise } from '@muqarin/platform/events/outbox';
import type { CatalogueChangeState } from '@muqarin/rules/catalogue-changes/change-states';
import { type Connection, Schema } from 'mongoose';
import type { CatalogueDiff } from '../catalogue/diff.ts';
import type { CatalogueLine } from '../catalogue/files.ts';
import type { Problem } from '../catalogue/problem.ts';

export interface ChangedFile {
  path: string;
  /** Null: taken out of the catalogue. */
  text: string | null;
  /** What was in force when this file was put in: who put it there saw that text, and no later one. */
  over: string;
}

export interface StoredChange {
  _id: string;
  line: CatalogueLine;
  title: string;
  state: CatalogueChangeState;
  /** Counts what was done to it: a step names the turn that it was decided on. */
  turn: number;
  /** What was in force when its files were last looked at. */
  baseVersion: string;
  files: ChangedFile[];
  /** Of these files on that base. */
  problems: Problem[];
  /** All of them, where only the first are kept. */
  problemCount: number;
  impact: CatalogueDiff | null;
  editors: string[];
  /** The ISO day in Asia/Dubai with which it goes live; null: once it is approved. */
  goLiveOn: string | null;
  liveVersion: string | null;
  /** Where a roll back goes. */
  previousVersion: string | null;
  acts: { act: string; by: string; at: Date; why: string }[];
  changedAt: Date;
}

export type ChangeView = 'open' | 'live' | 'ended';

const views = {
  open: { state: { $in: ['draft', 'submitted', 'approved'] } },
  live: { state: 'live' },
  ended: { state: { $in: ['rolled_back', 'withdrawn'] } },
} as const satisfies Record<ChangeView, object>;

export type ChangeStore = ReturnType<typeof createChangeStore>;

export function createChangeStore(connection: Connection) {
  const model = connection.model<StoredChange>('CatalogueChange', changeSchema());
  return {
    model,
    find: (changeId: string) => model.findOne({ _id: changeId }).lean<StoredChange>().exec(),
    /** Without their files. */
    list: async (view: ChangeView, { skip, limit }: { skip: number; limit: number }) => {
      const [found, total] = await Promise.all([
        model
          .find(views[view], { files: 0, impact: 0, problems: 0 })
          .sort({ changedAt: -1, _id: 1 })
          .skip(skip)
          .limit(limit)
          .lean<Omit<StoredChange, 'files' | 'impact' | 'problems'>[]>(),
        model.countDocuments(views[view]),
      ]);
      return { found, total };
    },
    /** Approved, and their day has come: the oldest first. */
    due: (day: string) =>
      model
        .find({ state: 'approved', $or: [{ goLiveOn: null }, { goLiveOn: { $lte: day } }] })
        .sort({ changedAt: 1 })
        .limit(20)
        .lean<StoredChange[]>()
        .exec(),
    insert: async (change: StoredChange, event: EventMessage) => {
      const document = new model(change as object);
      raise(document, event);
      await document.save();
    },
    /** False when something was done to it since. */
    change: async (
      { _id, turn }: Pick<StoredChange, '_id' | 'turn'>,
      set: Partial<StoredChange>,
      event: EventMessage,
    ) => {
      const update = outboxPush([event], { $set: { ...set, turn: turn + 1 } });
      const { matchedCount } = await model.updateOne({ _id, turn }, update);
      return matchedCount === 1;
    },
  };
}

function changeSchema(): Schema<StoredChange> {
  const text = { type: String, required: true } as const;
  const mixed = { type: Schema.Types.Mixed, required: true } as const;
  const schema = new Schema(
    {
      _id: text,
      line: text,
      title: text,
      state: text,
      turn: { type: Number, required: true },
      baseVersion: text,
      files: mixed,
      problems: mixed,
      problemCount: { type: Number, required: true },
      impact: { type: Schema.Types.Mixed, default: null },
      editors: [String],
      goLiveOn: { type: String, default: null },
      liveVersion: { type: String, default: null },
      previousVersion: { type: String, default: null },
      acts: mixed,
      changedAt: { type: Date, required: true },
    },
    { minimize: false, collection: 'catalogue_changes' },
  );
  schema.index({ state: 1, changedAt: -1 });
  schema.plugin(outboxPlugin);
  return schema as unknown as Schema<StoredChange>;
}
