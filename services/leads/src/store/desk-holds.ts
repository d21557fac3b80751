/**
 * Who works on whom: one document for each person, so that two leads of one person never go to two agents. Takes, notes and what came
 * of a call are written here with their events; the read model follows.
 */
import type { EventMessage } from '@muqarin/platform/events/bus';
import { outboxCommitted, outboxPush } from '@muqarin/platform/events/outbox';
import { type ChangeOfOne, groupedSwaps } from '@muqarin/platform/grouped-swaps';
import { groupedFinds } from '@muqarin/platform/grouped-writes';
import type { Connection, Model } from 'mongoose';
import { holdSchema, type StoredHold, type Take } from './desk-hold.ts';

export interface DeskHoldStore {
  model: Model<StoredHold>;
  /** One compare-and-set, which takes a place of the agent's too. The hold as it stands: somebody else has it, or the read model is behind. */
  take(take: Take, event: EventMessage): Promise<'taken' | 'full' | StoredHold>;
  find(personId: string): Promise<StoredHold | null>;
  findAll(personIds: readonly string[]): Promise<StoredHold[]>;
  /** Those of an agent that nobody else has taken, whether or not their time is over. */
  findHeldBy(staffId: string): Promise<StoredHold[]>;
  /** Of everybody, those whose time is not over. */
  findCurrent(now: Date): Promise<StoredHold[]>;
  /** Longer, as far as their time is not over: the leads. */
  extend(staffId: string, now: Date, until: Date): Promise<void>;
  /** One write with the event, where this agent holds it; false where somebody else does. */
  change(
    held: { personId: string; staffId: string },
    change: Partial<StoredHold>,
    event: EventMessage,
  ): Promise<boolean>;
  /** One write with the event, where `from` has the person and `to` a place for them; null is the queue. */
  reassign(
    move: {
      personId: string;
      leadId: string;
      from: string;
      to: string | null;
      now: Date;
      until: Date;
    },
    event: EventMessage,
  ): Promise<'done' | 'no' | 'full'>;
  /** One write with the event, where this agent holds the person and both leads stand by themselves. */
  merge(
    held: { personId: string; staffId: string },
    merge: { from: string; into: string; at: Date; until: Date },
    event: EventMessage,
  ): Promise<boolean>;
  /** One write with the event, where it is merged and nobody else has the person. */
  undoMerge(
    held: { personId: string; staffId: string },
    undo: { from: string; now: Date },
    event: EventMessage,
  ): Promise<boolean>;
  /** Of a person whom nobody may have taken yet. */
  noteRead(
    personId: string,
    read: NonNullable<StoredHold['lastRead']>,
    event: EventMessage,
  ): Promise<void>;
}

export function createDeskHoldStore(connection: Connection, capacity: number): DeskHoldStore {
  const model = connection.model<StoredHold>('DeskHold', holdSchema());
  const raw = model.collection as unknown as RawCollection;
  const swap = groupedSwaps(model);
  const places = (staffId: string) =>
    Array.from({ length: capacity }, (_, at) => placeOf(staffId, at));
  const heldBy = (staffId: string) => ({ place: { $in: places(staffId) } });
  const findHeldBy = (staffId: string) => model.find(heldBy(staffId)).lean<StoredHold[]>().exec();

  /** Whether this very event was written: its filter fitted. */
  async function act(
    filter: ChangeOfOne<StoredHold>['filter'],
    change: object,
    event: EventMessage,
  ) {
    const id = event.headers.ce_id ?? '';
    const acts = { $each: [id], $slice: -actsKept };
    const after = await swap({
      filter,
      update: outboxPush([event], { ...change, $push: { acts } }),
    });
    if (!after?.acts?.includes(id)) return false;
    connection.emit(outboxCommitted, { model, document: null });
    return true;
  }

  /** Or one of a lease that ran out, whose person is nobody's then. */
  async function freePlace({
    staffId,
    personId,
    now,
  }: Pick<Take, 'staffId' | 'personId' | 'now'>): Promise<string | undefined> {
    const others = (await findHeldBy(staffId)).filter(({ _id }) => _id !== personId);
    const taken = new Set(others.map(({ place }) => place));
    const free = places(staffId).filter((place) => !taken.has(place));
    if (free.length > 0) return free[randomBelow(free.length)];
    for (const { _id, place, until } of others) {
      const ended = { _id, place, until: { $lte: now } };
      if (until > now || place === undefined) continue;
      const update = { $set: { holder: null }, $unset: { place: '' } };
      if ((await raw.updateOne(ended, update)).matchedCount === 1) return place;
    }
    return undefined;
  }

  return {
    model,
    take: async (take, event) => {
      // Most agents hold one or two: whether a place is free is known when it is taken.
      let place: string | undefined = placeOf(take.staffId, randomBelow(capacity));
      for (let tries = 0; tries <= 2 * capacity && place !== undefined; tries += 1) {
        const after = await swap(takeWith(take, place, event));
        if (after?.takeId === event.headers.ce_id) {
          connection.emit(outboxCommitted, { model, document: null });
          return 'taken';
        }
        if (after && !isFree(after, take)) return after;
        place = await freePlace(take);
      }
      return 'full';
    },
    find: groupedFinds<StoredHold>(model),
    findAll: (personIds) =>
      model
        .find({ _id: { $in: [...personIds] } })
        .lean<StoredHold[]>()
        .exec(),
    findHeldBy,
    findCurrent: (now) =>
      model
        .find({ place: { $exists: true }, until: { $gt: now } })
        .lean<StoredHold[]>()
        .exec(),
    extend: async (staffId, now, until) => {
      await model.updateMany({ ...heldBy(staffId), until: { $gt: now } }, { $set: { until } });
    },
    change: ({ personId, staffId }, change, event) => {
      const gone = change.holder === null ? { $unset: { place: '' } } : {};
      return act({ _id: personId, holder: staffId }, { $set: change, ...gone }, event);
    },
    reassign: async ({ personId, leadId, from, to, now, until }, event) => {
      const filter = { _id: personId, holder: from };
      if (to === null) {
        const freed = { $set: { holder: null, leadId: null }, $unset: { place: '' } };
        return (await act(filter, freed, event)) ? 'done' : 'no';
      }
      for (let tries = 0; tries <= 2 * capacity; tries += 1) {
        const place = await freePlace({ staffId: to, personId, now });
        if (place === undefined) return 'full';
        if (await act(filter, { $set: { holder: to, leadId, until, place } }, event)) return 'done';
        // The place was taken a moment ago, or the person was.
        if ((await model.findById(personId).lean<StoredHold>())?.holder !== from) return 'no';
      }
      return 'full';
    },
    merge: ({ personId, staffId }, { from, into, at, until }, event) => {
      const alone = { [`merged.${from}`]: null, [`merged.${into}`]: null };
      const $set = { [`merged.${from}`]: { into, at }, leadId: into, until };
      return act({ _id: personId, holder: staffId, ...alone }, { $set }, event);
    },
    undoMerge: ({ personId, staffId }, { from, now }, event) => {
      const free = [{ holder: null }, { until: { $lte: now } }, { holder: staffId }];
      const filter = { _id: personId, $or: free, [`merged.${from}`]: { $ne: null } };
      return act(filter, { $unset: { [`merged.${from}`]: '' } }, event);
    },
    noteRead: async (personId, lastRead, event) => {
      const update = outboxPush([event], { $set: { lastRead } });
      const noted = await model.findOneAndUpdate({ _id: personId }, update).lean();
      if (!noted && !(await firstOfIts(model, personId, update)))
        await model.findOneAndUpdate({ _id: personId }, update).lean();
    },
  };
}

/** In the database's own terms: a schema would look at each field of the event again. Takes of one moment share a commit. */
function takeWith(take: Take, place: string, event: EventMessage): ChangeOfOne<StoredHold> {
  const { personId, leadId, staffId, now, until, known } = take;
  const filter = {
    _id: personId,
    $or: [{ holder: null }, { until: { $lte: now } }],
    // One value alone would be written into a new document.
    'waitsFor.eventId': { $in: [null, '', ...known] },
  };
  const held = { holder: staffId, leadId, until, place, takeId: event.headers.ce_id };
  const update = outboxPush([event], { $set: held });
  return { filter, update, upsert: true, finds: (hold) => isFree(hold, take) };
}

/** As `takeWith` asks the database. */
function isFree({ holder, until, waitsFor }: StoredHold, { now, known }: Take): boolean {
  if (waitsFor && !known.includes(waitsFor.eventId)) return false;
  return !holder || until <= now;
}

function placeOf(staffId: string, at: number): string {
  return `${at} ${staffId}`;
}

/** Which of the free ones is all the same. */
function randomBelow(count: number): number {
  return Math.floor(Math.random() * count);
}

/** More than come in one moment from the tabs of one agent. */
const actsKept = 8;

interface RawCollection {
  updateOne(filter: object, update: object): Promise<{ matchedCount: number }>;
}

/** The first document of a person; false where there is one. */
async function firstOfIts(
  model: Model<StoredHold>,
  personId: string,
  update: object,
): Promise<boolean> {
  try {
    // Another filter than the id alone would make a second one.
    const none = { _id: personId, until: { $exists: false } };
    await model.findOneAndUpdate(none, update, { upsert: true }).lean();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 11_000) return false;
    throw error;
  }
}
