/** What the parts of the suite share. */
import type { TopicDeclaration } from '@muqarin/proto/topics';
import type { EventBus, EventMessage, StoredMessage } from '../../src/events/bus.ts';
import { deadLetterTopic } from '../../src/events/dead-letter.ts';

export interface BusUnderTest {
  /** A bus on the storage of this test; opening again finds what was there. At most 3 tries, pauses of some ms. */
  open(options?: { redeliver?: (message: StoredMessage) => boolean }): Promise<EventBus>;
  /** Closes what is open and removes the storage. */
  dispose(): Promise<void>;
}

export const topic = 'contract.thing.v1';
export const group = 'reader';
/** Of an event with a contract, for what depends on one. */
export const leadTopic = 'leads.lead.v1';

/** For engines on which topics must be made before they are used. */
export const contractTopics: readonly TopicDeclaration[] = [
  { name: topic, groups: [group, 'first', 'late', 'other', 'asker'] },
  { name: 'contract.answer.v1', groups: ['hearer'] },
  { name: 'contract.x.v1', groups: [] },
  { name: leadTopic, groups: [group] },
].map((each) => ({ ...each, partitions: 3, retentionDays: 1 }));

export function event(key: string, n: number, change: Partial<EventMessage> = {}): EventMessage {
  const headers = { ce_id: `event-${n}`, ce_type: 'Thing', ...change.headers };
  return { topic, key, value: JSON.stringify({ n }), ...change, headers };
}

export function numberOf(message: EventMessage): number {
  return (JSON.parse(message.value) as { n: number }).n;
}

/** The next `count` messages of a group; then the member stops, its offsets stored. */
export async function collect(
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

export function failing(seen: number[], bad: number) {
  return async (message: StoredMessage) => {
    seen.push(numberOf(message));
    if (numberOf(message) === bad) throw new TypeError('no such person: sara@example.com');
  };
}

export function deadLetters(bus: EventBus, of: string = topic): Promise<StoredMessage[]> {
  return bus.read({ topics: [deadLetterTopic(of, group)], limit: 100 });
}

export function lagOf(row: { end: number; committed: number }): number {
  return row.end - row.committed;
}

export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await pause(2);
  }
}
