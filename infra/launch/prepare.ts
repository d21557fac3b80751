/** `npm run prepare:engines`: creates topics and the bucket where they are missing, and ends. Safe to run again. */
import process from 'node:process';
import { ConfigError } from '@muqarin/platform/config';
import { createLogger } from '@muqarin/platform/logger';
import { prepareEngines } from './distributed/prepare.ts';

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => ending.abort(new Error(signal)));
try {
  const logger = createLogger({ level: 'info' }).child({ process: 'prepare' });
  await prepareEngines({ env: process.env, logger, signal: ending.signal });
  process.stdout.write('Topics and bucket are there.\n');
} catch (error) {
  const { stack, message } = error as Error;
  process.stderr.write(`${error instanceof ConfigError ? message : (stack ?? message)}\n`);
  process.exitCode = 1;
}
