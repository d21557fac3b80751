/** When a process ends: on a signal, or when the one that started it is gone. Ten seconds, then it ends anyway. */
import process from 'node:process';
import type { Logger } from 'pino';
import type { Ends } from './ends.ts';

const withinMilliseconds = 10_000;

/** The signal given back is aborted as soon as the end begins. */
export function endOnSignals({ logger, ends }: { logger: Logger; ends: Ends }): AbortSignal {
  const ending = new AbortController();
  const end = async (why: string): Promise<void> => {
    if (ending.signal.aborted) return;
    ending.abort(new Error('the process is ending'));
    logger.info({ why }, 'ending: finishing what was accepted');
    const limit = setTimeout(() => {
      logger.error({ withinMilliseconds }, 'could not finish in time');
      process.exit(1);
    }, withinMilliseconds);
    const failure = await ends.run();
    clearTimeout(limit);
    if (failure) logger.error({ err: failure }, 'a part did not end well');
    process.exit(failure ? 1 : 0);
  };
  // A terminal sends Ctrl-C to a whole family; who has a parent leaves the order of ending to it.
  const isChild = process.send !== undefined;
  for (const signal of ['SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => !isChild && void end(signal));
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('disconnect', () => void end('its parent is gone'));
  return ending.signal;
}
