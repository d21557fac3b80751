/** Policies of groups: what was bought of which quote, with the offer as it was sold; one document each. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { GroupOffer } from '../../../contract/medical-corporate/offer.ts';
import type { GroupPolicy } from '../../../contract/medical-corporate/policy.ts';
import type { UnitRun } from '../../domain/medical-corporate/sale-units.ts';
import type { Unit } from '../../domain/policy-money/types.ts';
import {
  type Changing,
  changingFields,
  type StoredChange,
  type StoredTransaction,
} from '../changes.ts';
import { insertOnce } from '../insert-once.ts';

/** What was sold. Policies from before they could change keep neither units nor the day that it was asked for. */
export interface StoredSale {
  transactionId: string;
  kind: 'sale';
  effectiveOn: string;
  askedOn?: string;
  recordedAt: string;
  netFils: number;
  vatFils: number;
  grossFils: number;
  /** Places in the counts, of a group that was sold by them; else what each of its people costs. */
  runs?: readonly UnitRun[];
  units?: readonly Unit[];
}

/** Somebody who is insured and known by more than a place in a count. */
export interface StoredPerson {
  /** The member's number: their unit. */
  unit: string;
  /** The change they joined with; null: insured from the sale on. */
  changeId: string | null;
  category: number;
  /** Empty where nobody said it. */
  name: string;
  birthDate: string | null;
  gender: 'male' | 'female' | null;
  married: boolean;
  salary: 'lsb' | 'nlsb' | null;
  relation: 'employee' | 'spouse' | 'child' | 'parent';
}

export interface StoredGroupPolicy
  extends Omit<
      GroupPolicy,
      'policyId' | 'categories' | 'byCounts' | 'catalogueVersion' | 'transactions' | 'cancelledOn'
    >,
    Omit<Changing, 'transactions'> {
  _id: string;
  /** The sale first. */
  transactions: readonly (StoredSale | StoredTransaction)[];
  people?: readonly StoredPerson[];
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

/** What says which plans a policy was sold with, and which changes it has. */
export interface SoldPlans {
  insurerId: number;
  offer: {
    catalogueVersion: string;
    chosen: readonly Pick<GroupOffer['chosen'][number], 'category' | 'plan'>[];
  };
  changes?: readonly Pick<StoredChange, 'idempotencyKey'>[];
}

export interface GroupPolicyStore {
  model: Model<StoredGroupPolicy>;
  find(policyId: string): Promise<StoredGroupPolicy | null>;
  /** Read without its people and their money. */
  sold(policyId: string): Promise<SoldPlans | null>;
  ofQuote(quoteId: string): Promise<StoredGroupPolicy | null>;
  ofQuotes(quoteIds: readonly string[]): Promise<StoredGroupPolicy[]>;
  /** Those bought in these journeys. */
  ofJourneys(draftIds: readonly string[]): Promise<StoredGroupPolicy[]>;
  /** Those that run and end in these ISO days, after an id, in the order of ids. */
  ending(
    days: { from: string; to: string },
    after: string,
    limit: number,
  ): Promise<StoredGroupPolicy[]>;
  /** One write for policy and event; false when the quote became one before. */
  insert(policy: StoredGroupPolicy, event: EventMessage): Promise<boolean>;
  /** One write for change and event; null where the policy is no longer as it was found. */
  change(
    found: Pick<StoredGroupPolicy, '_id' | 'status' | 'documents'>,
    change: Pick<StoredGroupPolicy, 'documents' | 'status' | 'documentsAt'>,
    event: EventMessage,
  ): Promise<StoredGroupPolicy | null>;
}

const SOLD_PLANS = {
  insurerId: 1,
  'offer.catalogueVersion': 1,
  'offer.chosen.category': 1,
  'offer.chosen.plan': 1,
  'changes.idempotencyKey': 1,
} as const;

export function createGroupPolicyStore(connection: Connection): GroupPolicyStore {
  const model = connection.model<StoredGroupPolicy>('GroupPolicy', groupPolicySchema());
  const all = (filter: object) => model.find(filter).lean<StoredGroupPolicy[]>().exec();
  const one = (filter: object, fields: object = {}) =>
    model.findOne(filter, fields).lean<StoredGroupPolicy>().exec();
  return {
    model,
    find: (_id) => one({ _id }),
    sold: (_id) => one({ _id }, SOLD_PLANS),
    ofQuote: (quoteId) => one({ quoteId }),
    ofQuotes: (quoteIds) => all({ quoteId: { $in: [...quoteIds] } }),
    ofJourneys: (draftIds) => all({ draftId: { $in: [...draftIds] } }),
    ending: ({ from, to }, after, limit) =>
      model
        .find({ _id: { $gt: after }, endDate: { $gte: from, $lte: to }, cancelledOn: null })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<StoredGroupPolicy[]>()
        .exec(),
    insert: (policy, event) => insertOnce(model, policy, event),
    change: ({ _id, status, documents }, change, event) =>
      model
        .findOneAndUpdate({ _id, status, documents }, outboxPush([event], { $set: change }), {
          returnDocument: 'after',
        })
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
      documentsAt: { type: String, default: null },
      ...changingFields,
      people: rows,
      offer: mixed,
    },
    { minimize: false, collection: 'group_policies' },
  );
  schema.index({ quoteId: 1 }, { unique: true });
  schema.index({ draftId: 1 });
  // For those whose end comes near.
  schema.index({ endDate: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredGroupPolicy>) => void);
  return schema;
}
