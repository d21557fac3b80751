/** What was leased to this relay in the write that made it: it waits here, for a moment, to be published. */
import type { Claim, Lease } from './outbox-claims.ts';
import type { OutboxStore } from './outbox-store.ts';
import { defaultBatch } from './relay-batch.ts';
import type { RelayOptions } from './relay-options.ts';

export interface Handed {
  /** For the next new document; null while it is better left to a claim: no broker, or too many wait already. */
  lease: () => Omit<Lease, 'limit'> | null;
  add(claim: Claim, until: Date): void;
  /** The oldest, whose leases still hold. */
  take(limit: number): Claim[];
  isEmpty(): boolean;
  /** Takes more, or no more until it is opened again; what is here goes back to the store then. */
  open(): void;
  close: () => Promise<void>;
}

/** Of what waits here, more would outlive its lease before its turn comes; what finds no room costs a claim of its own. */
const mostBatchesWaiting = 5;

export function createHanded(store: OutboxStore, options: RelayOptions): Handed {
  const { owner, newId, leaseMilliseconds = 5_000, defer = false, batch = defaultBatch } = options;
  const mostWaiting = mostBatchesWaiting * batch;
  let waiting: { claim: Claim; until: Date }[] = [];
  let isOpen = false;
  return {
    lease: () => {
      if (!isOpen || defer || waiting.length >= mostWaiting) return null;
      const now = options.now();
      return { owner, token: newId(), now, until: new Date(now.getTime() + leaseMilliseconds) };
    },
    add: (claim, until) => void waiting.push({ claim, until }),
    take: (limit) => {
      const now = options.now();
      const holding = waiting.splice(0, limit).filter(({ until }) => until > now);
      return holding.map(({ claim }) => claim);
    },
    isEmpty: () => waiting.length === 0,
    open: () => {
      isOpen = true;
    },
    close: async () => {
      isOpen = false;
      const back = waiting.map(({ claim }) => claim);
      waiting = [];
      if (back.length > 0) await store.release(back);
    },
  };
}
