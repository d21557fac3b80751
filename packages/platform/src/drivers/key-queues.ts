/** Work in order per key and at the same time over keys. */

export interface KeyQueues {
  /** Begins in a turn of its own, when the earlier work of this key is done. Work must not reject. */
  add(key: string, work: () => Promise<void>): void;
  /** Resolves when nothing is under way; what is added meanwhile is awaited as well. */
  idle(): Promise<void>;
}

export function createKeyQueues(): KeyQueues {
  const last = new Map<string, Promise<void>>();
  return {
    add: (key, work) => {
      const mine = (last.get(key) ?? Promise.resolve()).then(work).then(() => {
        if (last.get(key) === mine) last.delete(key);
      });
      last.set(key, mine);
    },
    idle: async () => {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
