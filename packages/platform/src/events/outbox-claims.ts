/** How waiting events come to a relay: claimed from the store, or handed over by who made the document. */
import type { OutboxEntry } from './outbox.ts';

/** One document whose events wait, leased to one relay. */
export interface Claim {
  documentId: unknown;
  /** In the order in which they must go out. */
  entries: readonly OutboxEntry[];
  /** Times the broker refused them so far. */
  attempts: number;
  token: string;
}

export interface Lease {
  owner: string;
  /** Of this one claim, and of no other ever: says which documents it got. */
  token: string;
  now: Date;
  until: Date;
  /** Documents at most. */
  limit: number;
}

export interface CommitListener {
  /** Asked before a new document is written: the lease that is written with it, or null to leave it free. */
  lease(): Omit<Lease, 'limit'> | null;
  /** Leased to the listener in the write that made the document: no claim is needed. */
  handed(claim: Claim, until: Date): void;
  /** Something waits, and a claim would find it. */
  committed(): void;
}
