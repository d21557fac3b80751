/** The read model: one document for each journey, holding the facts of its events. */
import { groupedChanges, groupedInsertsOrChanges } from '@muqarin/platform/grouped-writes';
import { lastFew } from '@muqarin/platform/last-few';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Fact, Facts } from '../domain/facts.ts';
import type { JourneyFact } from '../fact-source.ts';

export interface StoredJourney {
  /** The draft's id. */
  _id: string;
  /** Those from before an upgrade may have an earlier form: read them by `presentFacts`. */
  facts: Facts;
  /** ISO instants of the first and the last fact, for finding journeys by day. */
  firstAt: string;
  lastAt: string;
}

export interface JourneyStore {
  model: Model<StoredJourney>;
  record(journeyFact: JourneyFact): Promise<void>;
  /** By id, from the one after `after`. */
  page(after: string | null, limit: number): Promise<StoredJourney[]>;
  /** Those in which something may have happened between two instants, in no order. */
  between(from: string, to: string): AsyncIterable<Pick<StoredJourney, 'facts'>>;
}

export const journeysCollection = 'journeys';

/** Shared with a rebuild, whose collection takes the place of this one. */
export const journeyIndexes = [{ key: { firstAt: 1 as const }, name: 'firstAt_1' }];

const rememberedJourneys = 5_000;

/** @param gatherMilliseconds how long a fact may wait to be written with others */
export function createJourneyStore(connection: Connection, gatherMilliseconds = 0): JourneyStore {
  const model =
    (connection.models.Journey as Model<StoredJourney> | undefined) ??
    connection.model<StoredJourney>('Journey', journeySchema());
  const change = groupedChanges(model, gatherMilliseconds);
  const insertOrChange = groupedInsertsOrChanges(model, gatherMilliseconds);
  // An insert that is refused costs as much as one that is not.
  const written = lastFew<true>(rememberedJourneys);
  return {
    model,
    record: async (journeyFact) => {
      const { journeyId } = journeyFact;
      // Also where it should be there: a rebuilt collection may lack it for a moment.
      const addition = { ...recording(journeyId, [journeyFact]), upsert: true };
      if (written.get(journeyId)) return change(addition);
      await insertOrChange({ document: newJourney(journeyId, [journeyFact]), change: addition });
      written.set(journeyId, true);
    },
    page: (after, limit) =>
      model
        .find(after === null ? {} : { _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<StoredJourney[]>()
        .exec(),
    between: (from, to) =>
      model
        .find({ firstAt: { $lte: to }, lastAt: { $gte: from } }, { facts: 1 })
        .lean<StoredJourney[]>()
        .cursor(),
  };
}

/**
 * One write that says the same however often it is made, in whatever order: each fact has its place under its event's
 * id, and the two instants only ever move outwards. The place is the inbox marker.
 */
export function recording(journeyId: string, facts: readonly Omit<JourneyFact, 'journeyId'>[]) {
  const at = facts.map(({ fact }) => fact.at).sort();
  return {
    filter: { _id: journeyId },
    update: {
      $set: Object.fromEntries(
        facts.map(({ eventId, fact }): [string, Fact] => [`facts.${fieldOf(eventId)}`, fact]),
      ),
      $min: { firstAt: at[0] ?? '' },
      $max: { lastAt: at.at(-1) ?? '' },
    },
  };
}

/** What `recording` makes where there is nothing yet. */
export function newJourney(journeyId: string, facts: readonly Omit<JourneyFact, 'journeyId'>[]) {
  const at = facts.map(({ fact }) => fact.at).sort();
  return {
    _id: journeyId,
    facts: Object.fromEntries(facts.map(({ eventId, fact }) => [fieldOf(eventId), fact])),
    firstAt: at[0] ?? '',
    lastAt: at.at(-1) ?? '',
  };
}

/** An id of another hand may hold what a field's name cannot. */
function fieldOf(eventId: string): string {
  return eventId.replace(/[^\w-]/g, (sign) => `%${sign.codePointAt(0)?.toString(16)}`);
}

function journeySchema(): Schema<StoredJourney> {
  const schema = new Schema<StoredJourney>(
    {
      _id: { type: String, required: true },
      facts: { type: Schema.Types.Mixed, required: true },
      firstAt: { type: String, required: true },
      lastAt: { type: String, required: true },
    },
    { collection: journeysCollection, minimize: false, versionKey: false },
  );
  for (const { key, name } of journeyIndexes) schema.index(key, { name });
  return schema;
}
