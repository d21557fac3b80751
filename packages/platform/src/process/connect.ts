/** Reaching an engine that may not be there yet: tried for ever with a growing pause, and never without a word. */
import { errorFacts } from '../events/dead-letter.ts';
import { backoff, realSleep, type Sleep } from '../events/retry.ts';

export interface Connecting<T> {
  /** For the operator: what is being reached, and the setting that says where. */
  engine: string;
  setting: string;
  open: () => Promise<T>;
  logger: { info(facts: object, text: string): void; warn(facts: object, text: string): void };
  /** Gives up, by throwing what the signal says. */
  signal: AbortSignal;
  sleep?: Sleep;
}

const pauses = { baseMilliseconds: 250, maxMilliseconds: 5000 };

export async function connectForEver<T>(connecting: Connecting<T>): Promise<T> {
  const { engine, setting, open, logger, signal, sleep = realSleep } = connecting;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      const opened = await open();
      if (attempt > 1) logger.info({ engine, attempt }, `${engine} is reached`);
      return opened;
    } catch (error) {
      const retryInMilliseconds = Math.round(backoff(attempt, pauses));
      logger.warn(
        { engine, setting, attempt, retryInMilliseconds, why: errorFacts(error) },
        `${engine} cannot be reached at ${setting}; trying again`,
      );
      await sleep(retryInMilliseconds, signal);
    }
  }
}
