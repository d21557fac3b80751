/** Quotations as documents, each change with its events in one write (ADR 0006). */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush, raise } from '@muqarin/platform/events/outbox';
import type { Filled } from '@muqarin/rules/message';
import type { QuotationState } from '@muqarin/rules/quotations/quotation-states';
import type { FlagCode } from '@muqarin/rules/quotations/underwriting-flags';
import { type Connection, type QueryFilter, Schema } from 'mongoose';
import type { QuotationBasis } from './source.ts';

export interface StoredOption {
  lineId: string;
  /** As its line writes it; a number in options of before groups had quotations. */
  planId: string | number;
  planName: string;
  /** By key, where it names variants. */
  planNameFilled?: Filled | undefined;
  insurerName: string;
  insurerCode: string;
  ratedNetFils: number;
  discount: { fundingId: string; fils: number } | null;
  netFils: number;
  vatFils: number;
  grossFils: number;
}

/** As its client has it. */
export interface SentVersion {
  version: number;
  at: Date;
  by: string;
  recipient: string;
  name: string;
  basis: QuotationBasis;
  options: StoredOption[];
  validUntil: string;
  openedAt: Date | null;
}

export interface StoredQuotation {
  _id: string;
  /** Of the presses that made its lines. */
  keys: string[];
  quoteId: string;
  line: string;
  draftId: string;
  leadId: string | null;
  reference: string;
  quoteReference: string;
  agentId: string;
  state: QuotationState;
  version: number;
  /** Counts what was done to it: a change names the turn that it was decided on. */
  turn: number;
  basis: QuotationBasis;
  options: StoredOption[];
  flags: { code: FlagCode; clearedBy: string | null; clearedAt: Date | null }[];
  /** The last ISO day on which its prices hold. */
  validUntil: string;
  sent: SentVersion | null;
  /** Earlier ones that were sent, the newest few. */
  earlier: SentVersion[];
  chosenLineId: string | null;
  acts: { act: string; by: string; at: Date }[];
  remindedAt: Date | null;
  lastRead: { by: string; at: Date } | null;
  changedAt: Date;
  erasedAt: Date | null;
}

export type QuotationView = 'open' | 'mine' | 'flagged' | 'accepted' | 'ended';

export type QuotationStore = ReturnType<typeof createQuotationStore>;

const duplicateKey = 11_000;

const views = {
  open: { state: { $in: ['draft', 'priced', 'shared', 'selected'] } },
  mine: { state: { $in: ['draft', 'priced', 'shared', 'selected', 'accepted'] } },
  flagged: { state: 'draft' },
  accepted: { state: 'accepted' },
  ended: { state: { $in: ['bound', 'declined', 'expired', 'superseded'] } },
} as const satisfies Record<QuotationView, object>;

const nobody = { answers: {}, day: '', catalogueVersion: '' };

export function createQuotationStore(connection: Connection) {
  const model = connection.model<StoredQuotation>('Quotation', quotationSchema());
  const kept = (filter: object) =>
    ({ ...filter, erasedAt: null }) as unknown as QueryFilter<StoredQuotation>;
  const find = (filter: object) => model.findOne(kept(filter)).lean<StoredQuotation>().exec();
  return {
    model,
    find: (quotationId: string) => find({ _id: quotationId }),
    findByKey: (key: string) => find({ keys: key }),
    /** Not sent yet, of this quote. */
    findUnsent: (quoteId: string) => find({ quoteId, state: { $in: ['draft', 'priced'] } }),
    /** Others of this quote that their client can still answer. */
    openOfQuote: (quoteId: string, but: string) =>
      model
        .find(kept({ quoteId, _id: { $ne: but }, state: { $in: ['shared', 'selected'] } }))
        .lean<StoredQuotation[]>()
        .exec(),
    /** Their client has them, or has accepted. */
    answerableOfQuote: (quoteId: string) =>
      model
        .find(kept({ quoteId, state: { $in: ['shared', 'selected', 'accepted', 'bound'] } }))
        .lean<StoredQuotation[]>()
        .exec(),
    acceptedOfQuote: (quoteId: string) =>
      model
        .find(kept({ quoteId, state: 'accepted' }))
        .lean<StoredQuotation[]>()
        .exec(),
    ofJourneys: (draftIds: readonly string[]) =>
      model
        .find(kept({ draftId: { $in: [...draftIds] } }))
        .lean<StoredQuotation[]>()
        .exec(),
    list: async (
      { view, staffId }: { view: QuotationView; staffId: string },
      { skip, limit }: { skip: number; limit: number },
    ) => {
      const wanted = kept({ ...views[view], ...(view === 'mine' ? { agentId: staffId } : {}) });
      const [found, total] = await Promise.all([
        model
          .find(wanted)
          .sort({ changedAt: -1, _id: 1 })
          .skip(skip)
          .limit(limit)
          .lean<StoredQuotation[]>(),
        model.countDocuments(wanted),
      ]);
      return { found, total };
    },
    /** Over before this day, or near their end with nobody reminded: the first of them. */
    ending: ({ day, until }: { day: string; until: string }, most: number) =>
      model
        .find(
          kept({
            ...views.open,
            $or: [
              { validUntil: { $lt: day } },
              { validUntil: { $lte: until }, sent: { $ne: null }, remindedAt: null },
            ],
          }),
        )
        .sort({ validUntil: 1 })
        .limit(most)
        .lean<StoredQuotation[]>()
        .exec(),
    /** False when another press with the same key was first. */
    insert: async (quotation: StoredQuotation, events: readonly EventMessage[]) => {
      const document = new model(quotation as object);
      for (const event of events) raise(document, event);
      try {
        await document.save();
        return true;
      } catch (error) {
        if ((error as { code?: number }).code === duplicateKey) return false;
        throw error;
      }
    },
    /** False when something was done to it since. */
    change: async (
      { _id, turn }: Pick<StoredQuotation, '_id' | 'turn'>,
      set: Partial<StoredQuotation>,
      events: readonly EventMessage[],
    ) => {
      const update = outboxPush(events, { $set: { ...set, turn: turn + 1 } });
      const { matchedCount } = await model.updateOne(kept({ _id, turn }), update);
      return matchedCount === 1;
    },
    noteRead: async (_id: string, read: { by: string; at: Date }, event: EventMessage) => {
      await model.updateOne(kept({ _id }), outboxPush([event], { $set: { lastRead: read } }));
    },
    /** What it says of a person; what it offered and what was done stay. */
    erase: async (_id: string, at: Date, event: EventMessage) => {
      const $set = { basis: nobody, sent: null, earlier: [], draftId: '', leadId: null, keys: [] };
      const update = outboxPush([event], { $set: { ...$set, erasedAt: at } });
      await model.updateOne(kept({ _id }), update);
    },
  };
}

function quotationSchema(): Schema<StoredQuotation> {
  const text = { type: String, required: true } as const;
  const mixed = { type: Schema.Types.Mixed, required: true } as const;
  const schema = new Schema(
    {
      _id: text,
      keys: [String],
      quoteId: text,
      line: text,
      draftId: String,
      leadId: { type: String, default: null },
      reference: text,
      quoteReference: text,
      agentId: text,
      state: text,
      version: { type: Number, required: true },
      turn: { type: Number, required: true },
      basis: mixed,
      options: mixed,
      flags: mixed,
      validUntil: text,
      sent: { type: Schema.Types.Mixed, default: null },
      earlier: mixed,
      chosenLineId: { type: String, default: null },
      acts: mixed,
      remindedAt: { type: Date, default: null },
      lastRead: { type: Schema.Types.Mixed, default: null },
      changedAt: { type: Date, required: true },
      erasedAt: { type: Date, default: null },
    },
    { minimize: false, collection: 'quotations' },
  );
  schema.index({ quoteId: 1 });
  schema.index({ draftId: 1 });
  schema.index({ keys: 1 });
  schema.index({ state: 1, changedAt: -1 });
  schema.index({ state: 1, validUntil: 1 });
  schema.plugin(outboxPlugin);
  return schema as unknown as Schema<StoredQuotation>;
}
