import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../src/errors.ts';
import { createClient, inProcess } from '../src/http/client.ts';
import { defineCall } from '../src/http/contract.ts';
import { dispatch } from '../src/http/dispatch.ts';
import { serveCall } from '../src/http/serve.ts';
import { createService } from '../src/http/service.ts';
import { createLogger } from '../src/logger.ts';

const contract = {
  ask: defineCall({
    name: 'ask',
    method: 'POST',
    path: '/things/:id',
    summary: 'Answers what it was asked.',
    input: z.object({ id: z.string(), words: z.array(z.string()), at: z.string().optional() }),
    output: z.unknown(),
  }),
  look: defineCall({
    name: 'look',
    method: 'GET',
    path: '/things',
    summary: 'Answers its query.',
    input: z.object({ q: z.string() }),
    output: z.unknown(),
  }),
};
const context = { actor: { kind: 'visitor', id: 'v' }, correlationId: 'c' } as const;

function service() {
  const app = createService({ name: 'things', logger: createLogger({ level: 'silent' }) });
  const seen: string[] = [];
  app.addHook('onRequest', async ({ routeOptions }) => void seen.push(`began ${routeOptions.url}`));
  app.addHook('onResponse', async (_request, reply) => void seen.push(`ended ${reply.statusCode}`));
  serveCall(app, contract.ask, async (input, { correlationId }) => {
    if (input.words.includes('busy')) {
      throw new AppError('unavailable', 'THINGS.BUSY', 'Later.', { retryAfterSeconds: 7 });
    }
    if (input.words.includes('fail')) throw new Error('secret');
    return { ...input, correlationId, when: new Date(0), nothing: undefined };
  });
  serveCall(app, contract.look, async ({ q }) => ({ q }));
  return {
    app,
    seen,
    client: createClient({ service: 'things', contracts: contract, transport: inProcess(app) }),
  };
}

describe('a call in process', () => {
  it('passes path, body and context as JSON, and the hooks of the instance', async () => {
    const { client, seen } = service();
    const answer = await client.ask({ id: 'ä/1', words: ['سلام', '"'] }, context);
    expect(answer).toEqual({
      id: 'ä/1',
      words: ['سلام', '"'],
      correlationId: 'c',
      when: '1970-01-01T00:00:00.000Z',
    });
    expect(seen).toEqual(['began /things/:id', 'ended 200']);
  });

  it('passes a query', async () => {
    expect(await service().client.look({ q: 'a b&c=ü' }, context)).toEqual({ q: 'a b&c=ü' });
  });

  it('tells refusals and faults as over HTTP', async () => {
    const { client, seen } = service();
    const wrong = client.ask({ id: '1', words: 'none' as never }, context);
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', code: 'INVALID_INPUT' });
    const busy = client.ask({ id: '1', words: ['busy'] }, context);
    await expect(busy).rejects.toMatchObject({ code: 'THINGS.BUSY', retryAfterSeconds: 7 });
    const failed = client.ask({ id: '1', words: ['fail'] }, context);
    await expect(failed).rejects.toMatchObject({ kind: 'internal' });
    await expect(failed).rejects.not.toThrow('secret');
    expect(seen.filter((line) => line.startsWith('ended'))).toEqual([
      'ended 400',
      'ended 503',
      'ended 500',
    ]);
  });

  it('refuses a body that is too large, and one that is no JSON', async () => {
    const { client, app } = service();
    const large = client.ask({ id: '1', words: ['x'.repeat(300 * 1024)] }, context);
    await expect(large).rejects.toMatchObject({ kind: 'too_large' });
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', url: '/things/1', headers, body: '{"words":' };
    expect(await dispatch(app, asked)).toMatchObject({ status: 400 });
    expect(await dispatch(app, { ...asked, url: '/nowhere', body: '{}' })).toMatchObject({
      status: 404,
    });
  });

  it('is answered "unavailable" once the instance closes', async () => {
    const { client, app } = service();
    await client.look({ q: '1' }, context);
    await app.close();
    await expect(client.look({ q: '1' }, context)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
