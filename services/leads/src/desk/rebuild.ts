/**
 * Makes the desk's read model again from the event log, beside the running service, and puts it in the old one's place by renames. All
 * documents are folded in memory, about 2 KB a lead. Never two at a time on one database.
 */
import type { EventBus } from '@muqarin/platform/events/bus';
import { UnreadableEvent } from '@muqarin/platform/events/envelope';
import { type Database, freshCollection, printOf } from '@muqarin/platform/read-model';
import type { Connection } from 'mongoose';
import type { DeskFact } from '../domain/desk/facts.ts';
import { foldLead } from '../domain/desk/fold.ts';
import {
  createDeskLeadStore,
  type DeskLeadStore,
  deskCollections,
  deskIndexes,
  fieldOf,
} from '../store/desk-leads.ts';
import { deskSources } from './fact-sources.ts';
import type { DeskSource, Kept } from './source.ts';

export interface DeskRebuilt {
  events: number;
  /** Passed by: they lie among the dead letters of the running service too. */
  unreadable: number;
  before: DeskPrint;
  after: DeskPrint;
  equal: boolean;
}

export interface DeskPrint {
  leads: number;
  /** See `printOf` of the platform. */
  sha256: string;
}

type Gathered = Map<string, Record<string, DeskFact>>;

const incoming = '_incoming';
const writtenAtOnce = 2_000;
/** Fewer than the tries that the store gives one lead: all of them may be of one. */
const recordedAtOnce = 40;
/** What the consumer took in during the renames is older in the log by less than this. */
const overlapMilliseconds = 60_000;

export async function rebuildDesk({
  connection,
  bus,
  swap,
}: {
  connection: Connection;
  bus: Pick<EventBus, 'scan'>;
  /** False: only compares. */
  swap: boolean;
}): Promise<DeskRebuilt> {
  const { db } = connection;
  if (!db) throw new Error('the database is not connected');
  const store = createDeskLeadStore(connection);
  await Promise.all([store.model.init(), store.journeys.init()]);
  const log = await gather(bus);
  for (const facts of log.leads.values()) Object.assign(facts, log.journeys.get(journeyOf(facts)));
  const leads = [...log.leads].map(([_id, facts]) => ({ _id, ...foldLead(facts) }));
  const journeys = [...log.journeys].map(([_id, facts]) => ({ _id, facts }));
  await write(db, deskCollections.leads + incoming, leads);
  await write(db, deskCollections.journeys + incoming, journeys);
  const before = await printOfLeads(db, deskCollections.leads);
  const after = await printOfLeads(db, deskCollections.leads + incoming);
  for (const name of Object.values(deskCollections)) {
    const fresh = db.collection(name + incoming);
    if (swap) await fresh.rename(name, { dropTarget: true });
    else await fresh.drop();
  }
  // The consumer went on with the old collections until now: what it took in meanwhile is in the log already.
  const afterStoredAt = log.lastStoredAt - overlapMilliseconds;
  if (swap) await recordSince(bus, afterStoredAt, store);
  const { events, unreadable } = log;
  return { events, unreadable, before, after, equal: before.sha256 === after.sha256 };
}

/** In any order: the fold is the same, and writes of one moment share a commit. */
async function recordSince(
  bus: Pick<EventBus, 'scan'>,
  afterStoredAt: number,
  store: Pick<DeskLeadStore, 'record'>,
): Promise<void> {
  const late: Kept[] = [];
  await eachKept(bus, { afterStoredAt }, (kept) => void late.push(kept));
  for (let first = 0; first < late.length; first += recordedAtOnce)
    await Promise.all(late.slice(first, first + recordedAtOnce).map(store.record));
}

function journeyOf(facts: Record<string, DeskFact>): string {
  return Object.values(facts).find((fact) => fact.kind === 'captured')?.journeyId ?? '';
}

async function gather(bus: Pick<EventBus, 'scan'>) {
  const leads: Gathered = new Map();
  const journeys: Gathered = new Map();
  const counted = await eachKept(bus, {}, ({ eventId, of }) => {
    const [into, id] = 'journeyId' in of ? [journeys, of.journeyId] : [leads, of.leadId];
    const known = into.get(id) ?? {};
    known[fieldOf(eventId)] = of.fact;
    into.set(id, known);
  });
  return { leads, journeys, ...counted };
}

async function eachKept(
  bus: Pick<EventBus, 'scan'>,
  from: { afterStoredAt?: number },
  take: (kept: Kept) => Promise<void> | void,
) {
  const sources = new Map(deskSources.map((each) => [each.def.type, each]));
  const topics = [...new Set(deskSources.map(({ def }) => def.topic))];
  const counted = { events: 0, unreadable: 0, lastStoredAt: 0 };
  for await (const page of bus.scan({ topics, ...from })) {
    for (const message of page) {
      counted.lastStoredAt = Math.max(counted.lastStoredAt, message.storedAt);
      const source = sources.get(message.headers.ce_type ?? '');
      if (!source) continue;
      counted.events += 1;
      const kept = readOrNull(source, message);
      if (kept === 'unreadable') counted.unreadable += 1;
      else if (kept) await take(kept);
    }
  }
  return counted;
}

function readOrNull(source: DeskSource, message: Parameters<DeskSource['read']>[0]) {
  try {
    return source.read(message);
  } catch (error) {
    if (error instanceof UnreadableEvent) return 'unreadable';
    throw error;
  }
}

async function write(db: Database, name: string, documents: readonly { _id: string }[]) {
  const indexes = name.startsWith(deskCollections.leads) ? deskIndexes : [];
  const fresh = await freshCollection(db, name, indexes);
  // Renamed although it is empty.
  if (documents.length === 0) await db.createCollection(name);
  for (let first = 0; first < documents.length; first += writtenAtOnce) {
    await fresh.insertMany(documents.slice(first, first + writtenAtOnce), { ordered: false });
  }
}

async function printOfLeads(db: Database, name: string): Promise<DeskPrint> {
  const { documents: leads, sha256 } = await printOf(db, name);
  return { leads, sha256 };
}
