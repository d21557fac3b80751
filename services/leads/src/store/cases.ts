/** Claims and complaints: one per idempotency key and per reference; events stand in the same document. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPlugin, outboxPush } from '@muqarin/platform/events/outbox';
import { dueOf } from '@muqarin/rules/cases/case-clocks';
import { type Connection, type Model, Schema } from 'mongoose';
import type { CaseKind, CaseStatus } from '../../contract/site.ts';
import { completePhones } from './complete-phones.ts';
import { insertFirst } from './first-of-its-key.ts';

export interface StoredCase {
  _id: string;
  idempotencyKey: string;
  kind: CaseKind;
  reference: string;
  status: CaseStatus;
  type: string;
  request: string;
  description: string;
  telephone: string;
  email: string;
  emailHash: string | null;
  /** Finds it by its number; '' for none. */
  phoneHash: string;
  filedAt: Date;
  answerBy: Date | null;
  changedAt: Date;
  history: { status: CaseStatus; at: Date; note: string }[];
  mailedCode: CaseCode | null;
  erasedAt: Date | null;
  desk: CaseDesk;
}

/** What staff do about it. */
export interface CaseDesk {
  /** User name of whoever works on it; after `heldUntil` it is anybody's. */
  holder: string | null;
  heldUntil: Date | null;
  /** What runs out first; null once it is closed. */
  dueAt: Date | null;
  /** The first word to the customer. */
  acknowledgedAt: Date | null;
  /** Somebody wants to close it against the customer, with these words. */
  refusal: { by: string; at: Date; text: string } | null;
  /** The oldest first. */
  acts: { act: string; by: string; at: Date }[];
  lastRead: { by: string; at: Date } | null;
  /** When the customer sent a paper last. */
  paperAt?: Date;
}

/** One that a process of before stored beside this one has no desk yet. */
export function withDesk<Found extends StoredCase | null>(stored: Found): Found {
  return stored && !stored.desk ? { ...stored, desk: untouched(stored) } : stored;
}

/** Of a case that nobody has looked at. */
export function untouched({ filedAt }: Pick<StoredCase, 'filedAt'>): CaseDesk {
  const none = { holder: null, heldUntil: null, acknowledgedAt: null, refusal: null };
  const dueAt = dueOf({ filedAt, acknowledgedAt: null, closedAt: null });
  return { ...none, dueAt, acts: [], lastRead: null };
}

export interface CaseCode {
  /** The digits are derived from it. */
  id?: string;
  /** Of codes from before: of case id and digits. */
  hash?: string;
  until: Date;
  tries: number;
  /** The request that it was made for. */
  key: string;
}

export interface CaseMove {
  from: CaseStatus;
  to: CaseStatus;
  at: Date;
  note: string;
  desk: Pick<CaseDesk, 'acknowledgedAt' | 'dueAt'>;
}

export interface CaseStore {
  model: Model<StoredCase>;
  find(caseId: string): Promise<StoredCase | null>;
  findByKey(idempotencyKey: string): Promise<StoredCase | null>;
  findByReference(reference: string): Promise<StoredCase | null>;
  /** Of an address, or with these ids, the oldest first. */
  findByEmail(emailHash: string, caseIds?: readonly string[]): Promise<StoredCase[]>;
  /** Of an address or with these ids, the newest first. */
  findOfPerson(
    person: { emailHash: string; caseIds: readonly string[] },
    most: number,
  ): Promise<StoredCase[]>;
  findByPhone(phoneHash: string): Promise<StoredCase[]>;
  /** Cases from before numbers were hashed get theirs. */
  completePhones(): Promise<void>;
  /** Closed ones whose last change lies before that day. */
  findClosedBefore(day: Date, most: number): Promise<StoredCase[]>;
  countClosedBefore(day: Date): Promise<number>;
  /** False when another submit with the same key was first. */
  insert(stored: StoredCase, event: EventMessage): Promise<boolean>;
  setCode(caseId: string, code: CaseCode, event: EventMessage): Promise<void>;
  /** Counts a try before it is looked at; null when the code has none left. */
  tryCode(caseId: string, most: number): Promise<CaseCode | null>;
  dropCode(caseId: string): Promise<void>;
  setStatus(caseId: string, change: CaseMove, event: EventMessage): Promise<boolean>;
  erase(caseId: string, at: Date, event: EventMessage): Promise<boolean>;
}

export function createCaseStore(connection: Connection): CaseStore {
  const model = connection.model<StoredCase>('Case', caseSchema());
  return {
    model,
    find: async (caseId) => withDesk(await model.findById(caseId).lean<StoredCase>()),
    findByKey: (idempotencyKey) => model.findOne({ idempotencyKey }).lean<StoredCase>().exec(),
    findByReference: async (reference) =>
      withDesk(await model.findOne({ reference }).lean<StoredCase>()),
    findByEmail: (emailHash, caseIds = []) =>
      model.find(ofPerson(emailHash, caseIds)).sort({ filedAt: 1 }).lean<StoredCase[]>().exec(),
    findOfPerson: ({ emailHash, caseIds }, most) =>
      model
        .find(ofPerson(emailHash, caseIds))
        .sort({ filedAt: -1 })
        .limit(most)
        .lean<StoredCase[]>()
        .exec(),
    findByPhone: (phoneHash) =>
      model.find({ phoneHash, erasedAt: null }).sort({ filedAt: 1 }).lean<StoredCase[]>().exec(),
    completePhones: () => completePhones(model, ({ telephone }) => telephone),
    findClosedBefore: (day, most) =>
      model.find(closedBefore(day)).limit(most).lean<StoredCase[]>().exec(),
    countClosedBefore: (day) => model.countDocuments(closedBefore(day)),
    insert: (stored, event) => insertFirst(model, stored, event),
    setCode: async (caseId, code, event) => {
      const update = outboxPush([event], { $set: { mailedCode: code }, $inc: { __v: 1 } });
      await model.findOneAndUpdate({ _id: caseId, erasedAt: null }, update).lean();
    },
    tryCode: async (caseId, most) => {
      const left = { _id: caseId, 'mailedCode.tries': { $lt: most } };
      const counted = { $inc: { 'mailedCode.tries': 1 } };
      const found = await model.findOneAndUpdate(left, counted).lean<StoredCase>();
      return found?.mailedCode ?? null;
    },
    dropCode: async (caseId) => {
      await model.updateOne({ _id: caseId }, { $set: { mailedCode: null } });
    },
    setStatus: async (caseId, { from, to, at, note, desk }, event) => {
      const { acknowledgedAt, dueAt } = desk;
      const times = {
        'desk.acknowledgedAt': acknowledgedAt,
        'desk.dueAt': dueAt,
        'desk.refusal': null,
      };
      const update = outboxPush([event], {
        $set: { status: to, changedAt: at, ...times },
        $push: { history: { status: to, at, note } },
        $inc: { __v: 1 },
      });
      const still = { _id: caseId, status: from, erasedAt: null };
      return (await model.findOneAndUpdate(still, update).lean()) !== null;
    },
    erase: async (caseId, at, event) => {
      const gone = { ...nothing, erasedAt: at, 'desk.dueAt': null, 'desk.refusal': null };
      const update = outboxPush([event], { $set: gone, $inc: { __v: 1 } });
      return (
        (await model.findOneAndUpdate({ _id: caseId, erasedAt: null }, update).lean()) !== null
      );
    },
  };
}

function ofPerson(emailHash: string, caseIds: readonly string[]) {
  return { erasedAt: null, $or: [{ emailHash }, { _id: { $in: [...caseIds] } }] };
}

function closedBefore(day: Date) {
  return { status: 'closed' as const, erasedAt: null, changedAt: { $lt: day } };
}

const nothing = {
  request: '',
  description: '',
  telephone: '',
  email: '',
  emailHash: null,
  phoneHash: '',
  history: [],
  mailedCode: null,
};

function caseSchema(): Schema<StoredCase> {
  const text = { type: String, default: '' };
  const schema = new Schema<StoredCase>(
    {
      _id: { type: String, required: true },
      idempotencyKey: { type: String, required: true },
      kind: { type: String, required: true },
      reference: { type: String, required: true },
      status: { type: String, required: true },
      type: text,
      request: text,
      description: text,
      telephone: text,
      email: text,
      emailHash: { type: String, default: null },
      phoneHash: { type: String, default: '' },
      filedAt: { type: Date, required: true },
      answerBy: { type: Date, default: null },
      changedAt: { type: Date, required: true },
      history: { type: [Schema.Types.Mixed], default: [] } as never,
      mailedCode: { type: Schema.Types.Mixed, default: null },
      erasedAt: { type: Date, default: null },
      desk: { type: Schema.Types.Mixed },
    },
    { minimize: false, collection: 'cases' },
  );
  schema.index({ idempotencyKey: 1 }, { unique: true });
  schema.index({ reference: 1 }, { unique: true });
  schema.index({ emailHash: 1 });
  schema.index({ phoneHash: 1 });
  schema.index({ 'desk.dueAt': 1 });
  schema.plugin(outboxPlugin as (schema: Schema<StoredCase>) => void);
  return schema;
}
