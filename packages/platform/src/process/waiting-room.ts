/** Who asks before the process can work is told so: alive, not ready. Gives its port to the real server when that is. */
import { createServer } from 'node:http';

export interface WaitingRoom {
  close(): Promise<void>;
}

export async function openWaitingRoom(port: number, host: string): Promise<WaitingRoom> {
  const server = createServer((request, response) => {
    const alive = request.url?.split('?')[0] === '/healthz';
    response.writeHead(alive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
      ...(alive ? {} : { 'retry-after': '1' }),
    });
    response.end(JSON.stringify({ status: alive ? 'ok' : 'starting' }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
