import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventBusContract } from '../contract-suites/event-bus.ts';
import { createSqliteEventLog } from '../src/drivers/sqlite-event-log.ts';
import type { EventBus } from '../src/events/bus.ts';

eventBusContract('the embedded log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muqarin-events-'));
  const open: EventBus[] = [];
  let ids = 0;
  return {
    open: async (options = {}) => {
      const bus = createSqliteEventLog({
        file: join(folder, 'events.sqlite'),
        now: () => new Date(),
        newId: () => `member-${++ids}`,
        logger: { error: () => {} },
        retry: { attempts: 3, baseMilliseconds: 1, maxMilliseconds: 5 },
        pollMilliseconds: 10,
        ...options,
      });
      open.push(bus);
      return bus;
    },
    dispose: async () => {
      await Promise.all(open.map((bus) => bus.close()));
      await rm(folder, { recursive: true });
    },
  };
});
