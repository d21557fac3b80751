/**
 * Ends an HTTP server without cutting anybody off. A server that closes an idle connection may do so at the moment at
 * which the client sends its next request on it; so connections are ended by an answer that says `connection: close`,
 * and only those that stay idle for a while are closed from this side.
 */
import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Raised on the server when its draining begins: `/readyz` turns, and streams without an end come to one. */
export const draining = 'draining';

export interface Drain {
  /** From now on each answer ends its connection; new connections are still taken. */
  begin(): void;
  /** Takes no new connection; resolves when all are gone, or when idle ones may be closed. */
  settle(idleMilliseconds: number): Promise<void>;
  /** Closes what is idle as soon as it is; resolves when every request under way has its answer. */
  finish(): Promise<void>;
}

const lookEveryMilliseconds = 20;

/** To be called before the server listens, so that it knows every connection. */
export function createDrain(server: Server): Drain {
  const sockets = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let isDraining = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  return {
    begin: () => {
      isDraining = true;
      for (const response of answering) if (!response.headersSent) response.shouldKeepAlive = false;
      server.emit(draining);
    },
    settle: async (idleMilliseconds) => {
      stopListening(server);
      const until = performance.now() + idleMilliseconds;
      while (sockets.size > 0 && performance.now() < until) await pause(lookEveryMilliseconds);
      while (answering.size > 0) await pause(lookEveryMilliseconds);
    },
    finish: async () => {
      while (sockets.size > 0) {
        server.closeIdleConnections();
        // Node does not call a connection idle on which nothing was ever asked.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.end();
        await pause(lookEveryMilliseconds);
      }
    },
  };
}

/** As a TCP server: Node's HTTP server also closes idle connections at once, and this is the moment to avoid. */
function stopListening(server: Server): void {
  if (server.listening) TcpServer.prototype.close.call(server);
}
