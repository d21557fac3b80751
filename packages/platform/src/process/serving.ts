/** Listens, and leaves in a way that no client notices: not ready, then no new connection, then the last answer. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createDrain } from '../http/drain.ts';
import type { Ends } from './ends.ts';

/** Longer than a client under load leaves a connection unused. */
const idleMilliseconds = 1000;

export async function serveUntilEnd(
  app: FastifyInstance,
  { HOST, PORT, DRAIN_DELAY_MS }: { HOST: string; PORT: number; DRAIN_DELAY_MS: number },
  ends: Ends,
): Promise<void> {
  const { server } = app;
  const drain = createDrain(server);
  // Not through Fastify, which for `localhost` makes a second server that nobody would drain.
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: PORT, host: HOST }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  ends.add(async () => {
    drain.begin();
    await pause(DRAIN_DELAY_MS);
    await drain.settle(idleMilliseconds);
    await drain.finish();
    await app.close();
  });
}
