/**
 * The relay moves events from outboxes to the bus: claim, publish in order, await the broker, and only then take them out.
 * What a new document brings is handed to it, claimed already (outbox-commits.ts).
 * Dying in between repeats events and loses none. It never gives up: failures are tried again with a growing pause.
 */
import { watchOutboxes } from '../metrics/watch.ts';
import { relayName } from './observe.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { RelayOptions } from './relay-options.ts';
import { runStore } from './relay-store.ts';

export interface Relay {
  /** Something was committed: look now. Stores nudge by themselves after commits in this process. */
  nudge(): void;
  /** Lets the batch under way finish. */
  stop(): Promise<void>;
}

export function startRelay(options: RelayOptions): Relay {
  const { tell } = createDepths(options);
  const unwatch = watched(options);
  // A loop of its own for each store: a slow or failing one holds up no other.
  const loops = options.stores.map((store) => runStore(store, options, (at) => tell(store, at)));
  return {
    nudge: () => {
      for (const loop of loops) loop.nudge();
    },
    stop: async () => {
      unwatch();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function watched({ telemetry, stores, owner, now }: RelayOptions): () => void {
  if (!telemetry?.metrics) return () => {};
  const relay = relayName(owner);
  telemetry.metrics.count('publishFailures', { relay }, 0);
  return watchOutboxes(telemetry.metrics, { stores, relay, now });
}

/** Depths cost a query, so nudges do not ask for them: each store's is taken once a sweep, and their sum reported. */
function createDepths({ stores, onDepth, sweepMilliseconds = 1_000 }: RelayOptions) {
  const known = new Map(stores.map((store) => [store, { at: -Infinity, waiting: 0, age: 0 }]));
  const tell = async (store: OutboxStore, now: Date) => {
    const at = now.getTime();
    const last = known.get(store)?.at ?? at;
    // A clock set back must not silence it.
    if (onDepth === undefined || Math.abs(at - last) < sweepMilliseconds) return;
    const { waiting, oldest } = await store.backlog();
    known.set(store, { at, waiting, age: oldest === null ? 0 : at - oldest.getTime() });
    const all = [...known.values()];
    const sum = all.reduce((total, each) => total + each.waiting, 0);
    onDepth(sum, Math.max(...all.map((each) => each.age)));
  };
  return { tell };
}
