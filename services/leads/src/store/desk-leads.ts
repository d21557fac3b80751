/** The desk's read model: one document for each lead with the facts of its events, and those of journeys for leads to come. */
import { type ChangeOfOne, groupedSwaps } from '@muqarin/platform/grouped-swaps';
import {
  groupedChanges,
  groupedFinds,
  groupedFindsBy,
  groupInserts,
} from '@muqarin/platform/grouped-writes';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Kept } from '../desk/source.ts';
import type { DeskFacts, JourneyFact } from '../domain/desk/facts.ts';
import { type DeskLead, foldLead } from '../domain/desk/fold.ts';

export type StoredDeskLead = DeskLead & { _id: string };

export interface StoredDeskJourney {
  _id: string;
  facts: Readonly<Record<string, JourneyFact>>;
}

export interface DeskPage {
  /** Due at this moment or, with `later`, after it. */
  now: string;
  later?: boolean;
  slots?: readonly string[];
  lines?: readonly string[];
  languages?: readonly string[];
  emirates?: readonly number[];
  skip: number;
  limit: number;
}

export type Closed = Pick<DeskPage, 'slots' | 'lines' | 'languages' | 'emirates'>;

export type Changed = Pick<StoredDeskLead, '_id' | 'count' | 'lastAt'>;

export type Queued = Pick<StoredDeskLead, '_id' | 'line' | 'state' | 'dueAt'>;

export interface DeskLeadStore {
  model: Model<StoredDeskLead>;
  journeys: Model<StoredDeskJourney>;
  /** As often as it comes, and in whatever order: the same documents. */
  record(kept: Kept): Promise<void>;
  find(leadId: string): Promise<StoredDeskLead | null>;
  findAll(leadIds: readonly string[]): Promise<StoredDeskLead[]>;
  /** Who waits, the longest due first. */
  waiting(page: DeskPage): Promise<StoredDeskLead[]>;
  countWaiting(page: Omit<DeskPage, 'skip' | 'limit'>): Promise<number>;
  /** Who is due, the longest first, by what a count needs. */
  queue(now: string, most: number): Promise<Queued[]>;
  /** What was closed last comes first. */
  closed(page: Closed & Pick<DeskPage, 'skip' | 'limit'>): Promise<StoredDeskLead[]>;
  countClosed(page: Closed): Promise<number>;
  /** Those to which something happened from that instant on, with how much is known of each; in the order of what happened. */
  changed(since: string, most: number): Promise<Changed[]>;
}

export const deskCollections = { leads: 'desk_leads', journeys: 'desk_journeys' } as const;
/** Shared with a rebuild, whose collection takes the place of this one. */
export const deskIndexes = [
  { key: { waits: 1 as const, dueAt: 1 as const }, name: 'waits_1_dueAt_1' },
  { key: { closedAt: 1 as const }, name: 'closedAt_1' },
  { key: { lastAt: 1 as const }, name: 'lastAt_1' },
  { key: { journeyId: 1 as const }, name: 'journeyId_1' },
];

const mostTries = 50;

/** @param gatherMilliseconds how long what is heard may wait to be written with others */
export function createDeskLeadStore(connection: Connection, gatherMilliseconds = 0): DeskLeadStore {
  // A rebuild beside the service finds them there.
  const { DeskLead, DeskJourney } = connection.models;
  const model = (DeskLead ?? connection.model('DeskLead', leadSchema())) as Model<StoredDeskLead>;
  const journeys = (DeskJourney ??
    connection.model('DeskJourney', journeySchema())) as Model<StoredDeskJourney>;
  // Leads come many at once, and share calls and commits of a database that others wait for.
  if (!DeskLead) groupInserts(model, gatherMilliseconds);
  const together = { gatherMilliseconds };
  const leadOf = groupedFindsBy<StoredDeskLead>(model, '_id', together);
  const leadsOfJourney = groupedFindsBy<StoredDeskLead>(model, 'journeyId', together);
  const journeyOf = groupedFindsBy<StoredDeskJourney>(journeys, '_id', together);
  const changeJourney = groupedChanges(journeys, gatherMilliseconds);
  const swap = groupedSwaps<StoredDeskLead>(model, gatherMilliseconds);

  async function add(leadId: string, added: DeskFacts): Promise<void> {
    let [found] = await leadOf(leadId);
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (found && holds(found, added)) return;
      const folded = foldLead({ ...found?.facts, ...added });
      if (found) found = (await swap(replacing(found, folded))) ?? undefined;
      else if (await insert(model, { _id: leadId, ...folded })) return;
      else [found] = await leadOf(leadId);
    }
    throw new Error('a lead at the desk changes faster than it can be written');
  }

  return {
    model,
    journeys,
    find: groupedFinds<StoredDeskLead>(model),
    record: async ({ eventId, of }) => {
      const id = fieldOf(eventId);
      // Each writes its own first and looks for the other then: whoever is second finds it.
      if ('journeyId' in of) {
        const update = { $set: { [`facts.${id}`]: of.fact } };
        await changeJourney({ filter: { _id: of.journeyId }, update, upsert: true });
        const leads = await leadsOfJourney(of.journeyId);
        await Promise.all(leads.map(({ _id }) => add(_id, { [id]: of.fact })));
        return;
      }
      const first = { _id: of.leadId, ...foldLead({ [id]: of.fact }) };
      const isNew = of.fact.kind === 'captured' && (await insert(model, first));
      if (!isNew) await add(of.leadId, { [id]: of.fact });
      if (of.fact.kind !== 'captured') return;
      const [journey] = await journeyOf(of.fact.journeyId);
      if (journey) await add(of.leadId, journey.facts);
    },
    findAll: (leadIds) =>
      model
        .find({ _id: { $in: [...leadIds] } })
        .lean<StoredDeskLead[]>()
        .exec(),
    waiting: ({ skip, limit, ...page }) =>
      model
        .find(inPage(page))
        .sort({ dueAt: 1 })
        .skip(skip)
        .limit(limit)
        .lean<StoredDeskLead[]>()
        .exec(),
    countWaiting: (page) => model.countDocuments(inPage(page)),
    queue: (now, most) =>
      model
        .find(inPage({ now }), { line: 1, state: 1, dueAt: 1 })
        .sort({ dueAt: 1 })
        .limit(most)
        .lean<Queued[]>()
        .exec(),
    closed: ({ skip, limit, ...page }) =>
      model
        .find({ closedAt: { $gt: '' }, ...chosen(page) })
        .sort({ closedAt: -1 })
        .skip(skip)
        .limit(limit)
        .lean<StoredDeskLead[]>()
        .exec(),
    countClosed: (page) => model.countDocuments({ closedAt: { $gt: '' }, ...chosen(page) }),
    changed: (since, most) =>
      model
        .find({ lastAt: { $gte: since } }, { count: 1, lastAt: 1 })
        .sort({ lastAt: 1 })
        .limit(most)
        .lean<Changed[]>()
        .exec(),
  };
}

function inPage({ now, later, ...page }: Omit<DeskPage, 'skip' | 'limit'>) {
  return { waits: true, dueAt: later ? { $gt: now } : { $lte: now }, ...chosen(page) };
}

function chosen({ slots, lines, languages, emirates }: Closed) {
  return {
    ...(slots ? { slot: { $in: [...slots] } } : {}),
    ...(lines ? { line: { $in: [...lines] } } : {}),
    ...(languages ? { language: { $in: [...languages] } } : {}),
    ...(emirates ? { emirateId: { $in: [...emirates] } } : {}),
  };
}

function holds({ facts }: StoredDeskLead, added: DeskFacts): boolean {
  return Object.keys(added).every((id) => Object.hasOwn(facts, id));
}

/** Only while nobody else has added to it. */
function replacing({ _id, count }: StoredDeskLead, folded: DeskLead): ChangeOfOne<StoredDeskLead> {
  return { filter: { _id, count }, update: { $set: folded } };
}

async function insert(model: Model<StoredDeskLead>, lead: StoredDeskLead): Promise<boolean> {
  try {
    await model.create(lead);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 11_000) return false;
    throw error;
  }
}

/** An id of another hand may hold what a field's name cannot. */
export function fieldOf(eventId: string): string {
  return eventId.replace(/[^\w-]/g, (sign) => `%${sign.codePointAt(0)?.toString(16)}`);
}

const plain = { minimize: false, versionKey: false } as const;

function leadSchema(): Schema<StoredDeskLead> {
  const schema = new Schema<StoredDeskLead>(
    {
      _id: { type: String, required: true },
      journeyId: { type: String, default: null },
      state: { type: String, required: true },
      waits: { type: Boolean, required: true },
      dueAt: { type: String, default: null },
      closedAt: { type: String, default: null },
      lastAt: { type: String, default: '' },
      line: { type: String, default: '' },
      slot: { type: String, default: 'any' },
      language: { type: String, default: '' },
      emirateId: { type: Number, default: 0 },
      facts: { type: Schema.Types.Mixed, required: true },
      count: { type: Number, required: true },
    },
    { ...plain, collection: deskCollections.leads },
  );
  for (const { key, name } of deskIndexes) schema.index(key, { name });
  return schema;
}

function journeySchema(): Schema<StoredDeskJourney> {
  return new Schema<StoredDeskJourney>(
    { _id: { type: String, required: true }, facts: { type: Schema.Types.Mixed, required: true } },
    { ...plain, collection: deskCollections.journeys },
  );
}
