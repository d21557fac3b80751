/** Leads: people who may be called. One per idempotency key; the event stands in the same document. */

import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush, raise } from '@muqarin/platform/events/outbox';
import { groupInserts } from '@muqarin/platform/grouped-writes';
import { type Connection, type Model, Schema } from 'mongoose';
import type { CompleteAnswers } from '../../contract/leads-contract.ts';
import type { MotorLeadDetails } from '../../contract/motor.ts';
import type { Contact, Lead } from '../../contract/shared.ts';

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
  productCount: number;
  capturedAt: Date;
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
  /** One write: the contact and its event. */
  setContact(leadId: string, contact: Contact, event: EventMessage): Promise<void>;
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
      const document = new model(lead);
      raise(document, event);
      try {
        await document.save();
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
    setContact: async (leadId, contact, event) => {
      const update = outboxPush([event], { $set: { contact }, $inc: { __v: 1 } });
      await model.findOneAndUpdate({ _id: leadId }, update).lean();
    },
  };
}

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
      productCount: { type: Number, required: true },
      capturedAt: { type: Date, required: true },
    },
    { minimize: false, collection: 'leads' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ draftId: 1, capturedAt: -1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredLead>) => void);
  return schema;
}
