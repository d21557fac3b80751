/** Two processes write to one database and relay to one broker, both real; one of them is killed. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../contract-suites/database-under-test.ts';
import { engine } from '../contract-suites/engines/address.ts';
import { mongoDatabase } from '../contract-suites/engines/mongo-database.ts';
import { contractTopics, numberOf, topic, until } from '../contract-suites/event-bus/tools.ts';
import type { StoredMessage } from '../src/events/bus.ts';
import { type KafkaHarness, openKafka } from './kafka-harness.ts';

const program = fileURLToPath(new URL('./events-children/mongo-relay-process.ts', import.meta.url));
let kafka: KafkaHarness;
let database: TestDatabase;
let children: ChildProcess[];
let stored: Set<string>;
let seen: StoredMessage[];

beforeEach(async () => {
  children = [];
  stored = new Set();
  seen = [];
  kafka = await openKafka(contractTopics);
  database = await mongoDatabase({ now: () => new Date() });
  const bus = await kafka.open();
  await bus.subscribe({
    group: 'reader',
    topics: [topic],
    handle: async (message) => void seen.push(message),
  });
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  await kafka.dispose();
  await database.dispose();
});

describe('two relays over one database', () => {
  it('lose nothing and keep the order of each key while one of them is killed', async () => {
    const [first, second] = await Promise.all([start('relay', 'first'), start('relay', 'second')]);
    write(first, 'a', 60);
    write(second, 'b', 60);
    await until(() => stored.size > 60);
    await kill(first);
    await until(() => stored.has('b-59-2'));
    await until(isEverythingThere);
    expect(orderOfFirstSights()).toEqual(new Map([...orderOfFirstSights().keys()].map(inOrder)));
    await until(async () => (await waiting()) === 0);
  });

  it('take over within seconds what a killed one had leased', async () => {
    const stuck = await start('stuck', 'first');
    await start('relay', 'second');
    const publishing = new Promise((resolve) => {
      stuck.on('message', (fact) => fact === 'publishing' && resolve(fact));
    });
    write(stuck, 'a', 3);
    await publishing;
    await until(() => stored.size === 6);
    await kill(stuck);
    const killed = Date.now();
    // Leased in the write that made it, so nobody else has it yet.
    expect(seen.filter(({ key }) => key === 'a-0')).toEqual([]);
    await until(isEverythingThere);
    expect(Date.now() - killed).toBeLessThan(8_000);
    expect(orderOfFirstSights()).toEqual(new Map(['a-0', 'a-1', 'a-2'].map(inOrder)));
  });
});

const inOrder = (key: string) => [key, [1, 2]] as const;

function isEverythingThere(): boolean {
  const there = new Set(seen.map(({ headers }) => headers.ce_id));
  return [...stored].every((id) => there.has(id));
}

/** The numbers of each key's events; repetitions, which an inbox leaves out, do not count. Whole keys only. */
function orderOfFirstSights(): Map<string, readonly number[]> {
  const byKey = Map.groupBy(seen, ({ key }) => key);
  const whole = [...byKey].filter(([key]) => stored.has(`${key}-2`));
  return new Map(whole.map(([key, messages]) => [key, [...new Set(messages.map(numberOf))]]));
}

function waiting(): Promise<number> {
  return database.connection.collection('things').countDocuments({ outboxPending: true });
}

function write(child: ChildProcess, name: string, count: number): void {
  child.send({ keys: Array.from({ length: count }, (_, n) => `${name}-${n}`) });
}

async function start(task: string, owner: string): Promise<ChildProcess> {
  const { name } = database.connection;
  const address = [engine('MONGO_URL'), name, kafka.brokers.join(), kafka.prefix];
  const child = fork(program, [task, owner, ...address], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  children.push(child);
  const ready = new Promise((resolve) => {
    child.on('message', (fact: { stored?: string } | string) => {
      if (fact === 'ready') resolve(fact);
      else if (typeof fact === 'object' && fact.stored) stored.add(fact.stored);
    });
  });
  await ready;
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
