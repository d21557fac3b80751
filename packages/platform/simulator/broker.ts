/** A broker with partitioned topics and consumer groups: what a bus's driver would talk to. */
import type { EventMessage, ReadQuery, StoredMessage } from '../src/events/bus.ts';
import { type Coordinator, createCoordinator } from './coordinator.ts';
import type { World } from './world.ts';

export interface Broker {
  /** The share of one partition, all or nothing. A retry beneath the API may store it twice. */
  append(place: string, messages: readonly EventMessage[]): void;
  placeOf: (message: EventMessage) => string;
  /** Of one partition, from an offset on. */
  fetch(place: string, from: number, limit: number): StoredMessage[];
  read(query: ReadQuery): StoredMessage[];
  topics(): string[];
  groups: Coordinator;
  /** What a group has not finished with. */
  behind(): string[];
  everything(): readonly StoredMessage[];
  /** How often a stored share is stored again. */
  setDoubling(probability: number): void;
}

export function createBroker(world: World, partitions: number): Broker {
  const places = new Map<string, StoredMessage[]>();
  const everything: StoredMessage[] = [];
  const groups = createCoordinator(world, () => [...places.keys()]);
  let doubling = 0;

  const store = (place: string, message: EventMessage) => {
    const log = places.get(place) ?? [];
    places.set(place, log);
    const partition = Number(place.slice(place.lastIndexOf('/') + 1));
    const sequence = everything.length + 1;
    const stored = { ...message, partition, offset: log.length, sequence, storedAt: world.time() };
    log.push(stored);
    everything.push(stored);
  };
  return {
    placeOf: ({ topic, key }) => `${topic}/${hash(key) % partitions}`,
    append: (place, messages) => {
      const known = places.has(place);
      for (const message of messages) store(place, message);
      if (world.dice.chance(doubling)) for (const message of messages) store(place, message);
      groups.grown(place, !known);
    },
    fetch: (place, from, limit) => (places.get(place) ?? []).slice(from, from + limit),
    read: ({ topics, afterSequence = 0, limit }) =>
      everything
        .slice(afterSequence)
        .filter((message) => topics?.includes(message.topic) ?? true)
        .slice(0, limit),
    topics: () => [...new Set(everything.map((message) => message.topic))].toSorted(),
    groups,
    behind: () => groups.behind((place) => places.get(place)?.length ?? 0),
    everything: () => everything,
    setDoubling: (probability) => {
      doubling = probability;
    },
  };
}

function hash(key: string): number {
  let value = 0;
  for (let index = 0; index < key.length; index++) {
    value = (Math.imul(value, 31) + key.charCodeAt(index)) >>> 0;
  }
  return value;
}
