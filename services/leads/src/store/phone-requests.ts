/** Who asked by phone number and reference, with the code that opens what they asked for. They end by themselves. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { PhoneRequestKind } from '../../contract/phone.ts';
import { insertFirst } from './first-of-its-key.ts';

export interface StoredPhoneRequest {
  _id: string;
  idempotencyKey: string;
  kind: PhoneRequestKind;
  /** `+971501234567`; '' where number and reference do not belong together: of strangers nothing is kept. */
  phone: string;
  phoneHash: string;
  reference: string;
  /** Stored all the same where they do not, so that nobody can tell. */
  isKnown: boolean;
  caseId: string | null;
  way: 'sms' | 'call';
  askedAt: Date;
  until: Date;
  issued: PhoneCode | null;
  readBy: string | null;
}

export interface PhoneCode {
  /** The digits are derived from it. */
  id: string;
  until: Date;
  tries: number;
}

export interface PhoneRequestStore {
  model: Model<StoredPhoneRequest>;
  find(requestId: string): Promise<StoredPhoneRequest | null>;
  findByKey(idempotencyKey: string): Promise<StoredPhoneRequest | null>;
  /** The one whose code was made last. */
  findLast(
    asked: Pick<StoredPhoneRequest, 'kind' | 'phoneHash' | 'reference'>,
  ): Promise<StoredPhoneRequest | null>;
  findToCall(now: Date, most: number): Promise<StoredPhoneRequest[]>;
  /** False when another with the same key was first. Without an event nobody hears of it. */
  insert(request: StoredPhoneRequest, event: EventMessage | null): Promise<boolean>;
  /** Counts a try before it is looked at; null when the code has none left. */
  tryCode(requestId: string, most: number): Promise<PhoneCode | null>;
  setCode(
    requestId: string,
    code: PhoneCode,
    readBy: string,
    event: EventMessage,
  ): Promise<boolean>;
  /** True for the first: a code opens once. */
  end(requestId: string, codeId: string): Promise<boolean>;
}

export function createPhoneRequestStore(connection: Connection): PhoneRequestStore {
  const model = connection.model<StoredPhoneRequest>('PhoneRequest', requestSchema());
  return {
    model,
    find: (requestId) => model.findById(requestId).lean<StoredPhoneRequest>().exec(),
    findByKey: (idempotencyKey) =>
      model.findOne({ idempotencyKey }).lean<StoredPhoneRequest>().exec(),
    findLast: (asked) =>
      model
        .findOne({ ...asked, issued: { $ne: null } })
        .sort({ 'issued.until': -1 })
        .lean<StoredPhoneRequest>()
        .exec(),
    findToCall: (now, most) =>
      model
        .find({ way: 'call', isKnown: true, until: { $gt: now } })
        .sort({ askedAt: 1 })
        .limit(most)
        .lean<StoredPhoneRequest[]>()
        .exec(),
    insert: (request, event) => insertFirst(model, request, event),
    tryCode: async (requestId, most) => {
      const left = { _id: requestId, 'issued.tries': { $lt: most } };
      const counted = { $inc: { 'issued.tries': 1 } };
      const found = await model.findOneAndUpdate(left, counted).lean<StoredPhoneRequest>();
      return found?.issued ?? null;
    },
    setCode: async (requestId, code, readBy, event) => {
      const update = outboxPush([event], { $set: { issued: code, readBy }, $inc: { __v: 1 } });
      const waiting = { _id: requestId, isKnown: true, way: 'call' as const };
      return (await model.findOneAndUpdate(waiting, update).lean()) !== null;
    },
    end: async (requestId, codeId) => {
      const open = { _id: requestId, 'issued.id': codeId };
      const ended = { $set: { issued: null, isKnown: false, phone: '' }, $inc: { __v: 1 } };
      return (await model.findOneAndUpdate(open, ended).lean()) !== null;
    },
  };
}

function requestSchema(): Schema<StoredPhoneRequest> {
  const text = { type: String, default: '' };
  const schema = new Schema<StoredPhoneRequest>(
    {
      _id: { type: String, required: true },
      idempotencyKey: { type: String, required: true },
      kind: { type: String, required: true },
      phone: text,
      phoneHash: text,
      reference: text,
      isKnown: { type: Boolean, required: true },
      caseId: { type: String, default: null },
      way: { type: String, required: true },
      askedAt: { type: Date, required: true },
      until: { type: Date, required: true },
      issued: { type: Schema.Types.Mixed, default: null },
      readBy: { type: String, default: null },
    },
    { minimize: false, collection: 'phone_requests' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ phoneHash: 1, reference: 1 });
  schema.index({ way: 1, askedAt: 1 });
  schema.index({ until: 1 }, { expireAfterSeconds: 0 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredPhoneRequest>) => void);
  return schema;
}
