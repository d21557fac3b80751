/**
 * Handed events are settled behind the publishing of the next, many in one write: nobody waits for it. Where it fails, or the
 * process dies before it, leases end and the events go out once more.
 */
import { errorFacts } from './dead-letter.ts';
import type { Claim } from './outbox-claims.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { RelayOptions } from './relay-options.ts';
import { realSleep } from './retry.ts';

export interface Settling {
  add(claims: readonly Claim[]): void;
  /** Resolves when everything is settled, at once rather than in its time. */
  finish(): Promise<void>;
}

/** Far below any lease. */
const togetherMilliseconds = 50;

/** @param left called when events that were raised meanwhile wait for a claim */
export function createSettling(
  store: OutboxStore,
  { owner, logger, sleep = realSleep }: RelayOptions,
  left: () => void,
): Settling {
  const finishing = new AbortController();
  let published: Claim[] = [];
  let running: Promise<void> | undefined;

  const run = async () => {
    while (published.length > 0) {
      await sleep(togetherMilliseconds, finishing.signal);
      const claims = published;
      published = [];
      try {
        if (await store.settle(claims)) left();
      } catch (error) {
        const facts = { relay: owner, documents: claims.length, why: errorFacts(error) };
        logger.warn(facts, 'published events not taken out, they will go once more');
      }
    }
    running = undefined;
  };
  return {
    add: (claims) => {
      published.push(...claims);
      running ??= run();
    },
    finish: async () => {
      finishing.abort();
      await running;
    },
  };
}
