/** The relay's loop over one store: publish what was handed over, claim what else waits, sleep until the next of either. */
import { errorFacts } from './dead-letter.ts';
import type { Claim } from './outbox-claims.ts';
import type { OutboxStore } from './outbox-store.ts';
import { defaultBatch, drain, send } from './relay-batch.ts';
import { createHanded } from './relay-handed.ts';
import type { RelayOptions } from './relay-options.ts';
import { createSettling } from './relay-settling.ts';
import { backoff, realSleep } from './retry.ts';

/** While the broker is away: short, so that the backlog goes out soon after it is back. */
const outage = { baseMilliseconds: 250, maxMilliseconds: 1_000 };

/**
 * A store in which nothing waited is looked at less and less often, up to so many times the sweep: who commits says so, and only
 * what a killed process has left needs the look. A service has a handful of stores, and each look asks the database.
 */
const longestIdleInSweeps = 8;

/** A reason at hand: without one, each abort makes an error with its stack, also where there is nothing left to abort. */
const woken = 'woken';

/** @param tellDepth called after each turn */
export function runStore(
  store: OutboxStore,
  options: RelayOptions,
  tellDepth: (at: Date) => Promise<void>,
) {
  const { owner, now, logger, defer = false, batch = defaultBatch } = options;
  const { sweepMilliseconds = 1_000, sleep = realSleep, rest } = options;
  const stopping = new AbortController();
  let nudged = false;
  let nap = new AbortController();
  let sweptAt = -Infinity;
  let failures = 0;
  let idleSweeps = 1;
  const { wasPublished: _atStart, ...later } = options;
  // What is made from now on was published by nobody: only what an earlier life left is looked for.
  let publishingWith: RelayOptions = options;

  const nudge = () => {
    if (defer) return;
    nudged = true;
    nap.abort(woken);
  };
  const handed = createHanded(store, options);
  const settling = createSettling(store, options, nudge);
  const publishing = { ...store, settle: async (claims: readonly Claim[]) => settling.add(claims) };
  const attempt = async <T>(work: () => Promise<T>): Promise<T | 'failed'> => {
    try {
      return await work();
    } catch (error) {
      logger.warn({ relay: owner, why: errorFacts(error) }, 'relay will try again');
      return 'failed';
    }
  };
  const turn = async () => {
    const claims = handed.take(batch);
    if ((await send(publishing, claims, later)) === 'unavailable') return 'unavailable';
    if (claims.length > 0) await rest?.();
    const at = now().getTime();
    // A clock set back must not put the sweep off.
    const due = nudged || Math.abs(at - sweptAt) >= sweepMilliseconds;
    if (claims.length > 0 && !due) return 'drained';
    sweptAt = at;
    nudged = false;
    const isHanded = () => !handed.isEmpty();
    const outcome = await drain(
      store,
      publishingWith,
      stopping.signal,
      isHanded,
      failures > 0 ? 1 : batch,
    );
    if (outcome === 'interrupted') nudged = true;
    if (outcome === 'drained') publishingWith = later;
    return outcome;
  };
  const run = async () => {
    await attempt(() => store.releaseAll(owner));
    while (!stopping.signal.aborted) {
      const outcome = await attempt(turn);
      await attempt(() => tellDepth(now()));
      failures = outcome === 'drained' || outcome === 'interrupted' ? 0 : failures + 1;
      if (failures === 0) handed.open();
      else {
        await attempt(handed.close);
        await sleep(backoff(failures, outage), stopping.signal);
      }
      nap = new AbortController();
      const idle = !nudged && handed.isEmpty() && failures === 0;
      if (!idle || stopping.signal.aborted) continue;
      await sleep(idleSweeps * sweepMilliseconds, nap.signal);
      idleSweeps = nap.signal.aborted ? 1 : Math.min(2 * idleSweeps, longestIdleInSweeps);
    }
    await attempt(handed.close);
    await settling.finish();
  };

  const unsubscribe = store.onCommit({
    lease: handed.lease,
    handed: (claim, until) => {
      handed.add(claim, until);
      nap.abort(woken);
    },
    committed: nudge,
  });
  const running = run();
  return {
    nudge,
    stop: async () => {
      unsubscribe();
      stopping.abort();
      nap.abort(woken);
      await running;
    },
  };
}
