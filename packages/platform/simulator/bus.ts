/** The bus of one life of a process. Tries, dead letters and their wording are the real code's. */
import type { EventBus, EventMessage, StoredMessage, Subscription } from '../src/events/bus.ts';
import { BusUnavailable } from '../src/events/bus-unavailable.ts';
import { replayTopic } from '../src/events/dead-letter.ts';
import { type DeliveryParts, deliver } from '../src/events/deliver.ts';
import type { RetryPolicy } from '../src/events/retry.ts';
import type { Broker } from './broker.ts';
import { Fenced, type Member } from './coordinator.ts';
import type { Dice } from './dice.ts';
import { startKafkaMember } from './kafka.ts';
import type { Life } from './process.ts';

export interface BusParts {
  life: Life;
  broker: Broker;
  retry: RetryPolicy;
  /** True while nobody can reach the broker. */
  isAway: () => boolean;
  logger: { error(facts: object, text: string): void };
  dice: Dice;
  /** Whose members read: the real Kafka driver's, or plain ones that take one message after the other. */
  members: 'kafka' | 'plain';
  redeliver: (message: StoredMessage) => boolean;
}

export function createBus(parts: BusParts): EventBus {
  const { life, broker } = parts;
  const publishAll: EventBus['publish'] = (messages) => publish(parts, messages);
  return {
    publish: publishAll,
    subscribe: async (subscription) => {
      if (parts.members === 'plain') await subscribe(parts, subscription);
      else startKafkaMember({ ...parts, publish: publishAll }, subscription);
      return { stop: async () => {} };
    },
    read: (query) => life.ask('broker read', () => broker.read(query)),
    scan: async function* (query) {
      yield await life.ask('broker read', () => broker.read({ ...query, limit: Infinity }));
    },
    topics: () => life.ask('broker topics', () => broker.topics()),
    groups: async () => [],
    close: async () => {},
  };
}

async function publish(
  { life, broker, isAway }: BusParts,
  messages: readonly EventMessage[],
): Promise<void> {
  const shares = Map.groupBy(messages, broker.placeOf);
  const appends = [...shares].map(
    ([place, share]) =>
      () =>
        broker.append(place, share),
  );
  const ids = messages.map((message) => message.headers.ce_id).join(' ');
  try {
    await life.send(`broker publish ${ids}`, appends, () => undefined);
  } catch (error) {
    throw isAway() ? new BusUnavailable(error) : error;
  }
}

async function subscribe(parts: BusParts, subscription: Subscription): Promise<void> {
  const { life, broker } = parts;
  const { group, topics } = subscription;
  const loops = new Map<string, Loop>();
  const member: Member = {
    id: life.id,
    topics: topics.flatMap((topic) => [topic, replayTopic(topic, group)]),
    isResponsive: life.isResponsive,
    wake: (place) => loops.get(place)?.wake(),
    assigned: (places) => {
      if (life.isResponsive()) assign(places);
    },
  };
  const assign = (places: readonly string[]) => {
    for (const [place, loop] of loops) {
      if (!places.includes(place)) loop.stop();
    }
    for (const place of places) {
      if (loops.has(place)) continue;
      const loop = startLoop(parts, subscription, member, place);
      loops.set(place, loop);
      // Whoever is fenced or stopped goes; the next heartbeat tells what to read instead.
      void loop.ended.then(() => {
        if (loops.get(place) === loop) loops.delete(place);
      });
    }
  };
  const join = () => life.ask(`broker join ${group}`, () => broker.groups.join(group, member));
  await again(life, join);
  const beat = async () => {
    const places = await life.ask(`broker beat ${group}`, () => broker.groups.beat(group, member));
    assign(places ?? []);
    if (places === undefined) await join();
  };
  void keepBeating(life, beat);
}

async function keepBeating(life: Life, beat: () => Promise<void>): Promise<void> {
  for (;;) {
    await life.sleep(heartbeatMilliseconds);
    await beat().catch(() => {
      // The next one will tell.
    });
  }
}

interface Loop {
  wake(): void;
  stop(): void;
  ended: Promise<void>;
}

const pauseMilliseconds = 500;
const heartbeatMilliseconds = 3_000;

/** Until it works: a driver never gives up reaching its broker. */
async function again(life: Life, work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const done = await work().then(
      () => true,
      () => false,
    );
    if (done) return;
    await life.sleep(pauseMilliseconds);
  }
}

function startLoop(
  parts: BusParts,
  subscription: Subscription,
  member: Member,
  place: string,
): Loop {
  const { life } = parts;
  const stopping = new AbortController();
  let nap = new AbortController();
  const delivery = deliveryOf(parts, subscription, stopping.signal);
  const wait = async () => {
    nap = new AbortController();
    await life.sleep(10_000, nap.signal);
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await readOn(parts, subscription, member, place, delivery, wait);
      } catch (error) {
        if (error instanceof Fenced) return;
        await life.sleep(pauseMilliseconds, stopping.signal);
      }
    }
  };
  return {
    wake: () => nap.abort(),
    stop: () => {
      stopping.abort();
      nap.abort();
    },
    ended: run(),
  };
}

/** From the stored offset to the end and on; rejects where only starting again from the stored offset helps. */
async function readOn(
  { life, broker }: BusParts,
  { group }: Subscription,
  member: Member,
  place: string,
  delivery: DeliveryParts,
  wait: () => Promise<void>,
): Promise<void> {
  const { stopping } = delivery;
  const ask = <T>(what: string, effect: () => T) => life.ask(`broker ${what} ${place}`, effect);
  let next = await ask('offset', () => broker.groups.committed(group, place));
  while (!stopping.aborted) {
    const messages = await ask('fetch', () => {
      if (!broker.groups.holds(group, place, member)) throw new Fenced(place);
      return broker.fetch(place, next, 5);
    });
    if (messages.length === 0) await wait();
    for (const message of messages) {
      if (stopping.aborted) return;
      if ((await deliver(message, delivery)) === 'stopped') return;
      next = message.offset + 1;
      await ask(`commit ${next}`, () => broker.groups.commit(group, place, member, next));
    }
  }
}

function deliveryOf(
  { life, broker, retry, logger }: BusParts,
  subscription: Subscription,
  stopping: AbortSignal,
): DeliveryParts {
  return {
    subscription,
    retry,
    stopping,
    logger,
    sleep: life.sleep,
    now: life.now,
    storeDeadLetter: async (deadLetter: EventMessage, { headers }: StoredMessage) => {
      const store = () => broker.append(broker.placeOf(deadLetter), [deadLetter]);
      await life.ask(`broker dead-letter ${headers.ce_id}`, store);
    },
  };
}
