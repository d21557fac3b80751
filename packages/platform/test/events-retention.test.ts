/** The embedded log ends what its topics say, as a broker does (ADR 26). */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteEventLog } from '../src/drivers/sqlite-event-log.ts';
import type { EventBus } from '../src/events/bus.ts';
import { topicSpecs } from '../src/events/topics.ts';
import { until } from './events-waiting.ts';

const day = 86_400_000;
const groups = ['reader'] as const;
const topics = topicSpecs([
  { name: 'log.person.v1', partitions: 2, retentionDays: 90, groups },
  { name: 'log.thing.v1', partitions: 2, retentionDays: 'for ever', groups },
]);

let folder: string;
let time: number;
let bus: EventBus | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muqarin-retention-'));
  time = Date.parse('2026-11-21T08:00:00Z');
});
afterEach(async () => {
  await bus?.close();
  await rm(folder, { recursive: true });
});

function open(retainAfterMilliseconds = 60_000): EventBus {
  let ids = 0;
  bus = createSqliteEventLog({
    file: join(folder, 'events.sqlite'),
    now: () => new Date(time),
    newId: () => `member-${++ids}`,
    logger: { error: () => {} },
    topics,
    retainAfterMilliseconds,
  });
  return bus;
}

const message = (topic: string, n: number) => {
  return { topic, key: `key-${n}`, headers: { ce_id: `${n}` }, value: `{"secret":"word-${n}"}` };
};
const valuesOf = async (log: EventBus, topic: string) =>
  (await log.read({ topics: [topic], limit: 10_000 })).map(({ value }) => value).toSorted();

it('a start deletes what is older than its topic says, dead letters too, and nothing else', async () => {
  const dead = 'log.thing.v1.dlq.reader';
  const first = open();
  const numbers = Array.from({ length: 1_200 }, (_, n) => n);
  await first.publish(numbers.map((n) => message('log.person.v1', n)));
  await first.publish([message('log.thing.v1', 1), message(dead, 1)]);
  time += 60 * day;
  await first.publish([message('log.person.v1', 2_000)]);
  await first.close();

  time += 29 * day;
  const early = open(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await valuesOf(early, 'log.person.v1')).toHaveLength(1_201);
  await early.close();

  time += 2 * day;
  const last = open(0);
  await until(async () => (await valuesOf(last, 'log.person.v1')).length === 1);
  await until(async () => (await valuesOf(last, dead)).length === 0);
  expect(await valuesOf(last, 'log.person.v1')).toEqual(['{"secret":"word-2000"}']);
  expect(await valuesOf(last, 'log.thing.v1')).toEqual(['{"secret":"word-1"}']);
  await last.close();
  // Not in free pages of the file either.
  const file = (await readFile(join(folder, 'events.sqlite'))).toString('latin1');
  expect(file).toContain('word-2000');
  expect(file).not.toContain('word-1199');
});

it('a group that was not there meanwhile goes on behind what is gone, without a lag', async () => {
  const idle = { group: 'reader', topics: ['log.person.v1'], handle: async () => {} };
  const first = open();
  await (await first.subscribe(idle)).stop();
  await first.publish([message('log.person.v1', 1)]);
  await first.close();
  time += 91 * day;
  const again = open(0);
  await until(async () => (await valuesOf(again, 'log.person.v1')).length === 0);
  await again.publish([message('log.person.v1', 1)]);
  const seen: string[] = [];
  await again.subscribe({ ...idle, handle: async ({ value }) => void seen.push(value) });
  await until(() => seen.length === 1);
  await until(async () => (await again.groups()).every((row) => row.committed === row.end));
});
