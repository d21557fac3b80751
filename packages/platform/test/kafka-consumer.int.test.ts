/** What only a real broker shows: other keys beside a poison message, members that come and go, a consumer that dies. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  contractTopics,
  deadLetters,
  event,
  group,
  lagOf,
  numberOf,
  numbers,
  topic,
} from '../contract-suites/event-bus/tools.ts';
import { createKafka } from '../src/drivers/kafka-client.ts';
import type { EventBus, StoredMessage } from '../src/events/bus.ts';
import { BusUnavailable } from '../src/events/bus-unavailable.ts';
import { pause, until } from './events-waiting.ts';
import { type KafkaHarness, openKafka, silent } from './kafka-harness.ts';

let kafka: KafkaHarness;
beforeEach(async () => {
  kafka = await openKafka(contractTopics);
});
afterEach(() => kafka.dispose());

describe('a consumer on Kafka', () => {
  it('lays a poison message among the dead letters within 5 s, and no other key waits for it', async () => {
    // With the retries it has in production.
    const bus = await kafka.open({
      retry: { attempts: 5, baseMilliseconds: 150, maxMilliseconds: 2_000 },
    });
    const handled = new Map<number, number>();
    await subscribe(bus, async (message) => {
      if (message.key === 'poison') throw new TypeError('no such thing');
      handled.set(numberOf(message), Date.now());
    });
    const began = Date.now();
    await bus.publish([event('poison', 0), ...numbers(60).map((n) => event(`key-${n}`, n))]);
    await until(() => handled.size === 60);
    expect(Math.max(...handled.values()) - began).toBeLessThan(1_000);
    expect(await deadLetters(bus)).toEqual([]);
    await until(async () => (await deadLetters(bus)).length === 1);
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  it('fetches in batches where nobody waits, and one that comes alone as well', async () => {
    const bus = await kafka.open();
    let published = 0;
    // By message in the order handled: how many were published by then.
    const publishedBefore: number[] = [];
    const handle = async () => void publishedBefore.push(published);
    await bus.subscribe({ group, topics: [topic], batched: true, handle });
    for (const n of numbers(30)) {
      published += 1;
      await bus.publish([event(`key-${n}`, n)]);
      await pause(20);
    }
    await until(() => publishedBefore.length === 30);
    // One fetch each would hand every one over before the next is published: thirty turns.
    expect(new Set(publishedBefore).size).toBeLessThan(10);
    const alone = Date.now();
    await bus.publish([event('alone', 30)]);
    await until(() => publishedBefore.length === 31);
    expect(Date.now() - alone).toBeLessThan(2_000);
  });

  it('handles no more at once than its subscription says', async () => {
    const bus = await kafka.open();
    let [running, most, done] = [0, 0, 0];
    const handle = async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(5);
      running -= 1;
      done += 1;
    };
    await bus.subscribe({ group, topics: [topic], atOnce: 3, handle });
    await bus.publish(numbers(60).map((n) => event(`key-${n}`, n)));
    await until(() => done === 60);
    expect(most).toBe(3);
  });

  it('handles one key in order and no two of its messages at once', async () => {
    const bus = await kafka.open();
    let running = 0;
    let most = 0;
    const seen: number[] = [];
    await subscribe(bus, async (message) => {
      running += 1;
      most = Math.max(most, running);
      await pause(numberOf(message) % 4);
      seen.push(numberOf(message));
      running -= 1;
    });
    await bus.publish(numbers(40).map((n) => event('a', n)));
    await until(() => seen.length === 40);
    expect({ seen, most }).toEqual({ seen: numbers(40), most: 1 });
  });

  it('stores no offset beyond a message that is not done', async () => {
    const bus = await kafka.open();
    let free = () => {};
    const wait = new Promise<void>((resolve) => {
      free = resolve;
    });
    const seen: number[] = [];
    await subscribe(bus, async (message) => {
      if (numberOf(message) === 0) await wait;
      seen.push(numberOf(message));
    });
    // One partition: keys that share one with `slow` would overtake its offset.
    await bus.publish([event('slow', 0), ...numbers(30).map((n) => event(`key-${n}`, n + 1))]);
    await until(() => seen.length === 30);
    const behind = async () =>
      (await bus.groups()).filter((row) => row.group === group && lagOf(row) > 0);
    await until(async () => (await behind()).length === 1);
    await pause(1_000);
    expect(await behind()).toHaveLength(1);
    free();
    await until(async () => (await bus.groups()).every((row) => lagOf(row) === 0));
  });

  it('loses nothing while members come and go under load', async () => {
    const publisher = await kafka.open();
    const seen = new Map<string, number[]>();
    const note = async (message: StoredMessage) => {
      const numbersOfKey = seen.get(message.key) ?? [];
      if (!numbersOfKey.includes(numberOf(message))) numbersOfKey.push(numberOf(message));
      seen.set(message.key, numbersOfKey);
    };
    const count = () => [...seen.values()].reduce((sum, each) => sum + each.length, 0);
    const first = await subscribe(await kafka.open(), note);
    const load = (async () => {
      for (let n = 0; n < 300; n++) {
        await publisher.publish([event(`key-${n % 10}`, n)]);
        await pause(10);
      }
    })();
    await pause(500);
    const second = await subscribe(await kafka.open(), note);
    await first.stop();
    await subscribe(await kafka.open(), note);
    await second.stop();
    await load;
    await until(() => count() === 300);
    for (const each of seen.values()) expect(each).toEqual(each.toSorted((a, b) => a - b));
  });

  it('is told when the broker cannot be reached, at once', async () => {
    const bus = await kafka.open({ brokers: ['127.0.0.1:1'] });
    const began = Date.now();
    await expect(bus.publish([event('a', 1)])).rejects.toBeInstanceOf(BusUnavailable);
    expect(Date.now() - began).toBeLessThan(3_000);
  });

  it('blames the message where a topic was never made, and makes none', async () => {
    const bus = await kafka.open();
    const stray = { ...event('a', 1), topic: 'contract.stray.v1' };
    await expect(bus.publish([stray])).rejects.not.toBeInstanceOf(BusUnavailable);
    expect(await bus.topics()).toEqual([]);
    await bus.publish([event('a', 2)]);
    expect(await bus.topics()).toEqual([topic]);
  });

  it('says that a topic of it is missing, and starts when it is there', async () => {
    const logged: string[] = [];
    const logger = { ...silent, warn: (_facts: object, text: string) => logged.push(text) };
    const bus = await kafka.open({ logger });
    const running = bus.subscribe({ group, topics: ['contract.stray.v1'], handle: async () => {} });
    await until(() => logged.some((text) => text.includes('npm run topics')));
    await bus.close();
    await running;
  });
});

it('an idle connection wakes nobody: kafkajs’s own check every millisecond is off', async () => {
  const client = createKafka({ brokers: kafka.brokers, clientId: 'idle', logger: silent });
  const producer = client.producer({ allowAutoTopicCreation: false });
  await producer.connect();
  await pause(200);
  const before = turns();
  const began = performance.now();
  await pause(1_000);
  const aSecond = (turns() - before) / ((performance.now() - began) / 1_000);
  await producer.disconnect();
  // kafkajs looks ten times a second for requests that have taken too long; the check that is off makes it some hundreds.
  expect(aSecond).toBeLessThan(60);
});

/** How often something has woken this thread, however fast it is. */
function turns(): number {
  return performance.nodeTiming.uvMetricsInfo.loopCount;
}

function subscribe(bus: EventBus, handle: (message: StoredMessage) => Promise<void>) {
  return bus.subscribe({ group, topics: [topic], handle });
}
