/**
 * Ends an HTTP server without cutting anybody off. A server that closes an idle connection may do so at the moment at
 * which the client sends its next request on it (RFC 9112, 9.5). So the end of a connection is agreed upon: each answer
 * says for how long the client may use it (`Keep-Alive: timeout`, which undici and Node's own client heed), answers given
 * while draining end theirs, and one that stays idle is closed from this side only when that time is over.
 */
import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setTimeout as pause, setImmediate as pollPhase } from 'node:timers/promises';

/** Raised on the server when its draining begins: `/readyz` turns, and streams without an end come to one. */
export const draining = 'draining';

export interface Drain {
  /** From now on each answer ends its connection; new connections are still taken. */
  begin(): void;
  /** Takes no new connection; resolves when every request has its answer and every connection is gone. */
  finish(): Promise<void>;
}

/** As announced to clients. Who does not heed it, a browser or a balancer, keeps the server's own, longer time. */
const announcedMilliseconds = 3000;
/** A client's clock may be late, and what it sent may be under way. */
const graceMilliseconds = 1000;
const lookEveryMilliseconds = 20;
const quietMilliseconds = 0.5;
const longestLookMilliseconds = 3000;

interface Use {
  answering: Set<ServerResponse>;
  bytesRead: number;
  idleSince: number;
}

/** To be called before the server listens, so that it knows every connection. */
export function createDrain(server: Server): Drain {
  announce(server);
  const uses = new Map<Socket, Use>();
  let isDraining = false;
  let taken = 0;
  server.on('connection', (socket) => {
    taken += 1;
    uses.set(socket, { answering: new Set(), bytesRead: 0, idleSince: performance.now() });
    socket.once('close', () => uses.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    // Answers behind others on a connection that breaks off emit nothing: they go with it.
    const use = uses.get(request.socket);
    use?.answering.add(response);
    response.once('close', () => {
      use?.answering.delete(response);
      if (use) use.idleSince = performance.now();
    });
  });
  return {
    begin: () => {
      isDraining = true;
      for (const { answering } of uses.values()) {
        for (const response of answering) {
          if (!response.headersSent) response.shouldKeepAlive = false;
        }
      }
      server.emit(draining);
    },
    finish: async () => {
      await quietTurn(() => taken);
      stopListening(server);
      while (uses.size > 0) {
        await pause(lookEveryMilliseconds);
        // What has arrived is read before anything is closed, however late this look comes.
        await pollPhase();
        for (const [socket, use] of uses) if (isOver(socket, use)) socket.destroySoon();
      }
    },
  };
}

/**
 * A listening socket that is closed resets whoever has connected and is not taken yet, and each turn of the event loop takes
 * one of them. So the last look must have found nobody, a moment ago: in a turn in which this process did nothing else. Who
 * connects between that look and the closing is reset all the same, unheard; a balancer that heeds `/readyz` is gone by then.
 */
async function quietTurn(taken: () => number): Promise<void> {
  const latest = performance.now() + longestLookMilliseconds;
  while (performance.now() < latest) {
    const began = performance.now();
    const before = taken();
    await pollPhase();
    if (taken() === before && performance.now() - began < quietMilliseconds) return;
  }
}

/** The whole time on the connection stays what it was. */
function announce(server: Server): void {
  const kept = server.keepAliveTimeout;
  server.keepAliveTimeout = Math.min(kept, announcedMilliseconds);
  server.keepAliveTimeoutBuffer = Math.max(graceMilliseconds, kept - server.keepAliveTimeout);
}

function isOver(socket: Socket, use: Use): boolean {
  if (use.bytesRead !== socket.bytesRead) {
    // A request that has begun to arrive; one that never ends has the server's own limits.
    use.bytesRead = socket.bytesRead;
    use.idleSince = performance.now();
  }
  const idle = performance.now() - use.idleSince;
  return use.answering.size === 0 && idle > announcedMilliseconds + graceMilliseconds;
}

/** As a TCP server: Node's HTTP server also closes idle connections at once, and this is the moment to avoid. */
function stopListening(server: Server): void {
  if (server.listening) TcpServer.prototype.close.call(server);
}
