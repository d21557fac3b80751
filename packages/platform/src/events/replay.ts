/** Sends dead letters back to the group that failed on them, once each unless one is named. */
import type { EventBus, StoredMessage } from './bus.ts';
import { deadLetterTopic, placeOf, replayTopic, toReplay } from './dead-letter.ts';

export interface ReplayQuery {
  group: string;
  /** The topic the events were published on; every topic of the group when absent. */
  topic?: string;
  /** One event by its id, also when it was replayed before. */
  eventId?: string;
}

/** What a replay would send, oldest first. Letters replayed before are left out: the replay topic remembers them. */
export async function deadLettersToReplay(
  bus: Pick<EventBus, 'read' | 'topics'>,
  query: ReplayQuery,
): Promise<StoredMessage[]> {
  const { group, eventId } = query;
  const found: StoredMessage[] = [];
  for (const topic of await topicsWithDeadLetters(bus, query)) {
    const letters = await readAll(bus, deadLetterTopic(topic, group));
    const replayed = await readAll(bus, replayTopic(topic, group));
    const sent = new Set(replayed.map((message) => message.headers.replayed_from));
    const wanted = (letter: StoredMessage) =>
      eventId === undefined ? !sent.has(placeOf(letter)) : letter.headers.ce_id === eventId;
    // An event that failed several times lies there several times; once is enough.
    found.push(
      ...new Map(letters.filter(wanted).map((each) => [each.headers.ce_id, each])).values(),
    );
  }
  return found.toSorted((a, b) => a.sequence - b.sequence);
}

/** Key, value and `ce_id` stay, so a consumer's inbox still knows what it had done. */
export async function replay(
  bus: Pick<EventBus, 'publish'>,
  deadLetters: readonly StoredMessage[],
): Promise<void> {
  await bus.publish(deadLetters.map(toReplay));
}

async function topicsWithDeadLetters(
  bus: Pick<EventBus, 'topics'>,
  { group, topic }: ReplayQuery,
): Promise<string[]> {
  const suffix = deadLetterTopic('', group);
  const all = (await bus.topics())
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length));
  return topic === undefined ? all : all.filter((name) => name === topic);
}

async function readAll(bus: Pick<EventBus, 'read'>, topic: string): Promise<StoredMessage[]> {
  const found: StoredMessage[] = [];
  for (;;) {
    const afterSequence = found.at(-1)?.sequence ?? 0;
    const page = await bus.read({ topics: [topic], afterSequence, limit: 500 });
    if (page.length === 0) return found;
    found.push(...page);
  }
}
