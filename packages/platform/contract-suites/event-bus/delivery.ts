/** What arrives, where, and in which order. */
import { expect, it } from 'vitest';
import type { EventBus } from '../../src/events/bus.ts';
import {
  type BusUnderTest,
  collect,
  event,
  group,
  numberOf,
  numbers,
  pause,
  topic,
  until,
} from './tools.ts';

export function delivery(given: () => EventBus): void {
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

export function redelivery(given: () => BusUnderTest): void {
  it('can be made to deliver everything twice, in order', async () => {
    const bus = await given().open({ redeliver: () => true });
    await bus.publish([event('a', 1), event('a', 2)]);
    expect((await collect(bus, 4)).map(numberOf)).toEqual([1, 1, 2, 2]);
  });
}
