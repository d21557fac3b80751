import type { Wanted } from '../index/plan.ts';
import { filterRoots, type Matcher, matcher, readFilter } from '../query/matcher.ts';
import { keptRoots, projector } from '../query/projection.ts';
import { sortBy, sortKeys } from '../query/sort.ts';
import type { Store } from '../store.ts';
import { decode, decodeExact, decodeFields, holdsLong } from '../values/encoding.ts';
import { rootOf } from '../values/paths.ts';
import type { Doc } from '../values/types.ts';
import { candidates } from './candidates.ts';
import type { Stored } from './records.ts';

export type Find = Wanted;

/** A stored document that matched, decoded. */
export type Match = Stored & { doc: Doc };

/** The same, to be rewritten: `exact` keeps its Longs, and is `doc` itself where it has none. */
export type Rewritable = Match & { exact: Doc };

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
  const roots = neededRoots(find, fields);
  const read = roots
    ? (stored: Stored) => ({ ...stored, doc: decodeFields(stored.data, roots) })
    : whole;
  let seen = 0;
  for (const { doc } of matchesAs(store, name, find, read)) {
    seen += 1;
    if (seen > find.skip) yield project(doc);
    if (find.limit > 0 && seen >= find.skip + find.limit) return;
  }
}

/** What filter, sort and projection look at, where that is less than the whole: the rest stays unread. */
function neededRoots({ filter, sort }: Find, fields: unknown): ReadonlySet<string> | null {
  const kept = keptRoots(fields);
  const asked = kept && filterRoots(filter);
  if (!asked) return null;
  return new Set([...kept, ...asked, ...sort.map(({ path }) => rootOf(path))]);
}

/** The first match in the sort's order, for the operations on one document. */
export function firstMatch(store: Store, name: string, find: Find): Match | undefined {
  return matches(store, name, { ...find, limit: 1 }).next().value;
}

/** All matches in the sort's order, else in insertion order: SQL narrows, the matcher decides. */
export function matches(store: Store, name: string, find: Find): Generator<Match, undefined> {
  return matchesAs(store, name, find, whole);
}

function whole(stored: Stored): Match {
  return { ...stored, doc: decode(stored.data) };
}

/** The same for those who change them and show none as it was: each is decoded once. */
export function rewritable(store: Store, name: string, find: Find): Rewritable[] {
  return [...matchesAs(store, name, find, exactly)];
}

export function firstRewritable(store: Store, name: string, find: Find): Rewritable | undefined {
  return matchesAs(store, name, { ...find, limit: 1 }, exactly).next().value;
}

function exactly(stored: Stored): Rewritable {
  const exact = decodeExact(stored.data);
  return { ...stored, exact, doc: holdsLong(exact) ? decode(stored.data) : exact };
}

function* matchesAs<M extends Match>(
  store: Store,
  name: string,
  find: Find,
  read: (stored: Stored) => M,
): Generator<M, undefined> {
  const { ordered, stored } = candidates(store, name, find);
  const tested = test(stored, find.filter, matcher(find.filter, store.now), read);
  if (find.sort.length === 0 || ordered) yield* tested;
  else yield* sortBy([...tested], find.sort, (match) => match.doc);
  return undefined;
}

function* test<M extends Match>(
  stored: Iterable<Stored>,
  filter: Doc,
  meets: Matcher,
  read: (stored: Stored) => M,
): Generator<M> {
  const roots = filterRoots(filter);
  const decisive = roots && new Set(roots);
  let isRefused = false;
  for (const each of stored) {
    // After one that was refused more may be: what decides is read alone first.
    if (isRefused && decisive && !meets(decodeFields(each.data, decisive))) continue;
    const match = read(each);
    isRefused = !meets(match.doc);
    if (!isRefused) yield match;
  }
}
