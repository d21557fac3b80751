/** The copies of a service, called in turn; one that is gone is passed over, and nothing is done twice. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallContext } from '../src/context.ts';
import { createClient } from '../src/http/client.ts';
import { type CallContract, defineCall } from '../src/http/contract.ts';
import { overHttp } from '../src/http/over-http.ts';
import { notTaken } from '../src/http/transport.ts';
import { createTurns } from '../src/http/turns.ts';

const contracts = {
  look: defineCall({
    name: 'look',
    method: 'GET',
    path: '/things',
    summary: 'Reads.',
    input: z.object({}),
    output: z.object({ by: z.string() }),
  }),
  make: defineCall({
    name: 'make',
    method: 'POST',
    path: '/things',
    summary: 'Has an effect each time.',
    input: z.object({ name: z.string() }),
    output: z.object({ by: z.string() }),
  }),
  makeOnce: defineCall({
    name: 'make-once',
    method: 'POST',
    path: '/things-once',
    summary: 'Has one effect for one key.',
    input: z.object({ idempotencyKey: z.string() }),
    output: z.object({ by: z.string() }),
  }),
  draw: defineCall({
    name: 'draw',
    method: 'POST',
    path: '/drawings',
    summary: 'Takes longer than others.',
    input: z.object({}),
    output: z.object({ by: z.string() }),
    answerMilliseconds: 5000,
  }),
  price: defineCall({
    name: 'price',
    method: 'POST',
    path: '/prices',
    summary: 'Reads, with an input too large for an address.',
    input: z.object({}),
    output: z.object({ by: z.string() }),
    repeatable: true,
  }),
} satisfies Record<string, CallContract>;

const context: CallContext = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' };
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

describe('calls over HTTP', () => {
  it('go to each copy in turn', async () => {
    const client = clientOf([await copy(says('a')), await copy(says('b'))]);
    const by = [];
    for (let call = 0; call < 4; call += 1) by.push((await client.look({}, context)).by);
    expect(by).toEqual(['a', 'b', 'a', 'b']);
  });

  it('pass over a copy that nobody listens for, whatever they do', async () => {
    const client = clientOf([await nobody(), await copy(says('b'))]);
    expect(await client.make({ name: 'x' }, context)).toEqual({ by: 'b' });
    expect(await client.look({}, context)).toEqual({ by: 'b' });
  });

  it('pass over a copy that is only starting, whatever they do', async () => {
    const starting = await copy((_request, response) => {
      response.writeHead(503, { 'retry-after': '1', [notTaken]: 'starting', connection: 'close' });
      response.end('{"status":"starting"}');
    });
    const client = clientOf([starting, await copy(says('b'))]);
    expect(await client.make({ name: 'x' }, context)).toEqual({ by: 'b' });
    expect(await client.look({}, context)).toEqual({ by: 'b' });
  });

  it.each(['look', 'makeOnce', 'price'] as const)(
    '%s is asked of another copy when the connection breaks',
    async (name) => {
      const client = clientOf([await copy(breaks), await copy(says('b'))]);
      const call = client[name] as (input: object, context: CallContext) => Promise<unknown>;
      expect(await call({ idempotencyKey: 'k' }, context)).toEqual({ by: 'b' });
    },
  );

  it('what has an effect each time is sent once: its answer may only have been lost', async () => {
    const heard: string[] = [];
    const broken = await copy((request) => {
      heard.push(request.url ?? '');
      request.socket.destroy();
    });
    const client = clientOf([broken, await copy(says('b'))]);
    await expect(client.make({ name: 'x' }, context)).rejects.toMatchObject({
      kind: 'unavailable',
      status: 503,
      code: 'THINGS.UNREACHABLE',
      retryAfterSeconds: 1,
    });
    expect(heard).toEqual(['/things']);
  });

  it('nobody there is unavailable, with the time to ask again', async () => {
    const client = clientOf([await nobody(), await nobody()]);
    await expect(client.look({}, context)).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 1,
    });
  });

  it('an answer that does not come is given up', async () => {
    const client = clientOf([await copy(() => {})], 150);
    const begun = performance.now();
    await expect(client.look({}, context)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(performance.now() - begun).toBeLessThan(3000);
  });

  it('a service that did not hear all of a request in time is unavailable, with the time to ask again', async () => {
    const origin = await copy((_request, response) => {
      response.writeHead(408);
      response.end('{"error":"Request Timeout","message":"Client Timeout","statusCode":408}');
    });
    await expect(clientOf([origin]).make({ name: 'x' }, context)).rejects.toMatchObject({
      status: 503,
      code: 'THINGS.UNREACHABLE',
      retryAfterSeconds: 1,
    });
  });

  it('a call that takes longer than others is waited for as long as it says', async () => {
    const late: RequestListener = (_request, response) =>
      void setTimeout(() => response.end('{"by":"late"}'), 1500);
    const client = clientOf([await copy(late)], 100);
    expect(await client.draw({}, context)).toEqual({ by: 'late' });
    await expect(client.make({ name: 'x' }, context)).rejects.toMatchObject({ status: 503 });
  });

  it('says what the service said: its code, its words and when to come back', async () => {
    const origin = await copy((_request, response) => {
      response.writeHead(503, { 'retry-after': '60' });
      response.end(JSON.stringify({ code: 'STORAGE_FULL', title: 'Later.' }));
    });
    await expect(clientOf([origin]).look({}, context)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'STORAGE_FULL',
      message: 'Later.',
      retryAfterSeconds: 60,
    });
  });

  it('an error page of something in between is an error, not a riddle', async () => {
    const origin = await copy((_request, response) => {
      response.writeHead(503);
      response.end('<html>');
    });
    await expect(clientOf([origin]).look({}, context)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'THINGS.FAILED',
    });
  });
});

it('a copy that could not be reached rests for a second, unless there is no other', () => {
  let time = 0;
  const turns = createTurns(['a', 'b', 'c'], () => time);
  turns.rest('b');
  expect([...turns.from(3)]).toEqual(['a', 'c', 'b']);
  expect([...turns.from(3)]).toEqual(['c', 'a', 'b']);
  time = 1001;
  turns.from(0);
  expect([...turns.from(4)]).toEqual(['a', 'b', 'c', 'a']);
});

function clientOf(origins: string[], answerMilliseconds = 5000) {
  const { transport, close } = overHttp({ origins, answerMilliseconds });
  ends.push(close);
  return createClient<typeof contracts>({ service: 'things', contracts, transport });
}

function says(by: string): RequestListener {
  return (_request, response) => response.end(JSON.stringify({ by }));
}

const breaks: RequestListener = (request) => request.socket.destroy();

async function copy(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function nobody(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
