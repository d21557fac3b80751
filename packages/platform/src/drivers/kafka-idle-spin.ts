/**
 * kafkajs 2.2.4 wakes every millisecond on each idle connection (tulios/kafkajs #1751, #1768, unmerged): about 4 % of a core
 * each, and a warning about negative timeouts. Its queue of requests schedules the next look although nothing waits; this
 * schedules one only where something does. No release will follow, so the place is as good as public.
 */
import { createRequire } from 'node:module';

interface RequestQueue {
  pending: unknown[];
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
}

const overloadedMilliseconds = 10;

let stopped = false;

/** Once per process. Throws when kafkajs is no longer as it was: then look whether it still spins. */
export function stopIdleSpin(): void {
  if (stopped) return;
  const require = createRequire(import.meta.url);
  const { prototype } = require('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
  if (typeof prototype.scheduleCheckPendingRequests !== 'function') {
    throw new Error('kafkajs has changed: kafka-idle-spin.ts finds no queue to mend');
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
  stopped = true;
}
