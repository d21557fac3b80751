/** Policies of groups: what was bought of which quote, with the offer as it was sold; one document each. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { GroupOffer } from '../../../contract/medical-corporate/offer.ts';
import type { GroupPolicy } from '../../../contract/medical-corporate/policy.ts';
import { insertOnce } from '../insert-once.ts';

export interface StoredGroupPolicy extends Omit<GroupPolicy, 'policyId' | 'categories'> {
  _id: string;
  quoteReference: string;
  quoteRevision: number;
  draftId: string;
  leadId: string | null;
  /** The confirmation's. */
  idempotencyKey: string;
  insurerId: number;
  tpaId: number;
  contact: { name: string; email: string };
  offer: GroupOffer;
}

export interface GroupPolicyStore {
  model: Model<StoredGroupPolicy>;
  find(policyId: string): Promise<StoredGroupPolicy | null>;
  ofQuote(quoteId: string): Promise<StoredGroupPolicy | null>;
  ofQuotes(quoteIds: readonly string[]): Promise<StoredGroupPolicy[]>;
  /** Those bought in these journeys. */
  ofJourneys(draftIds: readonly string[]): Promise<StoredGroupPolicy[]>;
  /** One write for policy and event; false when the quote became one before. */
  insert(policy: StoredGroupPolicy, event: EventMessage): Promise<boolean>;
  /** Null where there is no such policy. */
  change(
    policyId: string,
    change: Pick<StoredGroupPolicy, 'documents' | 'status'>,
  ): Promise<StoredGroupPolicy | null>;
}

export function createGroupPolicyStore(connection: Connection): GroupPolicyStore {
  const model = connection.model<StoredGroupPolicy>('GroupPolicy', groupPolicySchema());
  const all = (filter: object) => model.find(filter).lean<StoredGroupPolicy[]>().exec();
  const one = (filter: object) => model.findOne(filter).lean<StoredGroupPolicy>().exec();
  return {
    model,
    find: (_id) => one({ _id }),
    ofQuote: (quoteId) => one({ quoteId }),
    ofQuotes: (quoteIds) => all({ quoteId: { $in: [...quoteIds] } }),
    ofJourneys: (draftIds) => all({ draftId: { $in: [...draftIds] } }),
    insert: (policy, event) => insertOnce(model, policy, event),
    change: (_id, change) =>
      model
        .findOneAndUpdate({ _id }, { $set: change }, { returnDocument: 'after' })
        .lean<StoredGroupPolicy>()
        .exec(),
  };
}

function groupPolicySchema(): Schema<StoredGroupPolicy> {
  const text = { type: String, required: true } as const;
  const number = { type: Number, required: true } as const;
  const mixed = { type: Schema.Types.Mixed, required: true } as const;
  const rows = [Schema.Types.Mixed];
  const schema = new Schema<StoredGroupPolicy>(
    {
      _id: text,
      policyReference: text,
      quoteId: text,
      quoteReference: text,
      quoteRevision: number,
      draftId: text,
      leadId: { type: String, default: null },
      idempotencyKey: text,
      insurerId: number,
      insurerName: text,
      tpaId: number,
      tpaName: text,
      netFils: number,
      vatFils: number,
      grossFils: number,
      memberCount: number,
      startDate: text,
      endDate: text,
      condition: { type: Schema.Types.Mixed, default: null },
      contact: mixed,
      status: text,
      confirmedAt: text,
      documents: rows,
      transactions: rows,
      offer: mixed,
    },
    { minimize: false, collection: 'group_policies' },
  );
  schema.index({ quoteId: 1 }, { unique: true });
  schema.index({ draftId: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredGroupPolicy>) => void);
  return schema;
}
