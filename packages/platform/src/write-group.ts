/**
 * Group commit: what comes while a write is under way goes together in the next one. A single write is as quick as before;
 * many at once share the price of one. Nobody is answered before theirs is stored.
 */
import { backoff, realSleep, type Sleep } from './events/retry.ts';

export interface WriteGroupOptions<Write> {
  /**
   * Writes them in one call and gives the errors of those that were refused, each at its place; the others are stored. Where
   * it rejects, nothing is known of any of them.
   */
  write: (group: readonly Write[]) => Promise<Refusals>;
  /** Writes in one call. */
  most?: number;
  /** Each call waits so long for company: for what nobody waits for. Nothing by default. */
  gatherMilliseconds?: number;
  sleep?: Sleep;
}

/** By the place in the group; empty when all are stored. */
export type Refusals = ReadonlyMap<number, Error>;

/** Resolves when this very write is stored; rejects with its own error, or with that of the whole call. */
export type GroupedWrite<Write> = (write: Write) => Promise<void>;

const mostInOneCall = 100;

/**
 * A call that takes longer may hang until its socket gives up: the next ones go beside it rather than behind it. The more hang,
 * the longer the next waits, so that a slow database is not given one call after the other until no connection is left.
 */
const patience = { baseMilliseconds: 200, maxMilliseconds: 2_000 };

/** A reason at hand: without one, each abort makes an error with its stack. */
const written = 'written';

const uninterrupted = new AbortController().signal;

export function createWriteGroup<Write>(options: WriteGroupOptions<Write>): GroupedWrite<Write> {
  const { write, most = mostInOneCall, gatherMilliseconds = 0, sleep = realSleep } = options;
  let waiting: Waiting<Write>[] = [];
  let running = false;
  let underWay = 0;

  const run = async () => {
    while (waiting.length > 0) {
      if (gatherMilliseconds > 0) await sleep(gatherMilliseconds, uninterrupted);
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      const ended = new AbortController();
      underWay += 1;
      const writing = answerEach(group, write).then(() => {
        underWay -= 1;
        ended.abort(written);
      });
      await Promise.race([writing, sleep(backoff(underWay, patience), ended.signal)]);
    }
    running = false;
  };
  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ write: one, resolve, reject });
      if (running) return;
      running = true;
      // When this turn of the loop is over: what its other requests bring goes along, where a write keeps the loop until it is
      // on the disk (SQLite) as where it does not.
      setImmediate(() => void run());
    });
}

interface Waiting<Write> {
  write: Write;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Never rejects: each caller hears for itself. */
async function answerEach<Write>(
  group: readonly Waiting<Write>[],
  write: WriteGroupOptions<Write>['write'],
): Promise<void> {
  try {
    const refusals = await write(group.map((each) => each.write));
    for (const [index, { resolve, reject }] of group.entries()) {
      const error = refusals.get(index);
      if (error) reject(error);
      else resolve();
    }
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}
