/** A memory of the values set last: beyond `most` the one set longest ago is forgotten. */
export interface LastFew<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

export function lastFew<Value>(most: number): LastFew<Value> {
  const kept = new Map<string, Value>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => {
      kept.delete(key);
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
    delete: (key) => void kept.delete(key),
  };
}
