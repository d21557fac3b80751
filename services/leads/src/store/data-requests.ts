/** Requests to see what is held about an address, and the proof of an erasure. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Erasure } from '../../contract/site.ts';
import { insertFirst } from './first-of-its-key.ts';

export interface StoredDataRequest {
  _id: string;
  idempotencyKey: string;
  /** '' once everything was erased, or its time has passed: a proof stays without the address. */
  email: string;
  /** Null with it: until its time has passed, that means erased. */
  emailHash: string | null;
  /** Of who showed that a number is theirs; '' in all others, and once everything was erased or its time has passed. */
  phone: string;
  phoneHash: string;
  /** Of links from before they were derived from the request's id. */
  tokenHash: string | null;
  until: Date;
  erasure: Erasure | null;
  /** Of one from inside an account: what began in its sessions, under whichever address. */
  begun?: { draftIds: string[]; caseIds: string[] } | null;
}

/** By what things of a person are found. */
export type Whose = { emailHash: string } | { phoneHash: string };

/** Null once everything was erased, or the time has passed. */
export function whoseIs({ emailHash, phoneHash }: StoredDataRequest): Whose | null {
  if (emailHash !== null) return { emailHash };
  return phoneHash ? { phoneHash } : null;
}

export interface DataRequestStore {
  model: Model<StoredDataRequest>;
  findByKey(idempotencyKey: string): Promise<StoredDataRequest | null>;
  /** Those whose time has not passed. */
  findByToken(tokenHash: string, now: Date): Promise<StoredDataRequest | null>;
  find(requestId: string, now: Date): Promise<StoredDataRequest | null>;
  /** Without an event nothing is mailed. */
  insert(request: StoredDataRequest, event: EventMessage | null): Promise<boolean>;
  /** Ends every other request of the address, whoever made it: nothing is left to be shown or deleted. */
  endOthers(requestId: string, whose: Whose): Promise<void>;
  /** Takes the address from those whose time has passed; how many. */
  endPast(now: Date): Promise<number>;
  countPast(now: Date): Promise<number>;
  /** One write: the proof, the address gone, the event. */
  setErasure(requestId: string, erasure: Erasure, event: EventMessage): Promise<void>;
}

export function createDataRequestStore(connection: Connection): DataRequestStore {
  const model = connection.model<StoredDataRequest>('DataRequest', requestSchema());
  const current = (now: Date) => ({ until: { $gt: now } });
  const past = (now: Date) => ({
    $or: [{ emailHash: { $ne: null } }, { phoneHash: { $gt: '' } }],
    until: { $lte: now },
  });
  return {
    model,
    findByKey: (idempotencyKey) =>
      model.findOne({ idempotencyKey }).lean<StoredDataRequest>().exec(),
    findByToken: (tokenHash, now) =>
      model
        .findOne({ tokenHash, ...current(now) })
        .lean<StoredDataRequest>()
        .exec(),
    find: (requestId, now) =>
      model
        .findOne({ _id: requestId, ...current(now) })
        .lean<StoredDataRequest>()
        .exec(),
    insert: (request, event) => insertFirst(model, request, event),
    endOthers: async (requestId, whose) => {
      await model.updateMany({ ...whose, _id: { $ne: requestId } }, ended);
    },
    endPast: async (now) => (await model.updateMany(past(now), ended)).modifiedCount,
    countPast: (now) => model.countDocuments(past(now)),
    setErasure: async (requestId, erasure, event) => {
      const update = outboxPush([event], { $set: { erasure, ...nobody }, $inc: { __v: 1 } });
      await model.findOneAndUpdate({ _id: requestId, erasure: null }, update).lean();
    },
  };
}

const nobody = { email: '', emailHash: null, phone: '', phoneHash: '', begun: null };
const ended = { $set: nobody, $inc: { __v: 1 } };

function requestSchema(): Schema<StoredDataRequest> {
  const schema = new Schema<StoredDataRequest>(
    {
      _id: { type: String, required: true },
      idempotencyKey: { type: String, required: true },
      email: { type: String, default: '' },
      emailHash: { type: String, default: null },
      phone: { type: String, default: '' },
      phoneHash: { type: String, default: '' },
      tokenHash: { type: String, default: null },
      until: { type: Date, required: true },
      erasure: { type: Schema.Types.Mixed, default: null },
      begun: { type: Schema.Types.Mixed, default: null },
    },
    { minimize: false, collection: 'data_requests' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ tokenHash: 1 });
  schema.index({ emailHash: 1, until: 1 });
  schema.index({ phoneHash: 1, until: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredDataRequest>) => void);
  return schema;
}
