/** Real sockets: clients that dawdle are let go, a head that is too large has its answer, work accepted is finished. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';

const quick = {
  HEADERS_TIMEOUT_MS: '200',
  REQUEST_TIMEOUT_MS: '400',
  CONNECTIONS_CHECK_MS: '50',
};
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('a head that drips is dropped while others are served', async () => {
  const { port, origin } = await listening(quick);
  const slow = await open(port);
  slow.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  const drip = setInterval(() => slow.socket.write('X-A: b\r\n'), 50);
  ends.push(() => clearInterval(drip));
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await expect(slow.text()).resolves.toContain('408');
});

it('a body that drips is dropped', async () => {
  const { port } = await listening(quick);
  const slow = await open(port);
  slow.socket.write(
    'POST /staff/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
  );
  const drip = setInterval(() => slow.socket.write('a'), 50);
  ends.push(() => clearInterval(drip));
  const begun = performance.now();
  await slow.text();
  expect(performance.now() - begun).toBeLessThan(2000);
});

it('a head over 64 KiB is a 431 with the field', async () => {
  const { port } = await listening();
  const big = await open(port);
  big.socket.write(`GET /?data=${'x'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const text = await big.text();
  expect(text).toContain('431');
  expect(text).toContain('"error":"The data is too large."');
});

it('16 kB of encoded data still fit into the head', async () => {
  const { origin } = await listening();
  const data = JSON.stringify({ filler: '"'.repeat(7900) });
  const url = `${origin}/api/medical/individual/get-products?${new URLSearchParams({ data }).toString()}`;
  expect(url.length).toBeGreaterThan(40_000);
  expect((await fetch(url)).status).toBe(200);
});

it('closing finishes what was accepted', async () => {
  const { origin, bff } = await listening();
  const accepted = Promise.withResolvers<void>();
  Object.assign(bff.quoting.client, {
    searchTpaNetworks: async () => {
      accepted.resolve();
      await pause(200);
      return { pairs: [], providers: [] };
    },
  });
  const answer = fetch(`${origin}/api/medical/individual/search-tpa?hm_ids=1`);
  await accepted.promise;
  await bff.app.close();
  expect(await (await answer).json()).toEqual({ tpa_network: [] });
});

async function listening(settings: Record<string, string> = {}) {
  const bff = await bffUnderTest(settings);
  const origin = await bff.app.listen({ host: '127.0.0.1', port: 0 });
  ends.push(() => bff.app.close());
  return { bff, origin, port: Number(new URL(origin).port) };
}

async function open(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  const ended = new Promise<string>((resolve) => {
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(parts).toString()));
  });
  ends.push(() => socket.destroy());
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { socket, text: () => ended };
}
