/** MongoDB's update operators, as far as outboxes and inboxes use them. See `memory-language.ts`. */
import { type Doc, isDoc, matches, same } from './memory-language.ts';

/** Changes the document in place; gives whether anything became another. */
export function change(doc: Doc, update: Doc, inserting = false): boolean {
  let changed = false;
  for (const [name, fields] of Object.entries(update)) {
    const operator = operators[name];
    if (operator === undefined) throw new Error(`the simulated store knows no ${name}`);
    if (name === '$setOnInsert' && !inserting) continue;
    for (const [path, given] of Object.entries(fields as Doc)) {
      const place = placeOf(doc, path);
      if (operator(place, given)) changed = true;
    }
  }
  return changed;
}

interface Place {
  holder: Doc;
  name: string;
}

const set = ({ holder, name }: Place, given: unknown): boolean => {
  const before = holder[name];
  holder[name] = copy(given);
  const emptied =
    Array.isArray(before) && Array.isArray(given) && before.length + given.length === 0;
  return !same(before, given) && !emptied;
};

const operators: Record<string, (place: Place, given: unknown) => boolean> = {
  $set: set,
  $setOnInsert: set,
  $unset: ({ holder, name }) => name in holder && delete holder[name],
  $inc: ({ holder, name }, by) => {
    holder[name] = ((holder[name] as number | undefined) ?? 0) + (by as number);
    return by !== 0;
  },
  $push: ({ holder, name }, given) => {
    const { $each: more, $slice: slice } = isDoc(given) ? given : {};
    const added = (Array.isArray(more) ? more : [given]).map(copy);
    const all = [...((holder[name] as unknown[] | undefined) ?? []), ...added];
    holder[name] = slice === undefined ? all : all.slice(slice as number);
    return added.length > 0;
  },
  $pull: ({ holder, name }, condition) => {
    const before = (holder[name] as Doc[] | undefined) ?? [];
    const kept = before.filter((each) => !matches(each, condition as Doc));
    if (kept.length === before.length) return false;
    holder[name] = kept;
    return true;
  },
};

function placeOf(doc: Doc, path: string): Place {
  const names = path.split('.');
  const name = names.pop() as string;
  let holder = doc;
  for (const each of names) {
    holder[each] ??= {};
    holder = holder[each] as Doc;
  }
  return { holder, name };
}

/** What goes in or out of the store is nobody else's. Frozen things need no copy. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Date) return new Date(value) as T;
  if (Array.isArray(value)) return value.map(copy) as T;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)])) as T;
}
