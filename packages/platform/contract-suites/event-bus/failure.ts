/** Retries, dead letters, replay. */
import { expect, it } from 'vitest';
import { AppError } from '../../src/errors.ts';
import type { EventBus, StoredMessage } from '../../src/events/bus.ts';
import { toReplay } from '../../src/events/dead-letter.ts';
import { UnreadableEvent } from '../../src/events/envelope.ts';
import { deadLetters, event, failing, group, numberOf, pause, topic, until } from './tools.ts';

export function failure(given: () => EventBus): void {
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

  it.each([
    ['a service', new AppError('unavailable', 'TEST.AWAY', 'The database is away.')],
    ['a pool', Object.assign(new Error('closed'), { name: 'MongoPoolClosedError' })],
    ['a socket', Object.assign(new Error('cut'), { code: 'ECONNRESET' })],
  ])('waits for what a handler needs, however long it is away: %s', async (_who, away) => {
    let tries = 0;
    const seen: number[] = [];
    await given().publish([event('a', 1), event('a', 2)]);
    await given().subscribe({
      group,
      topics: [topic],
      handle: async (message) => {
        tries += 1;
        if (tries < 12) throw away;
        seen.push(numberOf(message));
      },
    });
    await until(() => seen.length === 2);
    expect(seen).toEqual([1, 2]);
    expect(await deadLetters(given())).toEqual([]);
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
