/** A line to an engine that a test may cut and restore: what the engine's death looks like, while others go on using it. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Line {
  port: number;
  /** New connections are refused, those that stand are reset. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

export async function lineTo(host: string, port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let own = 0;
  const restore = async () => {
    if (server) return;
    server = createServer((near) => join(near, connect(port, host), sockets));
    server.listen(own, '127.0.0.1');
    await once(server, 'listening');
    own = (server.address() as { port: number }).port;
  };
  await restore();
  return {
    port: own,
    cut: async () => {
      if (!server) return;
      const closed = once(server, 'close');
      server.close();
      server = undefined;
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
    restore,
  };
}

function join(near: Socket, far: Socket, sockets: Set<Socket>): void {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(one);
    one.on('error', () => {});
    one.on('close', () => {
      sockets.delete(one);
      other.destroy();
    });
    one.pipe(other);
  }
}
