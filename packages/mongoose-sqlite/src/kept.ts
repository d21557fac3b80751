import type { Store } from './store.ts';
import type { Doc } from './values/types.ts';

/**
 * Does the work, before anything else can come between, and resolves when the disk has it: also where it failed, since the rest
 * of a bulk write stays. A write concern may ask not to wait for the disk.
 */
export async function kept<T>(store: Store, work: () => T, options: Doc = {}): Promise<T> {
  try {
    return work();
  } finally {
    if (asksForFlush(options)) await store.flushed();
  }
}

/** A write concern without the journal asks for no flush (MongoDB, "Write Concern", j). */
function asksForFlush(options: Doc): boolean {
  return (options.writeConcern as { j?: unknown } | undefined)?.j !== false;
}
