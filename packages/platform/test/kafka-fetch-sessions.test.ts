/** What a consumer asks its broker in one fetch after another: all at first, then what has moved, and all again in doubt. */
import { beforeEach, expect, it } from 'vitest';
import { type Broker, fetchInSessions } from '../src/drivers/kafka-fetch-sessions.ts';

type Answer = Awaited<ReturnType<Broker['fetch']>>;
type Request = Parameters<Broker['fetch']>[0];

let asked: Record<string, unknown>[];
let answers: (Answer | Error)[];
let broker: Broker;

/** As kafkajs's: it looks up how the broker speaks, and sends. */
async function kafkajsFetch(this: Broker, { topics, rackId }: Request): Promise<Answer> {
  asked.push(this.lookupRequest(1, {})({ topics, rackId }) as Record<string, unknown>);
  const answer = answers.shift();
  if (answer === undefined || answer instanceof Error) throw answer;
  return answer;
}

beforeEach(() => {
  asked = [];
  answers = [];
  broker = { lookupRequest: () => (request) => request, fetch: fetchInSessions(kafkajsFetch) };
});

const session = (sessionId: number, errorCode = 0): Answer => ({
  errorCode,
  sessionId,
  responses: [],
});

function at(topic: string, offsets: Readonly<Record<number, number>>) {
  const partitions = Object.entries(offsets).map(([partition, offset]) => ({
    partition: Number(partition),
    fetchOffset: String(offset),
    maxBytes: 1_000,
  }));
  return { topic, partitions };
}

const fetch = (...topics: Request['topics']) => broker.fetch({ topics, rackId: '' });

it('names every partition once, and then those that have moved', async () => {
  answers = [session(7), session(7), session(7)];
  await fetch(at('a', { 0: 5, 1: 5 }), at('b', { 0: 0 }));
  await fetch(at('a', { 0: 5, 1: 8 }), at('b', { 0: 0 }));
  await fetch(at('a', { 0: 5, 1: 8 }), at('b', { 0: 0 }));
  expect(asked).toMatchObject([
    { sessionId: 0, sessionEpoch: 0, topics: [{ topic: 'a' }, { topic: 'b' }] },
    { sessionId: 7, sessionEpoch: 1, topics: [at('a', { 1: 8 })], forgottenTopics: [] },
    { sessionId: 7, sessionEpoch: 2, topics: [], forgottenTopics: [] },
  ]);
});

it('tells which partitions are left out, and names them when they come back', async () => {
  answers = [session(7), session(7), session(7)];
  await fetch(at('a', { 0: 5, 1: 5 }), at('b', { 0: 0 }));
  await fetch(at('a', { 0: 5 }));
  await fetch(at('a', { 0: 5, 1: 5 }));
  expect(asked.slice(1)).toMatchObject([
    {
      topics: [],
      forgottenTopics: [
        { topic: 'a', partitions: [1] },
        { topic: 'b', partitions: [0] },
      ],
    },
    { topics: [at('a', { 1: 5 })], forgottenTopics: [] },
  ]);
});

it('asks for all at once when the broker has forgotten the session, and then for a new one', async () => {
  const found = { ...session(0), responses: ['found'] };
  answers = [session(7), session(0, 70), found, session(8)];
  await fetch(at('a', { 0: 5, 1: 5 }));
  expect(await fetch(at('a', { 0: 6, 1: 5 }))).toBe(found);
  await fetch(at('a', { 0: 7, 1: 5 }));
  expect(asked[2]).toEqual({ topics: [at('a', { 0: 6, 1: 5 })], rackId: '' });
  expect(asked[3]).toMatchObject({
    sessionId: 0,
    sessionEpoch: 0,
    topics: [at('a', { 0: 7, 1: 5 })],
  });
});

it('begins anew after an answer that never came', async () => {
  answers = [session(7), new Error('connection lost'), session(8)];
  await fetch(at('a', { 0: 5 }));
  await expect(fetch(at('a', { 0: 6 }))).rejects.toThrow('connection lost');
  await fetch(at('a', { 0: 6 }));
  expect(asked[2]).toMatchObject({ sessionId: 0, sessionEpoch: 0, topics: [at('a', { 0: 6 })] });
});

it('names all each time where the broker gives no session', async () => {
  answers = [session(0), session(0)];
  await fetch(at('a', { 0: 5 }));
  await fetch(at('a', { 0: 5 }));
  expect(asked).toMatchObject([{ sessionEpoch: 0 }, { sessionId: 0, topics: [at('a', { 0: 5 })] }]);
});

it('leaves alone who reads at offsets', async () => {
  answers = [session(0)];
  await broker.fetch({ topics: [at('a', { 0: 5 })] });
  expect(asked).toEqual([{ topics: [at('a', { 0: 5 })], rackId: undefined }]);
});
