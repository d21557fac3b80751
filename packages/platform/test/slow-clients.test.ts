/** Clients that dawdle at a service's door are let go, while others are served. */
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createService, type ServiceOptions } from '../src/http/service.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const quick = { headersMilliseconds: 200, requestMilliseconds: 400, checkMilliseconds: 50 };

it('a head that drips is dropped while others are served', async () => {
  const { origin, drip } = await service(quick);
  const slow = drip('GET /healthz HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(await slow).toBeLessThan(2000);
});

it('a body that drips is dropped', async () => {
  const { drip } = await service(quick);
  const head = 'POST /things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  expect(await drip(`${head}Content-Length: 1000\r\n\r\n`, 'a')).toBeLessThan(2000);
});

it('nobody has to ask for it', async () => {
  const { app } = await service({});
  expect(app.server.headersTimeout).toBe(3000);
  expect(app.server.requestTimeout).toBe(5000);
});

async function service(slowest: NonNullable<ServiceOptions['slowest']>) {
  const app = createService({ name: 'small', logger: pino({ level: 'silent' }), slowest });
  app.post('/things', async () => ({ ok: true }));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ends.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  /** Milliseconds until the connection is ended from the other side. */
  const drip = (head: string, drop: string) =>
    new Promise<number>((resolve) => {
      const begun = performance.now();
      const socket = connect(port, '127.0.0.1', () => socket.write(head));
      const dripping = setInterval(() => socket.write(drop), 50);
      ends.push(
        () => clearInterval(dripping),
        () => socket.destroy(),
      );
      socket.on('error', () => {}).resume();
      socket.once('close', () => resolve(performance.now() - begun));
    });
  return { app, origin, drip };
}
