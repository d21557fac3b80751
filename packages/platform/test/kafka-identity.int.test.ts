/** What a group sees of a member whose consumer died without a word: the same member again, for which nobody has to wait. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contractTopics, group, topic } from '../contract-suites/event-bus/tools.ts';
import { createKafka } from '../src/drivers/kafka-client.ts';
import type { Identity } from '../src/drivers/kafka-identity.ts';
import { startSession } from '../src/drivers/kafka-session.ts';
import { until } from './events-waiting.ts';
import { type KafkaHarness, openKafka, silent } from './kafka-harness.ts';

let kafka: KafkaHarness;
beforeEach(async () => {
  kafka = await openKafka(contractTopics);
});
afterEach(() => kafka.dispose());

it('joins again under the name it had, and under a new one when the group has forgotten it', async () => {
  // A broker that never had a group refuses the first: a member tries again, a session does not.
  const bus = await kafka.open();
  await (await bus.subscribe({ group, topics: [topic], handle: async () => {} })).stop();
  let joined = 0;
  const life = (identity: Identity) =>
    startSession({
      kafka: createKafka({ brokers: kafka.brokers, clientId: 'test', logger: silent }),
      group: kafka.prefix + group,
      identity,
      topics: [kafka.prefix + topic],
      batched: false,
      now: () => new Date(),
      logger: silent,
      assigned: () => {
        joined += 1;
      },
      fetched: () => {},
      rebalancing: () => {},
      committed: () => {},
    });
  const born: Identity = { memberId: null };
  const first = life(born);
  await until(() => joined >= 1);
  const name = born.memberId;
  expect(name).toEqual(expect.any(String));

  // The first has said nothing of its end.
  const again: Identity = { memberId: name };
  const second = life(again);
  await until(() => joined >= 2);
  expect(again.memberId).toBe(name);

  await Promise.all([first.end(), second.end()]);
  const forgotten: Identity = { memberId: name };
  const before = joined;
  const third = life(forgotten);
  await until(() => joined > before);
  expect(forgotten.memberId).toEqual(expect.any(String));
  expect(forgotten.memberId).not.toBe(name);
  await third.end();
});
