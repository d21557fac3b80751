/** How a try that broke is named: a connection that was used before is another matter than one on which nothing was heard. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createHttp, unheard } from './http.ts';

const http = createHttp();
const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serve(answer: RequestListener, connected?: (socket: Socket) => void) {
  const server = createServer(answer);
  servers.push(server);
  if (connected) server.on('connection', connected);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => http.once('test', { method: 'GET', origin, path: '/' });
}

it('tells a connection that was reset unheard from one that had been used', async () => {
  const unused = await serve(
    (_asked, answer) => answer.end(),
    (socket) => socket.resetAndDestroy(),
  );
  expect(await unused()).toBeNull();
  const unheardOnly = await serve((asked) => void asked.socket.resetAndDestroy());
  expect(await unheardOnly()).toBeNull();
  let answered = 0;
  const used = await serve((asked, answer) => {
    answered += 1;
    if (answered === 1) answer.end('first');
    else asked.socket.resetAndDestroy();
  });
  expect(await used()).toMatchObject({ status: 200 });
  // The connection is free for the next one a turn later.
  await pause(10);
  expect(await used()).toBeNull();
  expect(http.tries.map(({ what }) => what)).toEqual([unheard, unheard, '200', 'ECONNRESET']);
});
