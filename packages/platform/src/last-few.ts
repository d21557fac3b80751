/** A memory of the values set last: beyond `most` the one set longest ago is forgotten. */
export interface LastFew<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

interface Kept<Value> {
  key: string;
  value: Value | undefined;
  older: Kept<Value> | null;
  newer: Kept<Value> | null;
}

/**
 * In the order of a linked list, as a map's own order costs memory: whoever holds its iterator holds every table that the map
 * has had since, and each delete may make a table.
 */
export function lastFew<Value>(most: number): LastFew<Value> {
  const kept = new Map<string, Kept<Value>>();
  let oldest: Kept<Value> | null = null;
  let newest: Kept<Value> | null = null;
  const append = (entry: Kept<Value>) => {
    entry.older = newest;
    if (newest) newest.newer = entry;
    else oldest = entry;
    newest = entry;
  };
  const unlink = (entry: Kept<Value>) => {
    const { older, newer } = entry;
    if (older) older.newer = newer;
    else oldest = newer;
    if (newer) newer.older = older;
    else newest = older;
    entry.older = null;
    entry.newer = null;
  };
  const forget = (entry: Kept<Value>) => {
    unlink(entry);
    kept.delete(entry.key);
    // Tables that the map has left behind hold on to it until the whole heap is searched for garbage.
    entry.value = undefined;
  };
  return {
    get: (key) => kept.get(key)?.value,
    set: (key, value) => {
      const known = kept.get(key);
      if (known) {
        known.value = value;
        unlink(known);
        append(known);
        return;
      }
      const entry = { key, value, older: null, newer: null };
      kept.set(key, entry);
      append(entry);
      if (oldest && kept.size > most) forget(oldest);
    },
    delete: (key) => {
      const known = kept.get(key);
      if (known) forget(known);
    },
  };
}
