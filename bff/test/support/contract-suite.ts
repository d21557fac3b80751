/** What every documented call promises, held for a whole table of them (decisions X2-X5): used by each contract's test. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { DocumentedCall } from '../../src/routes/documented/call.ts';
import { type Browser, openBrowser } from './browser.ts';

import { asCustomer } from './customers.ts';
import { asAgent, withGroup, withQuote } from './journey.ts';

import type { Example } from './payloads.ts';

type Method = 'GET' | 'POST';

const start = {
  nothing: openBrowser,
  quote: withQuote,
  agent: asAgent,
  group: withGroup,
  customer: asCustomer,
} as const;
const methodsOf = (call: DocumentedCall) => [...call.methods, ...call.addedMethods];

export function holdsContract(
  app: FastifyInstance,
  table: readonly DocumentedCall[],
  examples: Readonly<Record<string, Example>>,
): void {
  const exampleOf = ({ name }: DocumentedCall): Example => {
    const example = examples[name];
    if (!example) throw new Error(`no example for ${name}`);
    return example;
  };
  const places = table.flatMap((call) =>
    [call.path, ...call.aliases].flatMap((path) =>
      methodsOf(call).map((method) => ({ call, path, method, example: exampleOf(call) })),
    ),
  );
  const refusing = places.filter(({ example }) => example.refused !== null);
  const readingData = places.filter((p) => p.call.carries === 'data' || p.method === 'POST');
  const posting = table.filter((call) => methodsOf(call).includes('POST'));

  describe.each(places)('$method $path', ({ call, path, method, example }) => {
    it('does what it says and shows success the way the document reads it', async () => {
      const browser = await start[example.needs](app);
      const answer = await send(browser, method, path, await example.good(browser));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toSatisfy(call.succeeded);
    });

    it('refuses another site', async () => {
      const browser = await start[example.needs](app);
      const foreign = { 'sec-fetch-site': 'cross-site' };
      const answer = await send(browser, method, path, await example.good(browser), foreign);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toHaveProperty(call.failureField);
    });
  });

  it.each(refusing)('says a refusal with 200 in its field: $method $path', async (place) => {
    const { call, path, method, example } = place;
    const browser = await start[example.needs](app);
    const answer = await send(browser, method, path, await example.refused?.(browser));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).not.toSatisfy(call.succeeded);
    expect(answer.json()).toHaveProperty(call.failureField);
  });

  it.each(readingData)('answers a broken payload with 400: $method $path', async (place) => {
    const { call, path, method } = place;
    const browser = await openBrowser(app);
    const broken = call.carries === 'data' ? { data: '[1,2]' } : [1, 2];
    const answer = await send(browser, method, path, broken);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ error: 'The data must be a JSON object.' });
    expect(answer.json()).toHaveProperty(call.failureField);
  });

  describe.each(posting)('$name', (call) => {
    const example = exampleOf(call);
    const rpc = (params: unknown) => ({ jsonrpc: '2.0', method: 'call', params, id: 41 });

    it('answers JSON-RPC in kind', async () => {
      const browser = await start[example.needs](app);
      const good = await browser.post(call.path, rpc(await example.good(browser)));
      expect(good.json()).toMatchObject({ jsonrpc: '2.0', id: 41 });
      expect(good.json<{ result: unknown }>().result).toSatisfy(call.succeeded);
    });

    it('puts a business failure into the result and a protocol fault into the error', async () => {
      const browser = await start[example.needs](app);
      const broken = await browser.post(call.path, rpc('no object'));
      expect(broken.json()).toMatchObject({ jsonrpc: '2.0', id: 41, error: { code: -32_602 } });
      if (example.refused === null) return;
      const refused = await browser.post(call.path, rpc(await example.refused(browser)));
      expect(refused.json<{ result: unknown }>().result).toHaveProperty(call.failureField);
    });

    it('takes form-encoded fields', async () => {
      const browser = await start[example.needs](app);
      const fields = (await example.good(browser)) as Record<string, string>;
      expect((await browser.form(call.path, fields)).json()).toSatisfy(call.succeeded);
    });
  });

  it.each(places)('refuses other methods: $path', async ({ call, path }) => {
    const answer = await app.inject({ method: 'DELETE', url: path });
    expect(answer.statusCode).toBe(405);
    const served = [...methodsOf(call), ...(call.isPage ? ['GET'] : [])];
    expect(answer.headers.allow).toBe(served.join(', '));
    expect(answer.json()).toHaveProperty(call.failureField);
  });
}

async function send(
  browser: Browser,
  method: Method,
  path: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  if (method === 'POST') return browser.post(path, payload, headers);
  const query = new URLSearchParams(payload as Record<string, string>);
  return browser.get(`${path}?${query.toString()}`, headers);
}
