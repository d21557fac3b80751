/** Compare-and-sets of one document each, in groups (write-group.ts, ADR 0021). */
import type { Model, QueryFilter } from 'mongoose';
import { collectionOf, duplicateKey, refusalsOf, type ServerError } from './bulk-refusals.ts';
import type { Change } from './grouped-writes.ts';
import { createWriteGroup } from './write-group.ts';

export interface ChangeOfOne<T> extends Change {
  filter: { _id: string; [condition: string]: unknown };
  /**
   * As the filter asks the database. Of several changes of one document in one moment that name this, those that would not find what
   * the first one left are not written at all.
   */
  finds?: (document: T) => boolean;
}

/**
 * Compare-and-sets that share a commit: each is answered with the document as it stands right after all of them, and knows by
 * what it wrote whether it was its own. What a unique index refuses changes nothing, an upsert whose id is there for example.
 * @param gatherMilliseconds how long each may wait for others
 */
export function groupedSwaps<T>(
  model: Model<T>,
  gatherMilliseconds = 0,
): (change: ChangeOfOne<T>) => Promise<T | null> {
  const collection = collectionOf(model);
  const bulkWrite = (operations: readonly object[]) =>
    refusalsOf(() => collection.bulkWrite(operations, { ordered: false }));
  const swap = createWriteGroup<Swap<T>>({
    gatherMilliseconds,
    write: async (swaps) => {
      const errors = new Map<number, ServerError>();
      let left: Placed<T>[] = [...swaps.entries()];
      while (left.length > 0) {
        const [now, later] = firstOfEach(left);
        const refused = await bulkWrite(operationsOf(now.map(([, { change }]) => change)));
        for (const [at, error] of refused) errors.set(now[at]?.[0] ?? at, error);
        const ids = [...new Set(now.map(([, { change }]) => change.filter._id))];
        const documents = (await model
          .find({ _id: { $in: ids } } as QueryFilter<T>)
          .lean()) as (T & {
          _id: unknown;
        })[];
        const byId = new Map(documents.map((document) => [document._id, document]));
        for (const [, each] of left) each.after = byId.get(each.change.filter._id) ?? null;
        left = later.filter(([, { change, after }]) => after === null || change.finds?.(after));
      }
      return new Map([...errors].filter(([, { code }]) => code !== duplicateKey));
    },
  });
  return async (change) => {
    const asked: Swap<T> = { change, after: null };
    await swap(asked);
    return asked.after;
  };
}

interface Swap<T> {
  change: ChangeOfOne<T>;
  after: T | null;
}

type Placed<T> = readonly [place: number, swap: Swap<T>];

/** Those that are written now, and those that first see what another one leaves of their document. */
function firstOfEach<T>(swaps: readonly Placed<T>[]): [Placed<T>[], Placed<T>[]] {
  const seen = new Set<string>();
  const isLater = ([, { change }]: Placed<T>) => {
    const { _id } = change.filter;
    const waits = change.finds !== undefined && seen.has(_id);
    seen.add(_id);
    return waits;
  };
  const later = new Set(swaps.filter(isLater));
  return [swaps.filter((each) => !later.has(each)), [...later]];
}

/** One document is made once: an upsert that is refused costs more than one that finds nothing. */
function operationsOf<T>(changes: readonly ChangeOfOne<T>[]) {
  const first = new Set<string>();
  return changes.map(({ filter, update, ...change }) => {
    const upsert = change.upsert === true && !first.has(filter._id);
    first.add(filter._id);
    return { updateOne: { filter, update, upsert } };
  });
}
