/** Logs that a test opens over one file, closed and taken away after it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import {
  createSqliteEventLog,
  type SqliteEventLogOptions,
} from '../src/drivers/sqlite-event-log.ts';
import type { EventBus, EventMessage, StoredMessage } from '../src/events/bus.ts';

export const topic = 'log.thing.v1';

export function logsOfAFile() {
  let folder: string;
  let open: EventBus[];
  let ids = 0;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muqarin-log-'));
    open = [];
  });
  afterEach(async () => {
    await Promise.all(open.map((bus) => bus.close()));
    await rm(folder, { recursive: true });
  });
  const file = () => join(folder, 'events.sqlite');
  const log = (options: Partial<SqliteEventLogOptions> = {}): EventBus => {
    const bus = createSqliteEventLog({
      file: file(),
      now: () => new Date(),
      newId: () => `member-${++ids}`,
      logger: { error: () => {} },
      ...options,
    });
    open.push(bus);
    return bus;
  };
  return { file, log };
}

export async function listen(bus: EventBus): Promise<StoredMessage[]> {
  const seen: StoredMessage[] = [];
  const handle = async (each: StoredMessage) => void seen.push(each);
  await bus.subscribe({ group: 'reader', topics: [topic], handle });
  return seen;
}

export function message(key: string, n: number): EventMessage {
  return { topic, key, headers: { ce_id: `${key}-${n}` }, value: JSON.stringify({ n }) };
}
