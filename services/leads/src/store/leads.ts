/** Leads: people who may be called. One per idempotency key; the event stands in the same document. */

import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { insertRaised } from '@muqarin/platform/events/outbox-insert';
import { groupInserts } from '@muqarin/platform/grouped-writes';
import { type Connection, type Model, type QueryFilter, Schema } from 'mongoose';
import type { CompleteAnswers } from '../../contract/leads-contract.ts';
import type { MotorLeadDetails } from '../../contract/motor.ts';
import type { Contact, Lead } from '../../contract/shared.ts';
import type { SiteLeadDetails } from '../../contract/site.ts';
import { hashOfEmail } from '../email-hash.ts';
import { hashOfPhone } from '../phone-hash.ts';
import { completePhones } from './complete-phones.ts';

export interface StoredLead {
  _id: string;
  idempotencyKey: string;
  reference: string;
  source: Lead['source'];
  status: Lead['status'];
  draftId: string | null;
  quoteId: string | null;
  contact: Contact;
  answers: CompleteAnswers | null;
  motor: MotorLeadDetails | null;
  site: SiteLeadDetails | null;
  productCount: number;
  capturedAt: Date;
  /** Finds what is held about an address; null once it is erased, or without an address. */
  emailHash: string | null;
  /** The same for a number, '' for none. */
  phoneHash: string;
  /** From here its time runs (decisions A37): when it was captured, or agreed to anew. */
  keptFrom: Date;
  doNotCall: boolean;
  erasedAt: Date | null;
}

export interface LeadStore {
  model: Model<StoredLead>;
  find(leadId: string): Promise<StoredLead | null>;
  findByKey(idempotencyKey: string): Promise<StoredLead | null>;
  findByDraft(draftId: string): Promise<StoredLead | null>;
  /** One write for lead and event; null when another submit with the same key was first. */
  insert(lead: StoredLead, event: EventMessage): Promise<StoredLead | null>;
  linkQuote(leadId: string, quoteId: string): Promise<boolean>;
  /** One write: the number and its event. False when it is the lead’s number already, or there is no such motor lead. */
  setChassis(leadId: string, chassisNo: string, event: EventMessage): Promise<boolean>;
  /** One write: the contact, the nationality if it is given, and the event. */
  setContact(
    leadId: string,
    change: { contact: Contact; nationalityId?: number },
    event: EventMessage,
  ): Promise<void>;
  findByEmail(emailHash: string): Promise<StoredLead[]>;
  findByPhone(phoneHash: string): Promise<StoredLead[]>;
  /** Leads from before numbers were hashed get theirs. */
  completePhones(): Promise<void>;
  /** Leads that were not erased and whose time began before that day, the oldest first. */
  findKeptBefore(day: Date, most: number): Promise<StoredLead[]>;
  countKeptBefore(day: Date): Promise<number>;
  /** Leads from before addresses were hashed and times counted: neither found by their person nor by retention. */
  countOld(): Promise<number>;
  /** Gives them both; how many. */
  completeOld(): Promise<number>;
  /** One write: only reference, source and times remain, and its event. False when it was erased before. */
  erase(leadId: string, at: Date, event: EventMessage): Promise<boolean>;
  setPreferences(
    leadId: string,
    change: Partial<Pick<StoredLead, 'doNotCall' | 'keptFrom'>>,
    event: EventMessage,
  ): Promise<void>;
  /** Leads that may be called, the longest waiting first. */
  findQueued(queue: Queue, page: { skip: number; limit: number }): Promise<StoredLead[]>;
  countQueued(queue: Queue): Promise<number>;
  /** One write: the status and its event. False when it is the lead’s status already, or it was erased. */
  setStatus(leadId: string, status: StoredLead['status'], event: EventMessage): Promise<boolean>;
}

/** With a slot those who chose it. */
export interface Queue {
  status: StoredLead['status'];
  slot?: SiteLeadDetails['callSlot'] | undefined;
}

const duplicateKey = 11_000;

export function createLeadStore(connection: Connection): LeadStore {
  const model = connection.model<StoredLead>('Lead', leadSchema());
  groupInserts(model);
  return {
    model,
    find: (leadId) => model.findById(leadId).lean<StoredLead>().exec(),
    findByKey: (idempotencyKey) => model.findOne({ idempotencyKey }).lean<StoredLead>().exec(),
    findByDraft: (draftId) =>
      model.findOne({ draftId }).sort({ capturedAt: -1 }).lean<StoredLead>().exec(),
    insert: async (lead, event) => {
      try {
        await insertRaised(model, lead, event);
        return lead;
      } catch (error) {
        if ((error as { code?: number }).code === duplicateKey) return null;
        throw error;
      }
    },
    linkQuote: async (leadId, quoteId) => {
      const result = await model.updateOne(
        { _id: leadId },
        { $set: { quoteId }, $inc: { __v: 1 } },
      );
      return result.matchedCount === 1;
    },
    setChassis: async (leadId, chassisNo, event) => {
      const update = outboxPush([event], {
        $set: { 'motor.chassisNo': chassisNo },
        $inc: { __v: 1 },
      });
      const other = { _id: leadId, 'motor.chassisNo': { $exists: true, $ne: chassisNo } };
      return (await model.findOneAndUpdate(other, update).lean()) !== null;
    },
    setContact: async (leadId, { contact, nationalityId }, event) => {
      const emailHash = hashOfEmail(contact.email);
      const answer =
        nationalityId === undefined ? {} : { 'motor.answers.nationalityId': nationalityId };
      const phoneHash = hashOfPhone(contact.fullNumber);
      const $set = { contact, emailHash, phoneHash, ...answer };
      const update = outboxPush([event], { $set, $inc: { __v: 1 } });
      await model.findOneAndUpdate({ _id: leadId }, update).lean();
    },
    findByEmail: (emailHash) =>
      model.find({ emailHash }).sort({ capturedAt: 1 }).lean<StoredLead[]>().exec(),
    findByPhone: (phoneHash) =>
      model.find({ phoneHash, erasedAt: null }).sort({ capturedAt: 1 }).lean<StoredLead[]>().exec(),
    completePhones: () =>
      completePhones(model, ({ contact }) => contact.fullNumber || contact.phone),
    findKeptBefore: (day, most) =>
      model
        .find({ erasedAt: null, keptFrom: { $lt: day } })
        .sort({ keptFrom: 1 })
        .limit(most)
        .lean<StoredLead[]>()
        .exec(),
    countKeptBefore: (day) => model.countDocuments({ erasedAt: null, keptFrom: { $lt: day } }),
    countOld: () => model.countDocuments(old),
    completeOld: async () => {
      let done = 0;
      for (;;) {
        const found = await model.find(old).limit(completedAtOnce).lean<OldLead[]>();
        if (found.length === 0) return done;
        const completed = found.map(({ _id, contact, capturedAt, doNotCall = false }) => ({
          updateOne: {
            filter: { _id, ...old },
            update: {
              $set: { emailHash: hashOfEmail(contact.email), keptFrom: capturedAt, doNotCall },
            },
            timestamps: false,
          },
        }));
        await model.bulkWrite(completed, { ordered: false });
        done += found.length;
      }
    },
    erase: async (leadId, at, event) => {
      const update = outboxPush([event], { $set: { ...nothing, erasedAt: at }, $inc: { __v: 1 } });
      return (
        (await model.findOneAndUpdate({ _id: leadId, erasedAt: null }, update).lean()) !== null
      );
    },
    setPreferences: async (leadId, change, event) => {
      const update = outboxPush([event], { $set: change, $inc: { __v: 1 } });
      await model.findOneAndUpdate({ _id: leadId, erasedAt: null }, update).lean();
    },
    findQueued: (queue, { skip, limit }) =>
      model
        .find(inQueue(queue))
        .sort({ capturedAt: 1 })
        .skip(skip)
        .limit(limit)
        .lean<StoredLead[]>()
        .exec(),
    countQueued: (queue) => model.countDocuments(inQueue(queue)),
    setStatus: async (leadId, status, event) => {
      const other = { _id: leadId, erasedAt: null, status: { $ne: status } };
      const update = outboxPush([event], { $set: { status }, $inc: { __v: 1 } });
      return (await model.findOneAndUpdate(other, update).lean()) !== null;
    },
  };
}

function inQueue({ status, slot }: Queue): QueryFilter<StoredLead> {
  const callable: QueryFilter<StoredLead> = { status, erasedAt: null, doNotCall: false };
  if (slot === undefined) return callable;
  // A form without slots leaves none: any time.
  if (slot === 'any') return { ...callable, $or: [{ site: null }, { 'site.callSlot': slot }] };
  return { ...callable, 'site.callSlot': slot };
}

/** `keptFrom` is there in every lead since, and in no lead from before. */
const old = { erasedAt: null, keptFrom: null } as const;
const completedAtOnce = 200;
type OldLead = Omit<StoredLead, 'doNotCall'> & { doNotCall?: boolean };

/** What remains of an erased lead says nothing of a person. */
const nothing = {
  contact: { name: '', email: '', phone: '', dial_code: '', fullNumber: '' },
  answers: null,
  motor: null,
  site: null,
  draftId: null,
  quoteId: null,
  emailHash: null,
  phoneHash: '',
};

function leadSchema(): Schema<StoredLead> {
  const schema = new Schema<StoredLead>(
    {
      _id: { type: String, required: true },
      idempotencyKey: { type: String, required: true },
      reference: { type: String, required: true },
      source: { type: String, required: true },
      status: { type: String, required: true },
      draftId: { type: String, default: null },
      quoteId: { type: String, default: null },
      contact: { type: Schema.Types.Mixed, required: true },
      answers: { type: Schema.Types.Mixed, default: null },
      motor: { type: Schema.Types.Mixed, default: null },
      site: { type: Schema.Types.Mixed, default: null },
      productCount: { type: Number, required: true },
      capturedAt: { type: Date, required: true },
      emailHash: { type: String, default: null },
      phoneHash: { type: String, default: '' },
      keptFrom: { type: Date, required: true },
      doNotCall: { type: Boolean, default: false },
      erasedAt: { type: Date, default: null },
    },
    { minimize: false, collection: 'leads' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ draftId: 1, capturedAt: -1 });
  schema.index({ emailHash: 1 });
  schema.index({ phoneHash: 1 });
  schema.index({ erasedAt: 1, keptFrom: 1 });
  schema.index({ status: 1, capturedAt: 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredLead>) => void);
  return schema;
}
