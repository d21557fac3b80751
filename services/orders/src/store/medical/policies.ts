/** Medical policies: what was bought of which quote, with the offer as it was sold; one document each. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { MedicalOffer } from '../../../contract/medical/offer.ts';
import type { Policy } from '../../../contract/medical/policy.ts';
import { type Changing, changingFields } from '../changes.ts';
import { insertOnce } from '../insert-once.ts';

export interface StoredPolicy extends Omit<Policy, 'policyId' | 'cancelledOn'>, Changing {
  _id: string;
  /** One policy of a quote. */
  quoteId: string;
  quoteReference: string;
  quoteRevision: number;
  draftId: string;
  leadId: string | null;
  /** The confirmation's. */
  idempotencyKey: string;
  insurerId: number;
  memberCount: number;
  /** Null of one from before policies had documents of their own. */
  contact: { name: string; email: string } | null;
  /** Null of such a one whose plan cannot be rated any more. */
  offer: MedicalOffer | null;
}

export interface PolicyStore {
  model: Model<StoredPolicy>;
  find(policyId: string): Promise<StoredPolicy | null>;
  ofQuote(quoteId: string): Promise<StoredPolicy | null>;
  ofQuotes(quoteIds: readonly string[]): Promise<StoredPolicy[]>;
  /** Those bought in these journeys. */
  ofJourneys(draftIds: readonly string[]): Promise<StoredPolicy[]>;
  /** Those that run and began in these ISO days, after an id, in the order of ids. */
  begun(days: { from: string; to: string }, after: string, limit: number): Promise<StoredPolicy[]>;
  /** One write for policy and event; false when the quote became one before. */
  insert(policy: StoredPolicy, event: EventMessage): Promise<boolean>;
}

export function createPolicyStore(connection: Connection): PolicyStore {
  const model = connection.model<StoredPolicy>('Policy', policySchema());
  const all = (filter: object) => model.find(filter).lean<StoredPolicy[]>().exec();
  return {
    model,
    find: (_id) => model.findOne({ _id }).lean<StoredPolicy>().exec(),
    ofQuote: (quoteId) => model.findOne({ quoteId }).lean<StoredPolicy>().exec(),
    ofQuotes: (quoteIds) => all({ quoteId: { $in: [...quoteIds] } }),
    ofJourneys: (draftIds) => all({ draftId: { $in: [...draftIds] } }),
    begun: ({ from, to }, after, limit) =>
      model
        .find({ _id: { $gt: after }, startDate: { $gte: from, $lte: to }, cancelledOn: null })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<StoredPolicy[]>()
        .exec(),
    insert: (policy, event) => insertOnce(model, policy, event),
  };
}

function policySchema(): Schema<StoredPolicy> {
  const text = { type: String, required: true } as const;
  const number = { type: Number, required: true } as const;
  const mixed = { type: Schema.Types.Mixed, default: null } as const;
  const schema = new Schema<StoredPolicy>(
    {
      _id: text,
      policyReference: text,
      quoteId: text,
      quoteReference: text,
      quoteRevision: number,
      draftId: text,
      leadId: { type: String, default: null },
      idempotencyKey: text,
      planId: number,
      planName: text,
      insurerId: number,
      insurerName: text,
      netFils: number,
      vatFils: number,
      grossFils: number,
      memberCount: number,
      startDate: text,
      condition: mixed,
      contact: mixed,
      status: text,
      confirmedAt: text,
      offer: mixed,
      ...changingFields,
    },
    { minimize: false, collection: 'policies' },
  );
  schema.index({ quoteId: 1 }, { unique: true });
  schema.index({ draftId: 1 });
  // For those whose end comes near.
  schema.index({ startDate: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredPolicy>) => void);
  return schema;
}
