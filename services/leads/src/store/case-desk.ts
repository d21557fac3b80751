/** Claims and complaints as staff work on them: in the document of the case, each act with its events in one write. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxPush } from '@muqarin/platform/events/outbox';
import { dueOf } from '@muqarin/rules/cases/case-clocks';
import type { Model } from 'mongoose';
import type { CaseKind, CaseStatus } from '../../contract/site.ts';
import { type CaseDesk, type StoredCase, untouched, withDesk } from './cases.ts';

export interface CaseFilter {
  kind?: CaseKind | undefined;
  /** Those of one member of staff. */
  holder?: string | undefined;
  /** Closed ones, the last first; else open ones, what runs out first at the top. */
  closed: boolean;
  now: Date;
}

export interface CaseChange {
  staffId: string;
  now: Date;
  from: { status: CaseStatus; isRefusing: boolean };
  to: CaseStatus;
  /** What the customer is notified of; null: nothing. */
  note: string | null;
  act: string;
  desk: Partial<CaseDesk>;
}

export interface CaseDeskStore {
  list(
    filter: CaseFilter,
    rows: { skip: number; limit: number },
  ): Promise<{ found: StoredCase[]; total: number }>;
  /** One compare-and-set: free, or this member's own. */
  take(caseId: string, staffId: string, time: Lease, event: EventMessage): Promise<boolean>;
  release(caseId: string, staffId: string, event: EventMessage): Promise<boolean>;
  /** Longer, as far as their time is not over. */
  extend(staffId: string, time: Lease): Promise<void>;
  /** False where it has moved on, or somebody else has it. */
  change(caseId: string, change: CaseChange, events: EventMessage[]): Promise<boolean>;
  noteRead(caseId: string, read: { by: string; at: Date }, event: EventMessage): Promise<void>;
  /** False where it is closed. */
  addPaper(caseId: string, at: Date, event: EventMessage): Promise<boolean>;
  /** The event alone; false where it is erased. */
  raise(caseId: string, event: EventMessage): Promise<boolean>;
  /** Cases from before there was a desk get what staff work by. */
  giveDesks(): Promise<void>;
}

interface Lease {
  now: Date;
  until: Date;
}

const together = 200;
const actsKept = 200;

export function createCaseDeskStore(model: Model<StoredCase>): CaseDeskStore {
  const write = async (filter: object, update: object, events: EventMessage[]) => {
    const pushed = outboxPush(events, { ...update, $inc: { __v: 1 } });
    return (await model.findOneAndUpdate({ ...filter, erasedAt: null }, pushed).lean()) !== null;
  };
  return {
    list: async (filter, { skip, limit }) => {
      const wanted = filterOf(filter);
      const order = filter.closed ? ({ changedAt: -1, _id: 1 } as const) : openOrder;
      const [found, total] = await Promise.all([
        model.find(wanted).sort(order).skip(skip).limit(limit).lean<StoredCase[]>(),
        model.countDocuments(wanted),
      ]);
      return { found: found.map(withDesk), total };
    },
    take: (caseId, staffId, { now, until }, event) => {
      const free = { _id: caseId, status: { $ne: 'closed' }, $or: freeFor(staffId, now) };
      return write(free, { $set: { 'desk.holder': staffId, 'desk.heldUntil': until } }, [event]);
    },
    release: (caseId, staffId, event) =>
      write(
        { _id: caseId, 'desk.holder': staffId },
        { $set: { 'desk.holder': null, 'desk.heldUntil': null } },
        [event],
      ),
    extend: async (staffId, { now, until }) => {
      const own = { 'desk.holder': staffId, 'desk.heldUntil': { $gt: now } };
      await model.updateMany(own, { $set: { 'desk.heldUntil': until } });
    },
    change: (caseId, { staffId, now, from, to, note, act, desk }, events) => {
      const still = {
        _id: caseId,
        status: from.status,
        'desk.refusal': from.isRefusing ? { $ne: null } : null,
        $or: freeFor(staffId, now),
      };
      const deskSet = Object.entries(desk).map(([name, value]) => [`desk.${name}`, value]);
      const $push = {
        'desk.acts': { $each: [{ act, by: staffId, at: now }], $slice: -actsKept },
        ...(note === null ? {} : { history: { status: to, at: now, note } }),
      };
      const $set = { status: to, changedAt: now, ...Object.fromEntries(deskSet) };
      return write(still, { $set, $push }, events);
    },
    noteRead: async (caseId, read, event) => {
      await write({ _id: caseId }, { $set: { 'desk.lastRead': read } }, [event]);
    },
    addPaper: (caseId, at, event) => {
      const acts = { $each: [{ act: 'paper', by: '', at }], $slice: -actsKept };
      const update = { $set: { 'desk.paperAt': at }, $push: { 'desk.acts': acts } };
      return write({ _id: caseId, status: { $ne: 'closed' } }, update, [event]);
    },
    raise: (caseId, event) => write({ _id: caseId }, {}, [event]),
    giveDesks: async () => {
      for (;;) {
        // By the index of what is due: it passes by all open ones that have a desk.
        const none = { desk: null, 'desk.dueAt': null };
        const old = await model.find(none).limit(together).lean<StoredCase[]>();
        if (old.length === 0) return;
        const given = old.map((stored) => ({
          updateOne: {
            filter: { _id: stored._id, desk: null },
            update: { $set: { desk: deskOfBefore(stored) } },
          },
        }));
        await model.bulkWrite(given as Parameters<typeof model.bulkWrite>[0], { ordered: false });
      }
    },
  };
}

const openOrder = { 'desk.dueAt': 1, _id: 1 } as const;

function filterOf({ kind, holder, closed, now }: CaseFilter): object {
  return {
    erasedAt: null,
    status: closed ? 'closed' : { $ne: 'closed' },
    ...(kind ? { kind } : {}),
    ...(holder ? { 'desk.holder': holder, 'desk.heldUntil': { $gt: now } } : {}),
  };
}

function freeFor(staffId: string, now: Date): object[] {
  return [{ 'desk.holder': null }, { 'desk.holder': staffId }, { 'desk.heldUntil': { $lte: now } }];
}

/** The first status after "received" was the first word to the customer. */
function deskOfBefore(stored: StoredCase): CaseDesk {
  const desk = untouched(stored);
  if (stored.status === 'closed' || stored.erasedAt) return { ...desk, dueAt: null };
  const spoken = stored.history.find(({ status }) => status !== 'received');
  if (!spoken) return desk;
  const acknowledgedAt = new Date(spoken.at);
  const dueAt = dueOf({ filedAt: stored.filedAt, acknowledgedAt, closedAt: null });
  return { ...desk, acknowledgedAt, dueAt };
}
