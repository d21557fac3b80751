/**
 * The name under which a group knows a member, kept over the lives of its consumer. kafkajs forgets it with each life: a broker
 * that comes back then waits for those who will not come, its former members (a session of 6 s) and those whose try to join
 * was cut off (until the rebalance timeout), before it deals partitions to the same processes under new names.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';

export interface Identity {
  /** Null before the first join, and when the group no longer knows it. */
  memberId: string | null;
}

interface ConsumerGroup extends Identity {
  connect(): Promise<void>;
  joinAndSync(): Promise<void>;
}

const starting = new AsyncLocalStorage<Identity>();
const identities = new WeakMap<ConsumerGroup, Identity>();
let patched = false;

/** A consumer that `run` starts joins under this name, where the group still knows it; what it is called then is noted. */
export function runAs<T>(identity: Identity, run: () => Promise<T>): Promise<T> {
  patchConsumerGroup();
  return starting.run(identity, run);
}

/** kafkajs (2.2.4, the last release) makes the group inside `run`, and offers no other way to it. */
function patchConsumerGroup(): void {
  if (patched) return;
  const require = createRequire(import.meta.url);
  const { prototype } = require('kafkajs/src/consumer/consumerGroup') as {
    prototype: ConsumerGroup;
  };
  const { connect, joinAndSync } = prototype as Partial<ConsumerGroup>;
  if (typeof connect !== 'function' || typeof joinAndSync !== 'function') {
    throw new Error('kafkajs has changed: kafka-identity.ts finds no group to patch');
  }
  prototype.connect = async function connectAs() {
    const identity = starting.getStore();
    if (identity !== undefined) {
      identities.set(this, identity);
      this.memberId ??= identity.memberId;
    }
    await connect.call(this);
  };
  prototype.joinAndSync = async function joinAs() {
    try {
      await joinAndSync.call(this);
    } finally {
      const identity = identities.get(this);
      if (identity !== undefined) identity.memberId = this.memberId;
    }
  };
  patched = true;
}
