/**
 * The relay moves events from outboxes to the bus: claim, publish in order, await the broker, and only then take them out.
 * Dying in between repeats events and loses none. It never gives up: failures are tried again with a growing pause.
 */
import type { EventBus } from './bus.ts';
import { errorFacts } from './dead-letter.ts';
import type { Claim, OutboxStore } from './outbox-store.ts';
import { backoff, realSleep, type Sleep } from './retry.ts';

export interface RelayOptions {
  stores: readonly OutboxStore[];
  bus: Pick<EventBus, 'publish'>;
  /**
   * Names this relay over restarts, and no other one that runs at the same time: at start it takes back what an earlier,
   * killed life had claimed, instead of waiting for the lease to end.
   */
  owner: string;
  now: () => Date;
  logger: { warn(facts: object, text: string): void };
  /** Called at each sweep with the number of documents whose events wait. */
  onDepth?: (waiting: number) => void;
  /** Suppresses the nudge, so that only the sweep delivers: for tests of the sweep. */
  defer?: boolean;
  sweepMilliseconds?: number;
  leaseMilliseconds?: number;
  /** Documents published in one call. */
  batch?: number;
  sleep?: Sleep;
}

export interface Relay {
  /** Something was committed: look now. Stores nudge by themselves after commits in this process. */
  nudge(): void;
  /** Lets the batch under way finish. */
  stop(): Promise<void>;
}

const retry = { baseMilliseconds: 500, maxMilliseconds: 5_000 };

export function startRelay(options: RelayOptions): Relay {
  const { stores, owner, sweepMilliseconds = 1_000, sleep = realSleep } = options;
  let stopped = false;
  let nudged = false;
  let nap = new AbortController();

  const nudge = () => {
    if (options.defer) return;
    nudged = true;
    nap.abort();
  };
  const attempt = async (work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => {
      options.logger.warn({ relay: owner, why: errorFacts(error) }, 'relay will try again');
    });
  };
  const run = async () => {
    for (const store of stores) await attempt(() => store.releaseAll(owner));
    while (!stopped) {
      nudged = false;
      for (const store of stores) await attempt(() => drain(store, options, () => stopped));
      await attempt(async () => options.onDepth?.(await totalDepth(stores)));
      nap = new AbortController();
      if (!stopped && !nudged) await sleep(sweepMilliseconds, nap.signal);
    }
  };

  const unsubscribe = stores.map((store) => store.onCommit(nudge));
  const running = run();
  return {
    nudge,
    stop: async () => {
      for (const end of unsubscribe) end();
      stopped = true;
      nap.abort();
      await running;
    },
  };
}

/** Until nothing free waits or publishing fails; then it is the next sweep's turn, with the broker less pressed. */
async function drain(store: OutboxStore, options: RelayOptions, stopped: () => boolean) {
  while (!stopped()) {
    const claims = await claimBatch(store, options);
    if (claims.length === 0) return;
    // What failed before goes alone, so that one event the broker refuses holds up nobody else's.
    const fresh = claims.filter((claim) => claim.attempts === 0);
    const groups = [fresh, ...claims.filter((claim) => claim.attempts > 0).map((one) => [one])];
    let failed = false;
    for (const group of groups) {
      if (group.length > 0 && !(await send(store, group, options))) failed = true;
    }
    if (failed) return;
  }
}

async function claimBatch(store: OutboxStore, options: RelayOptions): Promise<Claim[]> {
  const { owner, now, batch = 50, leaseMilliseconds = 10_000 } = options;
  const claims: Claim[] = [];
  while (claims.length < batch) {
    const at = now();
    const until = new Date(at.getTime() + leaseMilliseconds);
    const claim = await store.claim(owner, at, until);
    if (claim === null) break;
    claims.push(claim);
  }
  return claims;
}

async function send(
  store: OutboxStore,
  claims: readonly Claim[],
  { bus, owner, now, logger }: RelayOptions,
): Promise<boolean> {
  try {
    await bus.publish(claims.flatMap((claim) => claim.entries.map((entry) => entry.message)));
  } catch (error) {
    logger.warn({ relay: owner, why: errorFacts(error) }, 'events not published, will try again');
    for (const claim of claims) {
      const pause = backoff(claim.attempts + 1, retry);
      await store.postpone(claim, owner, new Date(now().getTime() + pause));
    }
    return false;
  }
  for (const claim of claims) await store.settle(claim, owner);
  return true;
}

async function totalDepth(stores: readonly OutboxStore[]): Promise<number> {
  const depths = await Promise.all(stores.map((store) => store.depth()));
  return depths.reduce((sum, depth) => sum + depth, 0);
}
