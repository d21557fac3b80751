/** What every event bus must do, whatever runs beneath. Give it a factory; see test/events-embedded.test.ts. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventBus, EventMessage, StoredMessage } from '../src/events/bus.ts';
import { deadLetterTopic, toReplay } from '../src/events/dead-letter.ts';
import { UnreadableEvent } from '../src/events/envelope.ts';

export interface BusUnderTest {
  /** A bus on the storage of this test; opening again finds what was there. At most 3 tries, pauses of some ms. */
  open(options?: { redeliver?: (message: StoredMessage) => boolean }): Promise<EventBus>;
  /** Closes what is open and removes the storage. */
  dispose(): Promise<void>;
}

const topic = 'contract.thing.v1';
const group = 'reader';

export function eventBusContract(name: string, prepare: () => Promise<BusUnderTest>): void {
  describe(`${name} keeps the bus contract`, () => {
    let under: BusUnderTest;
    let bus: EventBus;
    beforeEach(async () => {
      under = await prepare();
      bus = await under.open();
    });
    afterEach(() => under.dispose());

    delivery(() => bus);
    groups(() => ({ bus, under }));
    failure(() => bus);
    redelivery(() => under);
    viewing(() => bus);
  });
}

function delivery(given: () => EventBus): void {
  it('delivers key, headers and value as they were published', async () => {
    const message = event('a', 1, { headers: { ce_note: 'ümlaut مقارن' }, value: '{"n":"٣"}' });
    await given().publish([message]);
    const [got] = await collect(given(), 1);
    expect(got).toMatchObject(message);
    expect(got?.offset).toBe(0);
  });

  it('delivers outside of the stack of the publisher', async () => {
    const seen: string[] = [];
    await given().subscribe({ group, topics: [topic], handle: async (m) => void seen.push(m.key) });
    const publishing = given().publish([event('a', 1)]);
    expect(seen).toEqual([]);
    await publishing;
    await until(() => seen.length === 1);
  });

  it('is not touched by what happens to a message after it was published', async () => {
    const headers = { ce_id: 'before', ce_type: 'T' };
    const publishing = given().publish([{ topic, key: 'a', headers, value: '{}' }]);
    headers.ce_id = 'after';
    await publishing;
    const [got] = await collect(given(), 1);
    expect(got?.headers.ce_id).toBe('before');
  });

  it('keeps the order of each key, however long handling takes', async () => {
    const messages = numbers(120).map((n) => event(`key-${n % 8}`, n));
    for (const part of [messages.slice(0, 50), messages.slice(50)]) await given().publish(part);
    const got = await collect(given(), 120, (n) => pause(n % 3));
    for (const key of numbers(8).map((n) => `key-${n}`)) {
      const mine = got.filter((message) => message.key === key).map(numberOf);
      expect(mine).toEqual(mine.toSorted((a, b) => a - b));
      expect(mine).toHaveLength(15);
    }
  });

  it('stores all messages of one publish or none', async () => {
    const broken = { ...event('a', 2), value: 7 as unknown as string };
    await expect(given().publish([event('a', 1), broken])).rejects.toThrow();
    await given().publish([event('a', 3)]);
    expect((await collect(given(), 1)).map(numberOf)).toEqual([3]);
  });
}

function groups(given: () => { bus: EventBus; under: BusUnderTest }): void {
  it('gives each group every message, the late one from the start', async () => {
    const { bus } = given();
    await bus.publish([event('a', 1), event('b', 2)]);
    expect(await collect(bus, 2, undefined, 'first')).toHaveLength(2);
    await bus.publish([event('a', 3)]);
    const late = await collect(bus, 3, undefined, 'late');
    expect(late.map(numberOf).toSorted()).toEqual([1, 2, 3]);
  });

  it('gives each message to one member of a group', async () => {
    const { bus, under } = given();
    const seen: number[] = [];
    const handle = async (message: StoredMessage) => void seen.push(numberOf(message));
    for (const each of [bus, await under.open()]) {
      await each.subscribe({ group, topics: [topic], handle });
    }
    await bus.publish(numbers(30).map((n) => event(`key-${n}`, n)));
    await until(() => seen.length >= 30);
    await pause(150);
    expect(seen.toSorted((a, b) => a - b)).toEqual(numbers(30));
  });

  it('lets another member go on when one stops', async () => {
    const { bus, under } = given();
    const first = await bus.subscribe({ group, topics: [topic], handle: async () => {} });
    const seen: number[] = [];
    const handle = async (message: StoredMessage) => void seen.push(numberOf(message));
    await (await under.open()).subscribe({ group, topics: [topic], handle });
    await first.stop();
    await bus.publish([event('a', 1)]);
    await until(() => seen.includes(1));
  });

  it('goes on where the group was when everything closed', async () => {
    const { bus, under } = given();
    await bus.publish([event('a', 1), event('a', 2)]);
    await collect(bus, 2);
    await bus.close();
    const again = await under.open();
    await again.publish([event('a', 3)]);
    expect((await collect(again, 1)).map(numberOf)).toEqual([3]);
  });

  it('lets the message under way finish before it stops', async () => {
    const { bus } = given();
    let finished = false;
    let started = false;
    const running = await bus.subscribe({
      group,
      topics: [topic],
      handle: async () => {
        started = true;
        await pause(30);
        finished = true;
      },
    });
    await bus.publish([event('a', 1)]);
    await until(() => started);
    await running.stop();
    expect(finished).toBe(true);
    expect((await bus.groups()).filter((row) => row.group === group && lagOf(row) > 0)).toEqual([]);
  });

  it('tells the lag of each group', async () => {
    const { bus } = given();
    await bus.publish(numbers(5).map((n) => event('a', n)));
    await collect(bus, 5);
    await bus.publish([event('a', 5), event('a', 6)]);
    const rows = (await bus.groups()).filter((row) => row.group === group);
    expect(rows.reduce((sum, row) => sum + lagOf(row), 0)).toBe(2);
  });
}

function failure(given: () => EventBus): void {
  it('tries again before it goes on with the key', async () => {
    const seen: number[] = [];
    await given().publish([event('a', 1), event('a', 2)]);
    await given().subscribe({
      group,
      topics: [topic],
      handle: async (message) => {
        seen.push(numberOf(message));
        if (seen.length < 3) throw new Error('not yet');
      },
    });
    await until(() => seen.length === 4);
    expect(seen).toEqual([1, 1, 1, 2]);
    expect(await deadLetters(given())).toEqual([]);
  });

  it('puts a message among the dead letters after the last try and goes on', async () => {
    const seen: number[] = [];
    await given().publish([event('a', 1), event('a', 2)]);
    await given().subscribe({ group, topics: [topic], handle: failing(seen, 1) });
    await until(() => seen.includes(2));
    expect(seen).toEqual([1, 1, 1, 2]);
    const [letter, ...others] = await deadLetters(given());
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ key: 'a', value: '{"n":1}' });
    expect(letter?.headers).toMatchObject({
      ce_id: 'event-1',
      dlq_topic: topic,
      dlq_group: group,
      dlq_offset: '0',
      dlq_attempts: '3',
    });
    expect(letter?.headers.dlq_error).toContain('TypeError');
    expect(JSON.stringify(letter?.headers)).not.toContain('sara@example.com');
  });

  it('does not try again what cannot be read', async () => {
    let tries = 0;
    await given().publish([event('a', 1)]);
    await given().subscribe({
      group,
      topics: [topic],
      handle: async () => {
        tries += 1;
        throw new UnreadableEvent('value is no Thing');
      },
    });
    await until(async () => (await deadLetters(given())).length === 1);
    expect(tries).toBe(1);
  });

  it('brings a replayed dead letter to the group that failed and to no other', async () => {
    const bus = given();
    const seen: number[] = [];
    const others: number[] = [];
    let healed = false;
    const handle = async (message: StoredMessage) => {
      if (!healed) throw new Error('ill');
      seen.push(numberOf(message));
    };
    await bus.subscribe({ group, topics: [topic], handle });
    const handleOther = async (message: StoredMessage) => void others.push(numberOf(message));
    await bus.subscribe({ group: 'other', topics: [topic], handle: handleOther });
    await bus.publish([event('a', 1)]);
    await until(async () => (await deadLetters(bus)).length === 1);
    healed = true;
    await bus.publish((await deadLetters(bus)).map(toReplay));
    await until(() => seen.length === 1);
    await pause(60);
    expect({ seen, others }).toEqual({ seen: [1], others: [1] });
  });

  it('lets a handler publish', async () => {
    const bus = given();
    const answers: string[] = [];
    const ask = async () => bus.publish([{ ...event('a', 9), topic: 'contract.answer.v1' }]);
    await bus.subscribe({ group: 'asker', topics: [topic], handle: ask });
    const hear = async (message: StoredMessage) => void answers.push(message.topic);
    await bus.subscribe({ group: 'hearer', topics: ['contract.answer.v1'], handle: hear });
    await bus.publish([event('a', 1)]);
    await until(() => answers.length === 1);
  });
}

function redelivery(given: () => BusUnderTest): void {
  it('can be made to deliver everything twice, in order', async () => {
    const bus = await given().open({ redeliver: () => true });
    await bus.publish([event('a', 1), event('a', 2)]);
    expect((await collect(bus, 4)).map(numberOf)).toEqual([1, 1, 2, 2]);
  });
}

function viewing(given: () => EventBus): void {
  it('reads by topic, type and key without being a group', async () => {
    const bus = given();
    await bus.publish([event('a', 1), event('b', 2), { ...event('a', 3), topic: 'contract.x.v1' }]);
    await bus.publish([event('a', 4, { headers: { ce_type: 'Other' } })]);
    const numbersOf = async (query: object) =>
      (await bus.read({ limit: 100, ...query })).map(numberOf);
    expect(await numbersOf({})).toEqual([1, 2, 3, 4]);
    expect(await numbersOf({ topics: [topic] })).toEqual([1, 2, 4]);
    expect(await numbersOf({ key: 'a' })).toEqual([1, 3, 4]);
    expect(await numbersOf({ type: 'Other' })).toEqual([4]);
    expect(await numbersOf({ newest: true, limit: 2 })).toEqual([4, 3]);
    expect(await bus.topics()).toEqual([topic, 'contract.x.v1'].toSorted());
    expect(await bus.groups()).toEqual([]);
  });

  it('pages on after a position', async () => {
    const bus = given();
    await bus.publish(numbers(5).map((n) => event('a', n)));
    const page = await bus.read({ limit: 3 });
    const rest = await bus.read({ limit: 3, afterSequence: page.at(-1)?.sequence ?? -1 });
    expect([...page, ...rest].map(numberOf)).toEqual(numbers(5));
    expect(await bus.read({ limit: 3, afterStoredAt: rest.at(-1)?.storedAt ?? 0 })).toEqual([]);
  });
}

function event(key: string, n: number, change: Partial<EventMessage> = {}): EventMessage {
  const headers = { ce_id: `event-${n}`, ce_type: 'Thing', ...change.headers };
  return { topic, key, value: JSON.stringify({ n }), ...change, headers };
}

function numberOf(message: EventMessage): number {
  return (JSON.parse(message.value) as { n: number }).n;
}

/** The next `count` messages of a group; then the member stops, its offsets stored. */
async function collect(
  bus: EventBus,
  count: number,
  work: (n: number) => Promise<void> = async () => {},
  of: string = group,
): Promise<StoredMessage[]> {
  const seen: StoredMessage[] = [];
  const running = await bus.subscribe({
    group: of,
    topics: [topic],
    handle: async (message) => {
      await work(seen.length);
      seen.push(message);
    },
  });
  await until(() => seen.length >= count);
  await running.stop();
  return seen;
}

function failing(seen: number[], bad: number) {
  return async (message: StoredMessage) => {
    seen.push(numberOf(message));
    if (numberOf(message) === bad) throw new TypeError('no such person: sara@example.com');
  };
}

function deadLetters(bus: EventBus): Promise<StoredMessage[]> {
  return bus.read({ topics: [deadLetterTopic(topic, group)], limit: 100 });
}

function lagOf(row: { end: number; committed: number }): number {
  return row.end - row.committed;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await pause(2);
  }
}
