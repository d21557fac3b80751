/** Listens, and leaves in a way that no client notices: not ready, then no new connection, then the last answer. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createDrain } from '../http/drain.ts';
import type { Ends } from './ends.ts';
import { listening, type WaitingRoom } from './waiting-room.ts';

/** @param room whose port it takes over; null where there was none */
export async function serveUntilEnd(
  app: FastifyInstance,
  { HOST, PORT, DRAIN_DELAY_MS }: { HOST: string; PORT: number; DRAIN_DELAY_MS: number },
  ends: Ends,
  room: WaitingRoom | null,
): Promise<void> {
  const { server } = app;
  const drain = createDrain(server);
  // Not through Fastify, which for `localhost` makes a second server that nobody would drain.
  if (room) await room.giveTo(server);
  else await listening(server, () => server.listen({ port: PORT, host: HOST }));
  ends.add(async () => {
    drain.begin();
    await pause(DRAIN_DELAY_MS);
    await drain.finish();
    await app.close();
  });
}
