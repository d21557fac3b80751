/**
 * What is committed in this process, for its relay. A new document is leased to the relay in the very write that makes it,
 * and handed over after that: neither looking for it nor claiming it costs a call. Whoever dies in between leaves a lease,
 * which ends; then it is claimed as any other.
 */
import type { Model } from 'mongoose';
import {
  type OutboxCommit,
  type OutboxEntry,
  type OutboxFields,
  outboxCommitted,
  outboxCommitting,
} from './outbox.ts';
import type { Claim, CommitListener } from './outbox-claims.ts';

export function listenForCommits(model: Model<OutboxFields>, listener: CommitListener): () => void {
  const offered = new WeakMap<object, { token: string; until: Date }>();
  const committing = ({ model: written, document }: OutboxCommit) => {
    const lease = written === model ? listener.lease() : null;
    if (lease === null || document === null) return;
    const { owner, token, until } = lease;
    document.set('outboxLease', { owner, token, until });
    offered.set(document, { token, until });
  };
  const committed = ({ model: written, document }: OutboxCommit) => {
    if (written !== model) return;
    const mine = document === null ? undefined : offered.get(document);
    if (document === null || mine === undefined) return listener.committed();
    // Once: what a later save of it raises waits for a claim.
    offered.delete(document);
    const lease = document.get('outboxLease') as { token?: string } | undefined;
    // Another relay of this process asked after this one, and has it.
    if (lease?.token === mine.token) listener.handed(claimOf(document, mine.token), mine.until);
  };
  model.db.on(outboxCommitting, committing);
  model.db.on(outboxCommitted, committed);
  return () => {
    model.db.off(outboxCommitting, committing);
    model.db.off(outboxCommitted, committed);
  };
}

function claimOf(document: NonNullable<OutboxCommit['document']>, token: string): Claim {
  const outbox = document.get('outbox') as readonly OutboxEntry[];
  return { documentId: document.get('_id'), entries: outbox.map(plain), attempts: 0, token };
}

/** Without what mongoose adds, and apart from the document, which may change. */
function plain({ id, type, at, message }: OutboxEntry): OutboxEntry {
  const { topic, key, headers, value } = message;
  return { id, type, at, message: { topic, key, headers: { ...headers }, value } };
}
