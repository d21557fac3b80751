/** Calls that take or answer a file: streamed, never held whole, alike in process and over HTTP. */
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallContext } from '../src/context.ts';
import { AppError } from '../src/errors.ts';
import { type Client, createClient, inProcess } from '../src/http/client.ts';
import { type CallContract, defineFetch, defineSend } from '../src/http/contract.ts';
import { overHttp } from '../src/http/over-http.ts';
import { serveFetch, serveSend } from '../src/http/serve-files.ts';
import { createService } from '../src/http/service.ts';

const contracts = {
  count: defineSend({
    name: 'count',
    path: '/files/:name',
    summary: 'Counts what comes.',
    input: z.object({ name: z.string(), note: z.string(), most: z.int().optional() }),
    output: z.object({ name: z.string(), note: z.string(), bytes: z.int() }),
  }),
  make: defineFetch({
    name: 'make',
    path: '/made/:bytes',
    summary: 'Answers that many bytes.',
    input: z.object({ bytes: z.coerce.number().int() }),
    output: z.object({ bytes: z.int() }),
  }),
} satisfies Record<string, CallContract>;

const context: CallContext = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' };
const megabyte = 1024 * 1024;
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

describe.each(['in process', 'over HTTP'] as const)('a file %s', (how) => {
  it('arrives whole beside its input', async () => {
    const { client } = await asked(how);
    const answer = await client.count(
      { name: 'a b', note: 'größer' },
      context,
      pieces(3 * megabyte),
    );
    expect(answer).toEqual({ name: 'a b', note: 'größer', bytes: 3 * megabyte });
  });

  it('is read no faster than the service reads it', async () => {
    const { client, gate } = await asked(how);
    const given = pieces(64 * megabyte);
    const hold = gate.close();
    const answer = client.count({ name: 'slow', note: '' }, context, given);
    await pause(300);
    expect(given.madeBytes()).toBeLessThan(16 * megabyte);
    hold.open();
    expect((await answer).bytes).toBe(64 * megabyte);
  });

  it('may be answered before it has come whole', async () => {
    const { client } = await asked(how);
    const given = pieces(64 * megabyte);
    const answer = await client.count({ name: 'big', note: '', most: megabyte }, context, given);
    expect(answer.bytes).toBeGreaterThan(megabyte);
    given.destroy();
  });

  it('that breaks off is no file', async () => {
    const { client, service } = await asked(how);
    const given = pieces(8 * megabyte, 2 * megabyte);
    await expect(client.count({ name: 'torn', note: '' }, context, given)).rejects.toThrow();
    await expect.poll(() => service.broken).toBe(1);
  });

  it('is asked for with an input that must fit', async () => {
    const { client } = await asked(how);
    const wrong = { name: 'a', note: 5 as unknown as string };
    await expect(client.count(wrong, context, pieces(10))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('comes back as a stream, with what is said of it', async () => {
    const { client } = await asked(how);
    const { facts, content } = await client.make({ bytes: 5 * megabyte }, context);
    expect(facts).toEqual({ bytes: 5 * megabyte });
    expect((await buffer(content)).length).toBe(5 * megabyte);
  });

  it('that is not there is an error with its code', async () => {
    const { client } = await asked(how);
    const missing = client.make({ bytes: 0 }, context);
    await expect(missing).rejects.toMatchObject({ kind: 'not_found', code: 'TEST.NONE' });
  });
});

it('goes to another copy when the first one cannot be connected to', async () => {
  const { app } = serving();
  const origin = await listening(app);
  const { transport, close } = overHttp({ origins: ['http://127.0.0.1:1', origin] });
  ends.push(close);
  const client = createClient({ service: 'files', contracts, transport });
  for (const name of ['first', 'second']) {
    const answer = await client.count({ name, note: '' }, context, pieces(megabyte));
    expect(answer).toMatchObject({ name, bytes: megabyte });
  }
});

async function asked(how: 'in process' | 'over HTTP') {
  const service = serving();
  const { app, gate } = service;
  if (how === 'in process') return { service, gate, client: clientOf(inProcess(app)) };
  const { transport, close } = overHttp({ origins: [await listening(app)] });
  ends.push(close);
  return { service, gate, client: clientOf(transport) };
}

function clientOf(transport: ReturnType<typeof inProcess>): Client<typeof contracts> {
  return createClient({ service: 'files', contracts, transport, checkAnswers: true });
}

async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

function serving() {
  const app = createService({
    name: 'files',
    logger: pino({ level: 'silent' }),
    // A service that takes files gives them their time, as documents does.
    slowest: { requestMilliseconds: 60_000 },
  });
  const gate = createGate();
  const service = { app, gate, broken: 0 };
  serveSend(app, contracts.count, async ({ most, ...input }, _context, content) => {
    let bytes = 0;
    try {
      for await (const chunk of content) {
        await gate.passed();
        bytes += (chunk as Buffer).length;
        if (most !== undefined && bytes > most) break;
      }
    } catch (error) {
      service.broken += 1;
      throw error;
    }
    return { ...input, bytes };
  });
  serveFetch(app, contracts.make, async ({ bytes }) => {
    if (bytes === 0) throw new AppError('not_found', 'TEST.NONE', 'There is none.');
    return { facts: { bytes }, content: pieces(bytes) };
  });
  ends.push(() => app.close());
  return service;
}

function createGate() {
  let opened = Promise.resolve();
  return {
    passed: () => opened,
    close: () => {
      let open = () => {};
      opened = new Promise((resolve) => {
        open = resolve;
      });
      return { open: () => open() };
    },
  };
}

function pieces(bytes: number, breakAfter = Number.POSITIVE_INFINITY) {
  const size = 64 * 1024;
  let made = 0;
  const stream = new Readable({
    read() {
      if (made >= breakAfter) {
        this.destroy(new Error('the sender is gone'));
        return;
      }
      const next = Math.min(size, bytes - made);
      made += next;
      this.push(next === 0 ? null : Buffer.alloc(next));
    },
  });
  return Object.assign(stream, { madeBytes: () => made });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
