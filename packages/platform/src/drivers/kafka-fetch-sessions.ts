/**
 * Fetch sessions (KIP-227), which kafkajs 2.2.4 speaks and does not use: it names every partition of a member in each fetch, a
 * hundred or so, gets each in the answer, and goes through all of them in turn before it fetches again. In a session the
 * broker knows them: a fetch names those that have moved on, and the answer holds those that have something.
 */
import { createRequire } from 'node:module';

interface Partition {
  partition: number;
  fetchOffset: string;
  maxBytes: number;
}

interface Topic {
  topic: string;
  partitions: Partition[];
}

interface FetchRequest {
  topics: Topic[];
  /** Named by consumers, even where it is empty; who reads at offsets (kafka-cluster.ts) has no session. */
  rackId?: string;
}

interface FetchAnswer {
  /** 0, or why the broker does not go on with this session. */
  errorCode?: number;
  /** 0 where the broker gives none; absent from brokers before version 1.1. */
  sessionId?: number;
  responses: unknown[];
}

type Protocol = (request: object) => unknown;

/** Of kafkajs: one for each broker that a client knows. */
export interface Broker {
  lookupRequest: (apiKey: number, versions: object) => Protocol;
  fetch: (this: Broker, request: FetchRequest) => Promise<FetchAnswer>;
}

interface Session {
  id: number;
  epoch: number;
  /** By topic and partition: from where the broker goes on in it. */
  known: ReadonlyMap<string, Known>;
}

type Known = Partition & { topic: string };

/** Asks for a session, where no id is given. */
const firstEpoch = 0;
const lastEpoch = 0x7f_ff_ff_ff;

const sessions = new WeakMap<Broker, Session>();

let patched = false;

/** Once per process. */
export function patchFetching(): void {
  if (patched) return;
  const { prototype } = createRequire(import.meta.url)('kafkajs/src/broker') as {
    prototype: Broker;
  };
  prototype.fetch = fetchInSessions(prototype.fetch);
  patched = true;
}

/** @param fetch of kafkajs: without a session */
export function fetchInSessions(fetch: Broker['fetch']): Broker['fetch'] {
  if (typeof fetch !== 'function') {
    throw new Error('kafkajs has changed: kafka-fetch-sessions.ts finds no fetch to patch');
  }
  return async function fetchInSession(this: Broker, request) {
    if (!('rackId' in request)) return fetch.call(this, request);
    const session = sessions.get(this);
    // Whatever becomes of this fetch, an answer that is not understood must not be gone on from.
    sessions.delete(this);
    const wanted = placesOf(request.topics);
    const { topics, ...forgotten } = session
      ? changesOf(session.known, wanted)
      : { topics: request.topics };
    const words = { sessionId: session?.id ?? 0, sessionEpoch: session?.epoch ?? firstEpoch };
    const speaker = speaking(this, { ...words, ...forgotten });
    const answer = await fetch.call(speaker, { ...request, topics });
    // Forgotten by the broker, or lost count of: all from the beginning, which is right at any time.
    if (answer.errorCode) return fetch.call(this, request);
    if (answer.sessionId) {
      const epoch = words.sessionEpoch === lastEpoch ? 1 : words.sessionEpoch + 1;
      sessions.set(this, { id: answer.sessionId, epoch, known: wanted });
    }
    return answer;
  };
}

/** The broker, with words of the session in the request that kafkajs makes. */
function speaking(broker: Broker, words: object): Broker {
  const lookupRequest: Broker['lookupRequest'] = (apiKey, versions) => {
    const protocol = broker.lookupRequest(apiKey, versions);
    return (request) => protocol({ ...request, ...words });
  };
  return Object.create(broker, { lookupRequest: { value: lookupRequest } }) as Broker;
}

function placesOf(topics: readonly Topic[]): Map<string, Known> {
  return new Map(
    topics.flatMap(({ topic, partitions }) =>
      partitions.map((each) => [`${topic}/${each.partition}`, { topic, ...each }] as const),
    ),
  );
}

function changesOf(before: ReadonlyMap<string, Known>, now: ReadonlyMap<string, Known>) {
  const moved = [...now].filter(([place, { fetchOffset, maxBytes }]) => {
    const known = before.get(place);
    return known?.fetchOffset !== fetchOffset || known.maxBytes !== maxBytes;
  });
  const gone = [...before].filter(([place]) => !now.has(place));
  return {
    topics: byTopic(moved, ({ partition, fetchOffset, maxBytes }) => ({
      partition,
      fetchOffset,
      maxBytes,
    })),
    forgottenTopics: byTopic(gone, ({ partition }) => partition),
  };
}

function byTopic<T>(places: readonly (readonly [string, Known])[], shown: (known: Known) => T) {
  const grouped = Map.groupBy(places, ([, { topic }]) => topic);
  return [...grouped].map(([topic, of]) => ({
    topic,
    partitions: of.map(([, known]) => shown(known)),
  }));
}
