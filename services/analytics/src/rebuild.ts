/**
 * Makes the read model again from the event log: the log is the truth, what stands here is only a view of it. Works beside the
 * running service, which keeps its collection until the new one takes its place by one rename.
 */
import type { EventBus } from '@muqarin/platform/events/bus';
import { freshCollection } from '@muqarin/platform/read-model';
import type { Connection } from 'mongoose';
import { type Print, printOf } from './rebuild/canonical.ts';
import { createRecent, type Folded, foldLog } from './rebuild/fold-log.ts';
import { createJourneyStore, journeyIndexes, journeysCollection } from './store/journeys.ts';

export interface RebuildParts {
  connection: Connection;
  bus: Pick<EventBus, 'scan'>;
  /** False: only compares, and leaves everything as it was. */
  swap: boolean;
}

export interface Rebuilt extends Folded {
  before: Print;
  after: Print;
  equal: boolean;
}

const incoming = 'journeys_incoming';

/** What the consumer took in while the new collection was made is older in the log by less than this. */
const overlapMilliseconds = 60_000;

/**
 * Ended before the rename it has changed nothing; ended between the rename and its return, run it again. Never two at a
 * time on one database. Rejects as the log and the database do.
 */
export async function rebuildJourneys({ connection, bus, swap }: RebuildParts): Promise<Rebuilt> {
  const { db } = connection;
  if (!db) throw new Error('the database is not connected');
  // A service that never ran has no collection yet.
  await createJourneyStore(connection).model.init();
  const fresh = await freshCollection(db, incoming, journeyIndexes);
  const recent = createRecent(overlapMilliseconds);
  const folded = await foldLog(bus, fresh, { note: recent });
  const [before, after] = [await printOf(db, journeysCollection), await printOf(db, incoming)];
  if (swap) {
    await fresh.rename(journeysCollection, { dropTarget: true });
    // The consumer went on with the old collection until now: what it took in meanwhile is in the log already.
    const afterStoredAt = folded.lastStoredAt - overlapMilliseconds;
    await foldLog(bus, db.collection(journeysCollection), {
      afterStoredAt,
      knownToBeNew: false,
      except: recent,
    });
  } else await fresh.drop();
  return { ...folded, before, after, equal: before.sha256 === after.sha256 };
}
