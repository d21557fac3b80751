/** A memory of the values set last: beyond `most` the one set longest ago is forgotten. */
export interface LastFew<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

export function lastFew<Value>(most: number): LastFew<Value> {
  // A map leaves old tables behind as it grows, and they hold on to what was in them until the whole heap is searched for
  // garbage. So they hold boxes, and a forgotten value's box is empty.
  const kept = new Map<string, { value: Value | undefined }>();
  // One for ever: another would pass by the places of all that was forgotten. What it has passed is never set there again.
  const oldest = kept.keys();
  const forget = (key: string) => {
    const box = kept.get(key);
    if (box === undefined) return;
    box.value = undefined;
    kept.delete(key);
  };
  return {
    get: (key) => kept.get(key)?.value,
    set: (key, value) => {
      forget(key);
      kept.set(key, { value });
      if (kept.size > most) forget(oldest.next().value ?? key);
    },
    delete: forget,
  };
}
