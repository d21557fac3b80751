/** A process like a service's, small enough to see how it ends. */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import { createService } from '../../src/http/service.ts';
import { serverSettings } from '../../src/process/settings.ts';
import { runProcess } from '../../src/process.ts';

const read = () => readConfig(z.object({ ...serverSettings }), process.env);

const sharesPort = process.env.SHARES_PORT !== undefined;

const compose: Parameters<typeof runProcess>[2] = async ({ logger, onEnd }) => {
  onEnd(async () => console.log('the engine ends'));
  onEnd(async () => console.log('the relay ends'));
  const app = createService({ name: 'small', logger });
  let took = 0;
  onEnd(() => new Promise<void>((resolve) => process.send?.({ took }, () => resolve())));
  app.get('/slow', async (request) => {
    const { ms = '20' } = request.query as { ms?: string };
    took += 1;
    await pause(Number(ms));
    if (ms !== '20') console.log('answered');
    return { ok: true };
  });
  app.get('/block', async (request) => {
    const until = performance.now() + Number((request.query as { ms?: string }).ms);
    while (performance.now() < until);
    return { ok: true };
  });
  return app;
};

await runProcess('small', read, compose, { waitingRoom: !sharesPort });
