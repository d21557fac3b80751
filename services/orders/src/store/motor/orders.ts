/** Motor orders: what is bought, priced with what, said and sent by whom, and how far it has come; one document each. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush, raise } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, type QueryFilter, Schema } from 'mongoose';
import type { MotorAnswers, MotorOffer } from '../../../contract/motor/offer.ts';
import type { KeptDocument, MotorOrder, OrderPromo } from '../../../contract/motor/order.ts';
import { type Changing, changingFields } from '../changes.ts';

export interface StoredMotorOrder extends Changing {
  _id: string;
  saleOrder: string;
  /** The quote and which of its orders this is: one is open at a time. */
  place: string;
  status: MotorOrder['status'];
  revision: number;
  quoteId: string;
  quoteReference: string;
  quoteRevision: number;
  draftId: string;
  leadId: string | null;
  answers: MotorAnswers;
  deductible: string | null;
  valueAed: number;
  /** ISO day in Asia/Dubai. */
  day: string;
  validUntil: string;
  catalogueVersion: string;
  /** Absent in orders from before quotations could be ordered. */
  agreed?: MotorOffer['agreed'];
  planId: number;
  addonIds: number[];
  /** As quoting gave it. Null of one from before offers were kept whose plan could not be rated any more. */
  offer: Pick<MotorOffer, 'tile' | 'vehicle' | 'vatBasisPoints' | 'policyTerms' | 'arabic'> | null;
  promo: OrderPromo | null;
  /** The use of its code that it was confirmed, or cancelled, with. Absent before, and of orders from before uses had names. */
  promoUse?: string | undefined;
  details: MotorOrder['details'];
  documents: KeptDocument[];
  startDate: string | null;
  contact: { name: string; email: string } | null;
  paths: { order: string; documents: string; renewal: string } | null;
  payment: { paymentId: string; url: string } | null;
  paymentId: string | null;
  policyNumber: string | null;
  /** ISO day from which its holder is asked to renew, the next time; null when not issued, or after the last. */
  renewFrom: string | null;
  life: MotorOrder['life'];
  /** Ids of the insurer's notices that had their effect; the newest. */
  noticeIds: string[];
  /** What it said of a person was deleted then: from then on it is not found. */
  erasedAt: Date | null;
}

export interface MotorOrderChange {
  set: Partial<Omit<StoredMotorOrder, '_id'>>;
  push?: Record<string, unknown>;
  /** Only when the stored order still fits this. */
  when?: QueryFilter<StoredMotorOrder>;
  events?: readonly EventMessage[];
}

export interface MotorOrderStore {
  model: Model<StoredMotorOrder>;
  find(orderId: string): Promise<StoredMotorOrder | null>;
  findByPayment(paymentId: string): Promise<StoredMotorOrder | null>;
  /** The newest order of a quote. */
  findOfQuote(quoteId: string): Promise<StoredMotorOrder | null>;
  /** Issued ones whose time to renew has come, on an ISO day. */
  findToRenew(day: string, limit: number): Promise<StoredMotorOrder[]>;
  /** One write for order and event. Says which unique field was taken by another. */
  insert(
    order: StoredMotorOrder,
    event: EventMessage,
  ): Promise<'inserted' | 'place_taken' | 'name_taken'>;
  /** One atomic write for change and events; null when no order fits id and condition. */
  change(orderId: string, change: MotorOrderChange): Promise<StoredMotorOrder | null>;
  /** Those made in these journeys. */
  ofJourneys(draftIds: readonly string[]): Promise<StoredMotorOrder[]>;
  /** One write: what it says of a person gone, and the event. False when it was erased before. */
  erase(orderId: string, at: Date, event: EventMessage): Promise<boolean>;
}

/** What an erasure puts in the place of what an order says of a person. */
const personal = {
  draftId: '',
  leadId: null,
  answers: {},
  // Its trace says why a price is as it is, by the driver's age too.
  offer: null,
  details: { texts: {}, agreed: [] },
  documents: [],
  contact: null,
  paths: null,
  payment: null,
  paymentId: null,
};

const duplicateKey = 11_000;

export function createMotorOrderStore(connection: Connection): MotorOrderStore {
  const model = connection.model<StoredMotorOrder>('MotorOrder', motorOrderSchema());
  const one = (filter: QueryFilter<StoredMotorOrder>) =>
    model
      .findOne({ ...filter, erasedAt: null })
      .lean<StoredMotorOrder>()
      .exec();
  return {
    model,
    find: (orderId) => one({ _id: orderId }),
    findByPayment: (paymentId) => one({ paymentId }),
    findOfQuote: (quoteId) =>
      model
        .findOne({ quoteId, erasedAt: null })
        .sort({ place: -1 })
        .lean<StoredMotorOrder>()
        .exec(),
    findToRenew: (day, limit) =>
      model
        .find({ renewFrom: { $type: 'string', $lte: day } })
        .limit(limit)
        .lean<StoredMotorOrder[]>()
        .exec(),
    insert: async (order, event) => {
      const document = new model(order);
      raise(document, event);
      try {
        await document.save();
        return 'inserted';
      } catch (error) {
        const { code, keyPattern = {} } = error as { code?: number; keyPattern?: object };
        if (code !== duplicateKey) throw error;
        return 'place' in keyPattern ? 'place_taken' : 'name_taken';
      }
    },
    change: (orderId, { set, push = {}, when = {}, events = [] }) => {
      const update = { $set: set, ...(Object.keys(push).length > 0 ? { $push: push } : {}) };
      const whole =
        events.length > 0 ? outboxPush(events, update) : { ...update, $inc: { __v: 1 } };
      return model
        .findOneAndUpdate({ ...when, _id: orderId, erasedAt: null }, whole, {
          returnDocument: 'after',
        })
        .lean<StoredMotorOrder>()
        .exec();
    },
    ofJourneys: (draftIds) =>
      model
        .find({ draftId: { $in: [...draftIds] }, erasedAt: null })
        .lean<StoredMotorOrder[]>()
        .exec(),
    erase: async (orderId, at, event) => {
      const update = outboxPush([event], { $set: { ...personal, erasedAt: at } });
      return (await model.updateOne({ _id: orderId, erasedAt: null }, update)).matchedCount === 1;
    },
  };
}

function motorOrderSchema(): Schema<StoredMotorOrder> {
  const text = { type: String, required: true } as const;
  const maybe = { type: String, default: null } as const;
  const mixed = { type: Schema.Types.Mixed, default: null } as const;
  const schema = new Schema<StoredMotorOrder>(
    {
      _id: text,
      saleOrder: text,
      place: text,
      status: text,
      revision: { type: Number, required: true },
      quoteId: text,
      quoteReference: text,
      quoteRevision: { type: Number, required: true },
      draftId: text,
      leadId: maybe,
      answers: { type: Schema.Types.Mixed, required: true },
      deductible: maybe,
      valueAed: { type: Number, required: true },
      day: text,
      validUntil: text,
      catalogueVersion: text,
      agreed: mixed,
      planId: { type: Number, required: true },
      addonIds: [Number],
      offer: mixed,
      promo: mixed,
      promoUse: String,
      details: { type: Schema.Types.Mixed, required: true },
      documents: [Schema.Types.Mixed],
      startDate: maybe,
      contact: mixed,
      paths: mixed,
      payment: mixed,
      paymentId: maybe,
      policyNumber: maybe,
      renewFrom: maybe,
      life: [Schema.Types.Mixed],
      noticeIds: [String],
      ...changingFields,
      erasedAt: { type: Date, default: null },
    },
    { minimize: false, collection: 'motor_orders' },
  );
  schema.index({ saleOrder: 1 }, { unique: true });
  schema.index({ place: 1 }, { unique: true });
  schema.index({ quoteId: 1, place: -1 });
  schema.index({ draftId: 1 });
  schema.index({ paymentId: 1 }, { partialFilterExpression: { paymentId: { $type: 'string' } } });
  schema.index({ renewFrom: 1 }, { partialFilterExpression: { renewFrom: { $type: 'string' } } });
  schema.plugin(outboxPlugin as (schema: Schema<StoredMotorOrder>) => void);
  return schema;
}
