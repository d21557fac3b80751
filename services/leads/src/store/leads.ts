/** Leads: people who may be called. One per idempotency key; the event stands in the same document. */

import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPush } from '@muqarin/platform/events/outbox';
import { insertRaised } from '@muqarin/platform/events/outbox-insert';
import { groupedFinds, groupInserts } from '@muqarin/platform/grouped-writes';
import type { Connection, Model, QueryFilter } from 'mongoose';
import { hashOfEmail } from '../email-hash.ts';
import { hashOfPhone } from '../phone-hash.ts';
import { completePhones } from './complete-phones.ts';
import { isFirst } from './first-of-its-key.ts';
import { createLeadSearch, type LeadSearch, leadTerms } from './lead-search.ts';
import { columnsOfBefore, type LeadsOfBefore, leadsOfBefore } from './leads-of-before.ts';
import { leadSchema, nothing, type StoredLead } from './stored-lead.ts';

export interface LeadStore extends LeadsOfBefore, LeadSearch {
  model: Model<StoredLead>;
  find(leadId: string): Promise<StoredLead | null>;
  /** As `find`; those asked for in the same moment come in one call. */
  findWithOthers(leadId: string): Promise<StoredLead | null>;
  /** In no order. */
  findMany(leadIds: readonly string[]): Promise<StoredLead[]>;
  findByKey(idempotencyKey: string): Promise<StoredLead | null>;
  findByDraft(draftId: string): Promise<StoredLead | null>;
  /** One write for lead and event; false when another submit with the same key was first. */
  insert(lead: StoredLead, event: EventMessage): Promise<boolean>;
  /** False when there is no such lead, or it was erased. */
  linkQuote(leadId: string, quoteId: string): Promise<boolean>;
  /** One write: the number and its event. False when it is the lead’s number already, or there is no such motor lead. */
  setChassis(leadId: string, chassisNo: string, event: EventMessage): Promise<boolean>;
  /** One write: the contact, the nationality if it is given, and the event. False when it was erased since it was read. */
  setContact(
    leadId: string,
    change: Pick<StoredLead, 'contact' | 'reference'> & { nationalityId?: number },
    event: EventMessage,
  ): Promise<boolean>;
  /** One write: another group, its contact and the event. False when it was erased since it was read. */
  setGroup(
    leadId: string,
    change: Pick<StoredLead, 'contact' | 'details' | 'reference'>,
    event: EventMessage,
  ): Promise<boolean>;
  /** Of an address, or made in these journeys, the oldest first. */
  findByEmail(emailHash: string, draftIds?: readonly string[]): Promise<StoredLead[]>;
  /** Of an address or made in these journeys, the newest first. */
  findOfPerson(
    person: { emailHash: string; draftIds: readonly string[] },
    most: number,
  ): Promise<StoredLead[]>;
  findByPhone(phoneHash: string): Promise<StoredLead[]>;
  /** Leads from before numbers were hashed get theirs. */
  completePhones(): Promise<void>;
  /** Leads that were not erased and whose time began before that day, the oldest first. */
  findKeptBefore(day: Date, most: number): Promise<StoredLead[]>;
  countKeptBefore(day: Date): Promise<number>;
  /** One write: only reference, source and times remain, and its event. False when it was erased before. */
  erase(leadId: string, at: Date, event: EventMessage): Promise<boolean>;
  setPreferences(
    leadId: string,
    change: Partial<Pick<StoredLead, 'doNotCall' | 'keptFrom'>>,
    event: EventMessage,
  ): Promise<void>;
  /** The status alone: the event was raised at the desk. */
  noteStatus(leadId: string, status: StoredLead['status']): Promise<void>;
  /** One write: the status and its event. False when it is the lead’s status already, or it was erased. */
  setStatus(leadId: string, status: StoredLead['status'], event: EventMessage): Promise<boolean>;
}

export function createLeadStore(connection: Connection): LeadStore {
  const model = connection.model<StoredLead>('Lead', leadSchema());
  groupInserts(model);
  return {
    model,
    ...leadsOfBefore(model),
    ...createLeadSearch(model),
    find: (leadId) => model.findById(leadId).lean<StoredLead>().exec(),
    findWithOthers: groupedFinds<StoredLead>(model),
    findMany: (leadIds) =>
      model
        .find({ _id: { $in: [...leadIds] } })
        .lean<StoredLead[]>()
        .exec(),
    findByKey: (idempotencyKey) => model.findOne({ idempotencyKey }).lean<StoredLead>().exec(),
    findByDraft: (draftId) =>
      model.findOne({ draftId }).sort({ capturedAt: -1 }).lean<StoredLead>().exec(),
    insert: (lead, event) => isFirst(insertRaised(model, lead, event)),
    linkQuote: async (leadId, quoteId) => {
      const result = await model.updateOne(
        { _id: leadId, erasedAt: null },
        { $set: { quoteId }, $inc: { __v: 1 } },
      );
      return result.matchedCount === 1;
    },
    setChassis: async (leadId, chassisNo, event) => {
      const update = outboxPush([event], {
        $set: { 'details.chassisNo': chassisNo },
        $inc: { __v: 1 },
      });
      const other = { _id: leadId, 'details.chassisNo': { $exists: true, $ne: chassisNo } };
      return (await model.findOneAndUpdate(other, update).lean()) !== null;
    },
    setContact: async (leadId, { contact, reference, nationalityId }, event) => {
      const answer =
        nationalityId === undefined ? {} : { 'details.answers.nationalityId': nationalityId };
      const $set = { contact, ...foundBy({ contact, reference }), ...answer };
      const update = outboxPush([event], { $set, $inc: { __v: 1 } });
      const known = { _id: leadId, erasedAt: null };
      return (await model.findOneAndUpdate(known, update).lean()) !== null;
    },
    setGroup: async (leadId, { contact, reference, details }, event) => {
      const update = outboxPush([event], {
        $set: { contact, details, ...foundBy({ contact, reference }) },
        $inc: { __v: 1 },
      });
      const known = { _id: leadId, erasedAt: null };
      return (await model.findOneAndUpdate(known, update).lean()) !== null;
    },
    findByEmail: (emailHash, draftIds = []) =>
      model.find(ofPerson(emailHash, draftIds)).sort({ capturedAt: 1 }).lean<StoredLead[]>().exec(),
    findOfPerson: ({ emailHash, draftIds }, most) =>
      model
        .find(ofPerson(emailHash, draftIds))
        .sort({ capturedAt: -1 })
        .limit(most)
        .lean<StoredLead[]>()
        .exec(),
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
    erase: async (leadId, at, event) => {
      const update = outboxPush([event], {
        $set: { ...nothing, erasedAt: at },
        $unset: columnsOfBefore,
        $inc: { __v: 1 },
      });
      const known = { _id: leadId, erasedAt: null };
      // The schema does not know the columns of before.
      const found = await model.findOneAndUpdate(known, update, { strict: false }).lean();
      return found !== null;
    },
    setPreferences: async (leadId, change, event) => {
      const update = outboxPush([event], { $set: change, $inc: { __v: 1 } });
      await model.findOneAndUpdate({ _id: leadId, erasedAt: null }, update).lean();
    },
    noteStatus: async (leadId, status) => {
      await model.updateOne(
        { _id: leadId, erasedAt: null },
        { $set: { status }, $inc: { __v: 1 } },
      );
    },
    setStatus: async (leadId, status, event) => {
      const other = { _id: leadId, erasedAt: null, status: { $ne: status } };
      const update = outboxPush([event], { $set: { status }, $inc: { __v: 1 } });
      return (await model.findOneAndUpdate(other, update).lean()) !== null;
    },
  };
}

/** By what a lead of this contact is found from now on. */
function foundBy(lead: Pick<StoredLead, 'contact' | 'reference'>) {
  const { email, fullNumber } = lead.contact;
  return {
    emailHash: hashOfEmail(email),
    phoneHash: hashOfPhone(fullNumber),
    terms: leadTerms(lead),
  };
}

function ofPerson(emailHash: string, draftIds: readonly string[]): QueryFilter<StoredLead> {
  return { erasedAt: null, $or: [{ emailHash }, { draftId: { $in: [...draftIds] } }] };
}
