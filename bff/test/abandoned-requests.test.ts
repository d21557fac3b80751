/** Many requests at once, and clients that go, over real sockets: work stops with them, and the others are served. */
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { MadeFor } from '@muqarin/platform/http/abandon';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { wireOf } from './support/wire.ts';

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('pages of a closed connection are not rendered, and those begun are abandoned', async () => {
  const { crowd, renderer } = await site();
  const socket = await crowd('/slow', 400);
  await expect.poll(() => renderer.asked).toBe(1);
  await pause(100);
  socket.destroy();
  await expect.poll(() => renderer.abandoned).toBe(1);
  await pause(100);
  expect(renderer.asked).toBe(1);
});

it('somebody of the same address has a page before the crowd has its second', async () => {
  const { crowd, renderer, ask } = await site();
  await crowd('/slow', 60);
  await expect.poll(() => renderer.asked).toBe(1);
  const page = ask('/quick');
  await pause(50);
  renderer.release();
  expect(await page).toContain('HTTP/1.1 200 ');
});

it('somebody of another address does not wait at all', async () => {
  const { crowd, renderer, ask } = await site({ TRUST_PROXY: 'on' });
  await crowd('/slow', 60, 'X-Forwarded-For: 203.0.113.7\r\n');
  await expect.poll(() => renderer.asked).toBe(1);
  expect(await ask('/quick', 'X-Forwarded-For: 203.0.113.8\r\n')).toContain('HTTP/1.1 200 ');
});

it('of one connection one is begun, some wait, and more end it with a 503', async () => {
  const { crowd, renderer, logged } = await site({
    IN_FLIGHT_PER_SOCKET: '3',
    PAGES_AT_ONCE_PER_ADDRESS: '9',
  });
  const socket = await crowd('/slow', 400);
  const answers = text(socket);
  for (let page = 1; page <= 3; page += 1) {
    await expect.poll(() => renderer.asked).toBe(page);
    await pause(50);
    expect(renderer.asked).toBe(page);
    renderer.release();
  }
  const statuses = (await answers).match(/HTTP\/1\.1 \d+/g);
  expect(statuses).toEqual([...Array(3).fill('HTTP/1.1 200'), 'HTTP/1.1 503']);
  const refused = (await answers).split('HTTP/1.1 503')[1];
  expect(refused).toContain('retry-after: 1\r\n');
  expect(refused).toContain('connection: close\r\n');
  expect(refused).toContain("content-security-policy: default-src 'self'");
  expect(refused).toContain('"error":');
  expect(renderer.asked).toBe(3);
  expect(logged).toEqual([]);
});

it('a client that never stops asking on one connection is cut off', async () => {
  const { crowd } = await site({ IN_FLIGHT_PER_SOCKET: '3' });
  const socket = (await crowd('/slow', 9000)).resume();
  await expect.poll(() => socket.closed).toBe(true);
});

it('one request after the other on a connection is never refused', async () => {
  const { origin } = await site({ IN_FLIGHT_PER_SOCKET: '1', IN_FLIGHT_PER_ADDRESS: '6' });
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  ends.push(() => agent.destroy());
  const asked = Array.from({ length: 60 }, () => statusOf(`${origin}/_next/static/a.js`, agent));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
});

it('more than an address may have is a 503 with Retry-After', async () => {
  const { crowd, ask, logged } = await site({ IN_FLIGHT_PER_ADDRESS: '3' });
  await crowd('/slow', 20);
  await pause(50);
  expect(await ask('/quick')).not.toContain(' 503 ');
  await crowd('/slow', 20);
  await crowd('/slow', 20);
  await pause(50);
  const refused = await ask('/api/medical/individual/search-tpa?hm_ids=1');
  expect(refused).toContain('HTTP/1.1 503 ');
  expect(refused.toLowerCase()).toContain('retry-after: 1');
  expect(refused).toContain('"error":');
  expect(await ask('/healthz')).toContain('HTTP/1.1 200 ');
  expect(logged).toEqual([]);
});

it('all is given back when connections close', async () => {
  const { crowd, ask } = await site({ IN_FLIGHT_PER_ADDRESS: '2' });
  for (let round = 0; round < 5; round += 1) (await crowd('/slow', 30)).destroy();
  await pause(100);
  expect(await ask('/quick')).toContain('HTTP/1.1 200 ');
});

it('the page renderer’s own questions are nobody’s, but no stranger can say so', async () => {
  const { ask, renderer } = await site({
    IN_FLIGHT_PER_ADDRESS: '1',
    PAGES_AT_ONCE_PER_ADDRESS: '1',
  });
  const page = ask('/asks-back');
  expect(await page).toContain('HTTP/1.1 200 ');
  expect(renderer.heard).toBe(200);
  expect(await ask('/echo', 'X-Muqarin-Renderer: mine\r\n')).not.toContain('mine');
});

it('a paper is made for its reader, who may go', async () => {
  let reader: MadeFor | undefined;
  const bff = await bffUnderTest();
  Object.assign(bff.documents.client, {
    renderPdf: (_: unknown, { madeFor }: { madeFor: MadeFor }) => {
      reader = madeFor;
      return new Promise(() => {});
    },
  });
  const wire = await wireOf(bff);
  ends.push(wire.close);
  const socket = connect(wire.port, '127.0.0.1');
  socket.write('GET /download-file/1/x/9 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => reader?.isOver).toBe(false);
  socket.destroy();
  await expect.poll(() => reader?.isOver).toBe(true);
});

it('pages and the description count in the limiter; files of pages do not', async () => {
  for (const path of ['/quick', '/api/openapi.json', '/api/docs/json']) {
    const { ask } = await site({ REQUESTS_PER_MINUTE: '2' });
    for (let tries = 0; tries < 2; tries += 1) expect(await ask(path)).toContain(' 200 ');
    expect(await ask(path)).toContain('HTTP/1.1 429 ');
    expect(await ask('/_next/static/a.js')).toContain('HTTP/1.1 200 ');
  }
});

it('the description is compressed once, for whoever takes it so', async () => {
  const { origin } = await site();
  for (const path of ['/api/openapi.json', '/api/docs/json']) {
    const plain = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const document = (await plain.json()) as { openapi: string };
    expect(document.openapi).toBe('3.1.0');
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(await answer.json()).toEqual(document);
    }
    const refused = { 'accept-encoding': 'br;q=0, gzip' };
    expect((await fetch(origin + path, { headers: refused })).headers.get('content-encoding')).toBe(
      'gzip',
    );
  }
  const file = await fetch(`${origin}/api/docs/static/swagger-ui-bundle.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(file.headers.get('content-encoding')).toBe('br');
  expect(file.headers.get('content-length')).not.toBeNull();
  expect(file.headers.get('content-type')).toContain('text/javascript');
  expect(await file.text()).toContain('SwaggerUIBundle');
  const yaml = await fetch(`${origin}/api/docs/yaml`);
  expect(await yaml.text()).toContain('openapi: 3.1.0');
});

/** All that comes on it until its end. */
async function text(socket: Socket): Promise<string> {
  let whole = '';
  for await (const part of socket) whole += String(part);
  return whole;
}

function statusOf(address: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    asked.once('error', reject);
  });
}

/** A BFF before a renderer whose slow pages come when they are released. */
async function site(settings: Record<string, string> = {}) {
  const facts = { asked: 0, abandoned: 0, heard: 0 };
  const waiting: (() => void)[] = [];
  const pages = Fastify({ forceCloseConnections: true });
  pages.get('/slow', async (request) => {
    facts.asked += 1;
    request.raw.socket.once('close', () => {
      facts.abandoned += 1;
    });
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return 'slow';
  });
  pages.get('/asks-back', async ({ headers }) => {
    const asking = { 'x-muqarin-renderer': String(headers['x-muqarin-renderer']) };
    const answer = await fetch(`${origin}/api/csrf`, { headers: asking });
    facts.heard = answer.status;
    return 'heard';
  });
  pages.get('/echo', async ({ headers }) => JSON.stringify(headers));
  pages.get('/*', async () => 'quick');
  const webOrigin = await pages.listen({ host: '127.0.0.1', port: 0 });
  ends.push(() => pages.close());
  const bff = await bffUnderTest(settings, { webOrigin });
  const wire = await wireOf(bff);
  const { origin, port } = wire;
  ends.push(wire.close);
  const head = (path: string, more: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  const crowd = async (path: string, count: number, more = '') => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    ends.push(() => socket.destroy());
    socket.write(head(path, more).repeat(count));
    return socket;
  };
  const ask = (path: string, more = '') => wire.ask(head(path, more));
  const release = () => {
    for (const go of waiting.splice(0)) go();
  };
  return {
    bff,
    port,
    origin,
    crowd,
    ask,
    logged: bff.logged,
    renderer: Object.assign(facts, { release }),
  };
}
