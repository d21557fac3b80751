/** Consumer groups: offsets, members, lag. */
import { expect, it } from 'vitest';
import type { EventBus, StoredMessage } from '../../src/events/bus.ts';
import {
  type BusUnderTest,
  collect,
  event,
  group,
  lagOf,
  numberOf,
  numbers,
  pause,
  topic,
  until,
} from './tools.ts';

export function groups(given: () => { bus: EventBus; under: BusUnderTest }): void {
  it('gives each group every message, the late one from the start', async () => {
    const { bus } = given();
    await bus.publish([event('a', 1), event('b', 2)]);
    expect(await collect(bus, 2, undefined, 'first')).toHaveLength(2);
    await bus.publish([event('a', 3)]);
    const late = await collect(bus, 3, undefined, 'late');
    expect(late.map(numberOf).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
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
