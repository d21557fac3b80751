/** Every event of the log into a collection, journeys gathered in memory first: a journey's events lie close together. */
import type { EventBus, StoredMessage } from '@muqarin/platform/events/bus';
import { UnreadableEvent } from '@muqarin/platform/events/envelope';
import type { Connection } from 'mongoose';
import type { FactSource, JourneyFact } from '../fact-source.ts';
import { factSources } from '../facts-of-events.ts';
import { newJourney, recording } from '../store/journeys.ts';

export interface Folded {
  /** Of the kinds that the read model is made of. */
  events: number;
  /** Passed by: they lie among the dead letters of the running service too. */
  unreadable: number;
  /** Of the newest message, milliseconds since the epoch; 0 without any. */
  lastStoredAt: number;
}

export interface FoldOptions {
  /** Milliseconds since the epoch. */
  afterStoredAt?: number;
  /** False where others write to the target. */
  knownToBeNew?: boolean;
  /** Notes what is taken. */
  note?: Recent;
  /** Passes by what was noted. */
  except?: Recent;
}

/** Ids of the last events taken, so that reading the end of the log again costs next to nothing. */
export interface Recent {
  has(eventId: string): boolean;
  add(eventId: string, storedAt: number): void;
}

type Target = ReturnType<NonNullable<Connection['db']>['collection']>;
type Gathered = Map<string, Omit<JourneyFact, 'journeyId'>[]>;

const gatheredAtMost = 20_000;
const writtenAtOnce = 2_000;

export async function foldLog(
  bus: Pick<EventBus, 'scan'>,
  target: unknown,
  { afterStoredAt, knownToBeNew = true, note, except }: FoldOptions = {},
): Promise<Folded> {
  const sources = new Map(factSources.map((each) => [each.def.type, each]));
  const topics = [...new Set(factSources.map(({ def }) => def.topic))];
  const writer = createWriter(target as Target, knownToBeNew);
  const folded: Folded = { events: 0, unreadable: 0, lastStoredAt: 0 };
  let gathered: Gathered = new Map();
  const take = (message: StoredMessage, source: FactSource) => {
    folded.events += 1;
    const read = readOrNull(source, message);
    if (read === null) folded.unreadable += 1;
    else {
      gather(gathered, read);
      note?.add(read.eventId, message.storedAt);
    }
  };
  for await (const page of bus.scan({
    topics,
    ...(afterStoredAt === undefined ? {} : { afterStoredAt }),
  })) {
    for (const message of page) {
      folded.lastStoredAt = Math.max(folded.lastStoredAt, message.storedAt);
      const { ce_type: type = '', ce_id: id = '' } = message.headers;
      const source = sources.get(type);
      if (source && !except?.has(id)) take(message, source);
    }
    if (gathered.size < gatheredAtMost) continue;
    await writer.write(gathered);
    gathered = new Map();
  }
  await writer.write(gathered);
  return folded;
}

/** Keeps at least what was stored in the last so many milliseconds, and at most twice that. */
export function createRecent(keptMilliseconds: number): Recent {
  let older = new Set<string>();
  let newer = new Set<string>();
  let since = 0;
  return {
    has: (eventId) => newer.has(eventId) || older.has(eventId),
    add: (eventId, storedAt) => {
      if (storedAt - since > keptMilliseconds) [older, newer, since] = [newer, new Set(), storedAt];
      newer.add(eventId);
    },
  };
}

function readOrNull(source: FactSource, message: StoredMessage): JourneyFact | null {
  try {
    return source.read(message);
  } catch (error) {
    if (error instanceof UnreadableEvent) return null;
    throw error;
  }
}

function gather(gathered: Gathered, { journeyId, ...rest }: JourneyFact): void {
  const known = gathered.get(journeyId);
  if (known) known.push(rest);
  else gathered.set(journeyId, [rest]);
}

/** Whole documents where a journey is new, which is five times as fast; later facts of one are added to it. */
function createWriter(target: Target, knownToBeNew: boolean) {
  const written = new Set<string>();
  return {
    write: async (gathered: Gathered) => {
      const isNew = (journeyId: string) => knownToBeNew && !written.has(journeyId);
      const operations = [...gathered].map(([journeyId, facts]) =>
        isNew(journeyId)
          ? { insertOne: { document: newJourney(journeyId, facts) } }
          : addition(journeyId, facts),
      );
      for (const journeyId of gathered.keys()) written.add(journeyId);
      for (let first = 0; first < operations.length; first += writtenAtOnce) {
        const some = operations.slice(first, first + writtenAtOnce);
        await target.bulkWrite(some as never, { ordered: false });
      }
    },
  };
}

function addition(journeyId: string, facts: readonly Omit<JourneyFact, 'journeyId'>[]) {
  return { updateOne: { ...recording(journeyId, facts), upsert: true } };
}
