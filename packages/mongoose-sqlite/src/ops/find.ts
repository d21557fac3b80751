import type { Wanted } from '../index/plan.ts';
import { type Matcher, matcher, readFilter } from '../query/matcher.ts';
import { projector } from '../query/projection.ts';
import { sortBy, sortKeys } from '../query/sort.ts';
import type { Store } from '../store.ts';
import { decode } from '../values/encoding.ts';
import type { Doc } from '../values/types.ts';
import { candidates } from './candidates.ts';
import type { Stored } from './records.ts';

export type Find = Wanted;

/** A stored document that matched, decoded. */
export type Match = Stored & { doc: Doc };

export function readFind(filter: unknown, options: Doc): Find {
  return {
    filter: readFilter(filter),
    sort: sortKeys(options.sort),
    skip: Number(options.skip ?? 0),
    // MongoDB takes a negative limit as its absolute value.
    limit: Math.abs(Number(options.limit ?? 0)),
    hint: options.hint,
  };
}

/** The documents of a find, projected; read on demand where no sort needs them all. */
export function* findDocs(store: Store, name: string, find: Find, fields: unknown): Generator<Doc> {
  const project = projector(fields, find.filter);
  let seen = 0;
  for (const { doc } of matches(store, name, find)) {
    seen += 1;
    if (seen > find.skip) yield project(doc);
    if (find.limit > 0 && seen >= find.skip + find.limit) return;
  }
}

/** The first match in the sort's order, for the operations on one document. */
export function firstMatch(store: Store, name: string, find: Find): Match | undefined {
  return matches(store, name, { ...find, limit: 1 }).next().value;
}

/** All matches in the sort's order, else in insertion order: SQL narrows, the matcher decides. */
export function* matches(store: Store, name: string, find: Find): Generator<Match, undefined> {
  const { ordered, stored } = candidates(store, name, find);
  const tested = test(stored, matcher(find.filter, store.now));
  if (find.sort.length === 0 || ordered) yield* tested;
  else yield* sortBy([...tested], find.sort, (match) => match.doc);
  return undefined;
}

function* test(stored: Iterable<Stored>, meets: Matcher): Generator<Match> {
  for (const { row, data } of stored) {
    const doc = decode(data);
    if (meets(doc)) yield { row, data, doc };
  }
}
