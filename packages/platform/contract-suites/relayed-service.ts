/** For tests of a service: a clock that stands until it is moved, bytes that repeat, and a relay into memory. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import type { OutboxStore } from '@muqarin/platform/events/outbox-store';
import { startRelay } from '@muqarin/platform/events/relay';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';

export function repeatableParts(start: string) {
  let time = new Date(start).getTime();
  let serial = 0;
  const now = () => new Date(time);
  return {
    parts: {
      now,
      newId: createNewId(now),
      logger: createLogger({ level: 'silent' }),
      /** Different each time, the same in each run. */
      randomBytes: (size: number) =>
        Uint8Array.from({ length: size }, (_, i) => (++serial * 37 + i * 11) % 256),
    },
    passSeconds: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

/** `published` answers what left the outboxes, in order, once they are empty. */
export function relayIntoMemory(
  outboxes: readonly OutboxStore[],
  { now, newId, logger }: ReturnType<typeof repeatableParts>['parts'],
) {
  const messages: EventMessage[] = [];
  const relay = startRelay({
    stores: outboxes,
    bus: { publish: async (some) => void messages.push(...some) },
    owner: 'test',
    now,
    newId,
    logger,
    sweepMilliseconds: 20,
  });
  return {
    published: async (): Promise<readonly EventMessage[]> => {
      for (let tries = 0; tries < 200; tries += 1) {
        const waiting = await Promise.all(outboxes.map((outbox) => outbox.backlog()));
        if (waiting.every((backlog) => backlog.waiting === 0)) return messages;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error('the outboxes do not empty');
    },
    stop: () => relay.stop(),
  };
}
