/**
 * Two faults of kafkajs 2.2.4, monkey patched: no release will follow, so the places are as good as public. Where
 * they are no longer as they were, the first use throws: then look whether the faults are still there.
 */
import { createRequire } from 'node:module';

interface RequestQueue {
  pending: unknown[];
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
}

interface Connection {
  connect(): Promise<boolean>;
}

const overloadedMilliseconds = 10;

let patched = false;

/** Once per process. */
export function patchKafkajs(): void {
  if (patched) return;
  const require = createRequire(import.meta.url);
  const queue = require('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
  const connection = require('kafkajs/src/network/connection') as { prototype: Connection };
  stopIdleSpin(queue);
  shareConnecting(connection);
  patched = true;
}

/**
 * It wakes every millisecond on each idle connection (tulios/kafkajs #1751, #1768, unmerged): about 4 % of a core each, and
 * a warning about negative timeouts. Its queue of requests schedules the next look although nothing waits; this schedules
 * one only where something does.
 */
function stopIdleSpin({ prototype }: { prototype: RequestQueue }): void {
  if (typeof prototype.scheduleCheckPendingRequests !== 'function') {
    throw new Error('kafkajs has changed: kafka-patches.ts finds no queue to patch');
  }
  prototype.scheduleCheckPendingRequests = function scheduleWhereSomethingWaits() {
    if (this.pending.length === 0 || this.throttleCheckTimeoutId !== null) return;
    const throttled = this.throttledUntil - Date.now();
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null;
        this.checkPendingRequests();
      },
      throttled > 0 ? throttled : overloadedMilliseconds,
    );
  };
}

/** Each of several requests that need a connection at once opens a socket of its own, of which all but the last are forgotten. */
function shareConnecting({ prototype }: { prototype: Connection }): void {
  const { connect } = prototype as { connect?: (this: Connection) => Promise<boolean> };
  if (typeof connect !== 'function') {
    throw new Error('kafkajs has changed: kafka-patches.ts finds no connection to patch');
  }
  const underWay = new WeakMap<Connection, Promise<boolean>>();
  prototype.connect = function connectOnce() {
    const known = underWay.get(this);
    if (known !== undefined) return known;
    const connecting = connect.call(this).finally(() => underWay.delete(this));
    underWay.set(this, connecting);
    return connecting;
  };
}
