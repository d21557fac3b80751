/**
 * Who asks before the process can work is told so: alive, not ready, nothing taken. The port is then given to the real
 * server as it is, open: who connects at that moment waits in its queue and is cut off by neither.
 */
import { createServer, type Server } from 'node:http';
import { notTaken } from '../http/transport.ts';

export interface WaitingRoom {
  /** From here on that server has the port. */
  giveTo(server: Server): Promise<void>;
}

export async function openWaitingRoom(port: number, host: string): Promise<WaitingRoom> {
  const room = createServer((request, response) => {
    const alive = request.url?.split('?')[0] === '/healthz';
    response.writeHead(alive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
      ...(alive ? {} : { 'retry-after': '1', [notTaken]: 'starting' }),
    });
    response.end(JSON.stringify({ status: alive ? 'ok' : 'starting' }));
  });
  await listening(room, () => room.listen(port, host));
  // Both hold the same listening socket then; who is in the room already has its answer there.
  return { giveTo: (server) => listening(server, () => server.listen(room)) };
}

/** Rejects when the port cannot be had. */
export function listening(server: Server, listen: () => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      resolve();
    });
    listen();
  });
}
