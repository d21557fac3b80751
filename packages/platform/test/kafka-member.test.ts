import { expect, it } from 'vitest';
import { createMember, endingTimes, type MemberParts } from '../src/drivers/kafka-member.ts';
import type { SessionParts } from '../src/drivers/kafka-session.ts';
import { realSleep } from '../src/events/retry.ts';

/** A member over a session that does what it is told; the time that its end has is over at once. */
function memberThat(handle: () => Promise<void>, given: Partial<MemberParts> = {}) {
  const acts: string[] = [];
  const warned: string[] = [];
  const { promise: ended, resolve: finish } = Promise.withResolvers<unknown>();
  let session: SessionParts | undefined;
  const isOver = (milliseconds: number) =>
    Object.values<number>(endingTimes).includes(milliseconds);
  const member = createMember({
    createKafka: () => undefined as never,
    subscription: { group: 'mails', topics: ['leads'], handle },
    prefix: '',
    publish: async () => {},
    now: () => new Date(),
    retry: { attempts: 1, baseMilliseconds: 1, maxMilliseconds: 1 },
    sleep: (milliseconds, signal) => realSleep(isOver(milliseconds) ? 20 : milliseconds, signal),
    redeliver: () => false,
    logger: { debug() {}, info() {}, error() {}, warn: (_, text) => warned.push(text) },
    open: (parts) => {
      session = parts;
      return {
        ended,
        commit: async (offsets) => {
          acts.push(`commits ${offsets.map(({ offset }) => offset).join()}`);
        },
        pause: () => {},
        resume: () => {},
        end: async () => {
          acts.push('leaves');
          finish('stopped');
        },
      };
    },
    ...given,
  });
  const record = { key: Buffer.from('a'), value: Buffer.from('{}'), headers: {}, timestamp: '0' };
  session?.assigned({ leads: [0] });
  session?.fetched({ topic: 'leads', partition: 0 }, [{ ...record, offset: '7' } as never]);
  return { member, acts, warned };
}

it('finishes what is under way, stores how far it came, and leaves its group', async () => {
  const handled = Promise.withResolvers<void>();
  const { member, acts, warned } = memberThat(() => handled.promise);
  await new Promise((resolve) => setImmediate(resolve));
  const stopped = member.stop();
  handled.resolve();
  await stopped;
  expect([acts, warned]).toEqual([['commits 8', 'leaves'], []]);
});

it('leaves its group in time although a message is never done, which stays uncommitted', async () => {
  const { member, acts, warned } = memberThat(() => new Promise(() => {}));
  await new Promise((resolve) => setImmediate(resolve));
  await member.stop();
  expect(acts).toEqual(['leaves']);
  expect(warned).toEqual(['left to the next member what is not done in time']);
});
