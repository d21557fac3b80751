/** What a bus leaves behind on the wire and in the log: no connection after its end, one line for a group dealt anew. */
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  contractTopics,
  event,
  group,
  numbers,
  topic,
} from '../contract-suites/event-bus/tools.ts';
import { until } from './events-waiting.ts';
import { type KafkaHarness, openKafka, silent } from './kafka-harness.ts';

let kafka: KafkaHarness;
beforeEach(async () => {
  kafka = await openKafka(contractTopics);
});
afterEach(() => kafka.dispose());

const connections = () =>
  process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

it('closes every connection that it opened', async () => {
  const before = connections();
  const bus = await kafka.open();
  await bus.subscribe({ group, topics: [topic], handle: async () => {} });
  await bus.publish(numbers(20).map((n) => event(`key-${n}`, n)));
  expect(await bus.read({ limit: 100 })).toHaveLength(20);
  await bus.groups();
  expect(connections()).toBeGreaterThan(before);
  await bus.close();
  await until(() => connections() === before);
});

it('says once that a group is dealt anew, and warns of nothing', async () => {
  const logged: string[] = [];
  const warned: string[] = [];
  const logger = {
    ...silent,
    info: (_facts: object, text: string) => void logged.push(text),
    warn: (_facts: object, text: string) => void warned.push(text),
  };
  const subscription = { group, topics: [topic], handle: async () => {} };
  const bus = await kafka.open({ logger });
  await bus.subscribe(subscription);
  await (await kafka.open()).subscribe(subscription);
  await until(() => logged.filter((text) => text.includes('has joined')).length === 2);
  expect(logged.filter((text) => text.includes('dealt anew'))).toHaveLength(1);
  expect(warned).toEqual([]);
});
