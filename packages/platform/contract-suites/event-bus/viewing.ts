/** Reading the log without being a consumer. */
import { expect, it } from 'vitest';
import type { EventBus, StoredMessage } from '../../src/events/bus.ts';
import { event, numberOf, numbers, pause, topic } from './tools.ts';

export function viewing(given: () => EventBus): void {
  it('reads by topic, type and key without being a group', async () => {
    const bus = given();
    // Order over keys and topics is that of time: of when the log took them, by a clock of milliseconds.
    for (const message of [
      event('a', 1),
      event('b', 2),
      { ...event('a', 3), topic: 'contract.x.v1' },
      event('a', 4, { headers: { ce_type: 'Other' } }),
    ]) {
      await bus.publish([message]);
      await pause(3);
    }
    const numbersOf = async (query: object) =>
      (await bus.read({ limit: 100, ...query })).map(numberOf);
    expect(await numbersOf({})).toEqual([1, 2, 3, 4]);
    expect(await numbersOf({ topics: [topic] })).toEqual([1, 2, 4]);
    expect(await numbersOf({ key: 'a' })).toEqual([1, 3, 4]);
    expect(await numbersOf({ type: 'Other' })).toEqual([4]);
    expect(await numbersOf({ types: ['Other', 'Thing'], key: 'a' })).toEqual([1, 3, 4]);
    expect(await numbersOf({ types: ['Other'] })).toEqual([4]);
    expect(await numbersOf({ newest: true, limit: 2 })).toEqual([4, 3]);
    expect(await bus.topics()).toEqual([topic, 'contract.x.v1'].toSorted());
    expect(await bus.groups()).toEqual([]);
  });

  it('scans everything that was there, each once and in the order of its key', async () => {
    const bus = given();
    const keys = ['a', 'b', 'c', 'd'];
    const many = numbers(1_200);
    await bus.publish(many.map((n) => event(keys[n % keys.length] ?? '', n)));
    await bus.publish([
      { ...event('a', 5_000), topic: 'contract.x.v1' },
      event('a', 6_000, { headers: { ce_type: 'Other' } }),
    ]);
    const scanned = async (query: Parameters<EventBus['scan']>[0]) => {
      const found: StoredMessage[] = [];
      for await (const page of bus.scan(query)) found.push(...page);
      return found;
    };
    const ofTopic = await scanned({ topics: [topic], type: 'Thing' });
    for (const key of keys) {
      const wanted = many.filter((n) => keys[n % keys.length] === key);
      expect(ofTopic.filter((each) => each.key === key).map(numberOf)).toEqual(wanted);
    }
    expect((await scanned({ topics: [topic] })).length).toBe(many.length + 1);
    const both = await scanned({ topics: [topic, 'contract.x.v1'] });
    expect(new Set(both.map(numberOf))).toEqual(new Set([...many, 5_000, 6_000]));
    const last = Math.max(...both.map(({ storedAt }) => storedAt));
    expect(await scanned({ topics: [topic], afterStoredAt: last })).toEqual([]);
    expect(await scanned({ topics: ['contract.never.v1'] })).toEqual([]);
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
