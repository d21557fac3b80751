import { openDatabase } from './database.ts';
import { UnsupportedError } from './errors.ts';
import { sweepExpired } from './ops/expire.ts';
import { refusal } from './refusals.ts';
import { openStore, type StoreOptions } from './store.ts';

export type ClientOptions = StoreOptions & {
  /** How often expired documents are removed; 0 never. */
  ttlSweepMs: number;
  /** Called with an error in the timer's sweep; the next sweep tries again. */
  onSweepError: (error: unknown) => void;
};

export type SqliteClient = ReturnType<typeof openClient>;

/** What mongoose keeps as `connection.client`: one open file and its TTL timer. */
export function openClient(options: ClientOptions) {
  const store = openStore(options);
  const database = openDatabase(store);
  const timer = startTimer(options, () => sweepExpired(store));
  return {
    db: (name = store.name) => {
      if (name === store.name) return database;
      throw new UnsupportedError('a second database on one connection', `${name}; open its file`);
    },
    /** Removes what has expired by now; gives the count. */
    sweepExpired: () => sweepExpired(store),
    /** Writes the log into the file and closes it. */
    close: async () => {
      clearInterval(timer);
      store.close();
    },
    startSession: refusal('sessions and transactions (startSession())'),
    withSession: refusal('sessions and transactions (withSession())'),
    bulkWrite: refusal('bulkWrite() over several collections'),
    watch: refusal('watch()'),
  };
}

function startTimer(options: ClientOptions, sweep: () => number): NodeJS.Timeout | undefined {
  if (options.ttlSweepMs <= 0) return undefined;
  const timer = setInterval(() => {
    try {
      sweep();
    } catch (error) {
      options.onSweepError(error);
    }
  }, options.ttlSweepMs);
  // A sweep to come keeps no process alive.
  return timer.unref();
}
