/** What kafkajs does for a member of a group: joins, fetches, commits, and crashes. The member above it is the real one. */
import type { KafkaMessage } from 'kafkajs';
import { createMember } from '../src/drivers/kafka-member.ts';
import { type Session, type SessionParts, sessionStopped } from '../src/drivers/kafka-session.ts';
import type { EventMessage, StoredMessage, Subscription } from '../src/events/bus.ts';
import type { RetryPolicy } from '../src/events/retry.ts';
import type { Broker } from './broker.ts';
import { Fenced, type Member } from './coordinator.ts';
import type { Dice } from './dice.ts';
import type { Life } from './process.ts';

export interface KafkaParts {
  life: Life;
  broker: Broker;
  dice: Dice;
  retry: RetryPolicy;
  publish: (messages: readonly EventMessage[]) => Promise<void>;
  /** Handle a message a second time although it succeeded. */
  redeliver: (message: StoredMessage) => boolean;
}

export function startKafkaMember(parts: KafkaParts, subscription: Subscription): void {
  const { life, retry, publish, redeliver } = parts;
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  createMember({
    subscription,
    retry,
    publish,
    redeliver,
    now: life.now,
    sleep: life.sleep,
    createKafka: () => undefined as never,
    prefix: '',
    logger: silent,
    open: (session) => openSession(parts, session),
  });
}

const heartbeatMilliseconds = 3_000;
const fetchPauseMilliseconds = 4_000;

function openSession({ life, broker }: KafkaParts, parts: SessionParts): Session {
  const { group, topics } = parts;
  const { promise: ended, resolve: finish } = Promise.withResolvers<unknown>();
  const ending = new AbortController();
  const paused = new Set<string>();
  let deal = 0;
  let dealt = '';
  let generation = 0;
  let grown = new AbortController();

  /** The group was dealt anew: on from the stored offsets, whatever was fetched before. */
  const assigned = async (places: readonly string[]) => {
    parts.rebalancing();
    deal += 1;
    dealt = places.join();
    generation = broker.groups.generation(group);
    const mine = deal;
    grown.abort();
    parts.assigned(byTopic(places));
    const isOver = () => ending.signal.aborted || deal !== mine;
    await fetchOn(places, isOver).catch((error) => isOver() || finish(error));
  };
  const member: Member = {
    id: life.id,
    topics,
    isResponsive: () => life.isResponsive() && !ending.signal.aborted,
    wake: () => grown.abort(),
    assigned: (places) => {
      if (member.isResponsive()) void assigned(places);
    },
  };
  const fetchOn = async (places: readonly string[], isOver: () => boolean) => {
    const next = await life.ask(`broker offsets ${group}`, () => {
      return new Map(places.map((place) => [place, broker.groups.committed(group, place)]));
    });
    while (!isOver()) {
      const open = places.filter((place) => !paused.has(place));
      const from = open.map((place) => `${place}:${next.get(place)}`).join(' ');
      const batches = await life.ask(`broker fetch ${group} ${from}`, () =>
        open.map((place) => [place, broker.fetch(place, next.get(place) ?? 0, 5)] as const),
      );
      let found = 0;
      for (const [place, messages] of batches) {
        if (isOver() || messages.length === 0) continue;
        found += messages.length;
        next.set(place, (messages.at(-1)?.offset ?? 0) + 1);
        parts.fetched(placeOf(place), messages.map(toRecord));
      }
      if (found > 0 || isOver()) continue;
      grown = new AbortController();
      await life.sleep(fetchPauseMilliseconds, grown.signal);
    }
  };
  const beat = async () => {
    await life.ask(`broker join ${group}`, () => broker.groups.join(group, member));
    while (!ending.signal.aborted) {
      await life.sleep(heartbeatMilliseconds, ending.signal);
      if (ending.signal.aborted) return;
      const places = await life.ask(`broker beat ${group}`, () =>
        broker.groups.beat(group, member),
      );
      // What a session that has ended still hears is nobody's any more.
      if (ending.signal.aborted) return;
      if (places === undefined) throw new Fenced(group);
      // The word of a deal does not reach who is frozen.
      const known = broker.groups.generation(group) === generation && places.join() === dealt;
      if (!known) void assigned(places);
    }
  };
  void beat().catch(finish);
  return {
    ended,
    commit: async (offsets) => {
      const sender = generation;
      const commits = offsets.map(({ topic, partition, offset }) => () => {
        if (broker.groups.generation(group) !== sender) throw new Fenced(group);
        broker.groups.commit(group, `${topic}/${partition}`, member, Number(offset));
      });
      const shown = offsets.map((each) => `${each.topic}/${each.partition}:${each.offset}`);
      await life.send(`broker commit ${group} ${shown.join(' ')}`, commits, () => {});
      for (const { offset, ...place } of offsets) parts.committed(place, Number(offset));
    },
    pause: ({ topic, partition }) => void paused.add(`${topic}/${partition}`),
    resume: ({ topic, partition }) => {
      paused.delete(`${topic}/${partition}`);
      grown.abort();
    },
    end: async () => {
      ending.abort();
      grown.abort();
      finish(sessionStopped);
      await life
        .ask(`broker leave ${group}`, () => broker.groups.leave(group, member))
        .catch(() => {
          // The group notices by itself, later.
        });
    },
  };
}

function placeOf(place: string) {
  const at = place.lastIndexOf('/');
  return { topic: place.slice(0, at), partition: Number(place.slice(at + 1)) };
}

function byTopic(places: readonly string[]): Record<string, number[]> {
  const grouped = Map.groupBy(places.map(placeOf), (place) => place.topic);
  return Object.fromEntries(
    [...grouped].map(([topic, all]) => [topic, all.map((each) => each.partition)]),
  );
}

function toRecord(message: StoredMessage): KafkaMessage {
  const { key, value, headers, offset, storedAt } = message;
  const texts = { key, value, headers, offset: String(offset), timestamp: String(storedAt) };
  return texts as unknown as KafkaMessage;
}
