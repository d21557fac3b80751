/** What `kill -9` leaves behind, and how soon the next start has put it right. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSqliteEventLog } from '../src/drivers/sqlite-event-log.ts';
import type { EventBus } from '../src/events/bus.ts';
import { until } from './events-waiting.ts';

const program = fileURLToPath(new URL('./events-children/lead-process.ts', import.meta.url));
let folder: string;
let children: ChildProcess[];
let bus: EventBus | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muqarin-kill-'));
  children = [];
  bus = undefined;
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  await bus?.close();
  await rm(folder, { recursive: true });
});

describe('after kill -9', () => {
  it('an event saved but not published goes out within a second of the next start', async () => {
    await kill(await start('save', 'saved'));
    expect(await openBus().read({ limit: 10 })).toEqual([]);
    await start('run', 'ready');
    const ready = Date.now();
    await until(async () => (await openBus().read({ limit: 10 })).length === 1);
    expect(Date.now() - ready).toBeLessThan(1_000);
    const [message] = await openBus().read({ limit: 10 });
    expect(message?.headers.ce_id).toBe('event-1');
  });

  it('what was published is there', async () => {
    await kill(await start('publish', 'published'));
    expect(await openBus().read({ limit: 10 })).toHaveLength(1);
  });

  it('another process takes over the message that was being handled', async () => {
    await openBus().publish([
      { topic: 'kill.thing.v1', key: 'a', headers: { ce_id: '1' }, value: '{}' },
    ]);
    const seen: string[] = [];
    const child = await start('handle', 'handling');
    await openBus().subscribe({
      group: 'reader',
      topics: ['kill.thing.v1'],
      handle: async (message) => void seen.push(message.headers.ce_id ?? ''),
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen).toEqual([]);
    await kill(child);
    const killed = Date.now();
    await until(() => seen.length === 1);
    expect(Date.now() - killed).toBeLessThan(2_000);
  });
});

function openBus(): EventBus {
  bus ??= createSqliteEventLog({
    file: join(folder, 'events.sqlite'),
    now: () => new Date(),
    newId: () => 'test',
    logger: { error: () => {} },
    pollMilliseconds: 10,
  });
  return bus;
}

async function start(task: string, fact: string): Promise<ChildProcess> {
  const child = fork(program, [task, folder], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  children.push(child);
  const [sent] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (sent !== fact) throw new Error(`expected "${fact}", got ${sent}`);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
