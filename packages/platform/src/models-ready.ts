/**
 * Collections and indexes, made before the first call is answered. A database that is slow to answer all processes that
 * start together is asked again, aloud; each end and start of a process would make it slower still.
 */
import { databaseAway } from './database.ts';
import { errorFacts } from './events/dead-letter.ts';
import { backoff, realSleep, type Sleep } from './events/retry.ts';

/** What this takes of a mongoose model. */
export interface Preparable {
  modelName: string;
  init(): Promise<unknown>;
  createCollection(): Promise<unknown>;
  ensureIndexes(): Promise<unknown>;
}

export interface Preparing {
  logger: { warn(facts: object, text: string): void };
  sleep?: Sleep;
}

const pauses = { baseMilliseconds: 250, maxMilliseconds: 2000 };
const attempts = 10;

/** Rejects with what else is wrong at once, and when the database stays away. */
export async function modelsReady(
  models: readonly Preparable[],
  preparing: Preparing,
): Promise<void> {
  for (const model of models) await ready(model, preparing);
}

async function ready(model: Preparable, { logger, sleep = realSleep }: Preparing): Promise<void> {
  // mongoose keeps for ever what `init` came to, so that it can be asked once only.
  let prepare = () => model.init();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await prepare();
      return;
    } catch (error) {
      if (databaseAway(error) === null || attempt === attempts) throw error;
      const facts = { model: model.modelName, attempt, why: errorFacts(error) };
      logger.warn(facts, 'a collection is not ready yet; trying again');
      await sleep(backoff(attempt, pauses), new AbortController().signal);
      prepare = () => model.createCollection().then(() => model.ensureIndexes());
    }
  }
}
