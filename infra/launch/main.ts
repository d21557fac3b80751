/** The product's process in embedded mode: `npm start` ends up here, on Node 24. */
import { randomInt } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { ConfigError } from '@muqarin/platform/config';
import { createLogger } from '@muqarin/platform/logger';
import { startTelemetry } from '@muqarin/platform/telemetry';
import { readLaunchConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { freePorts } from './distributed/ports.ts';
import type { Embedded, EmbeddedOptions } from './embedded.ts';
import { startPages } from './pages.ts';
import { requirePort, StartProblem } from './preflight.ts';
import { readyText } from './ready-text.ts';
import { resolvingOnce } from './resolving-once.ts';

const root = path.join(import.meta.dirname, '..', '..');

try {
  await start();
} catch (error) {
  const expected = error instanceof StartProblem || error instanceof ConfigError;
  process.stderr.write(
    `\n${expected ? error.message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exit(1);
}

async function start(): Promise<void> {
  const began = performance.now();
  const config = readLaunchConfig(process.env, root);
  prepareDataFolder(config.dataDir);
  await requirePort(config.port, config.host);
  const port = config.port || (await freePort(config.host));
  const publicOrigin = config.publicOrigin ?? `http://localhost:${port}`;
  const logger = createLogger({ level: config.logLevel });
  const telemetry = await startTelemetry({ ...config.telemetry, logger });
  const parts: { stop(): Promise<void> }[] = [telemetry];
  let ending = false;
  const shutDown = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    process.stdout.write('\nStopping: finishing what was accepted …\n');
    setTimeout(() => process.exit(code || 1), 10_000).unref();
    const results = await Promise.allSettled(parts.map((part) => part.stop()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) process.stderr.write(`${String(failed.reason)}\n`);
    process.exit(failed ? 1 : code);
  };

  const pages = startPages({
    root,
    bffOrigin: `http://127.0.0.1:${port}`,
    onExit: (code) => {
      process.stderr.write(`The page renderer ended (exit code ${code}); stopping.\n`);
      void shutDown(1);
    },
  });
  const webOrigin = async () => (await pages).origin;
  const making = makeProduct({ config, port, publicOrigin, webOrigin, logger, telemetry });
  const [product, renderer] = await Promise.all([making, pages]);
  parts.push(product, renderer);

  process.on('SIGINT', () => void shutDown(0));
  process.on('SIGTERM', () => void shutDown(0));
  process.on('SIGHUP', () => void shutDown(0));
  process.on('disconnect', () => void shutDown(0));

  await product.bff.listen({ port, host: config.host });
  const seconds = (performance.now() - began) / 1000;
  const { dataDir, env } = config;
  // Not only at the end, as by itself: a process that is killed would leave nothing to its next life.
  flushCompileCache();
  process.stdout.write(`${readyText({ publicOrigin, dataDir, env, seconds })}\n`);
}

/** Read only now, while the page renderer begins in its own process: a start takes as long as the slower of the two. */
async function makeProduct(options: EmbeddedOptions): Promise<Embedded> {
  const { startEmbedded } = await resolvingOnce(root, () => import('./embedded.ts'));
  return startEmbedded(options);
}

/** Below those that systems hand out to whoever connects: it is opened only when all else is ready. */
async function freePort(host: string): Promise<number> {
  const [port = 0] = await freePorts(10_000 + randomInt(9_000), 1, host);
  return port;
}
