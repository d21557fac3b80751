/** One store's waiting events: claimed and published batch by batch until none is left. */
import type { EventMessage } from './bus.ts';
import { BusUnavailable } from './bus-unavailable.ts';
import { errorFacts } from './dead-letter.ts';
import { observePublishing } from './observe.ts';
import type { Claim } from './outbox-claims.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { RelayOptions } from './relay-options.ts';
import { backoff } from './retry.ts';

type Sent = 'sent' | 'refused' | 'unavailable';

/** Of a store, what publishing needs; settling may be left for later. */
interface Publishing extends Pick<OutboxStore, 'release' | 'postpone'> {
  settle(claims: readonly Claim[]): Promise<unknown>;
}

/** Documents published in one call. */
export const defaultBatch = 100;

const retry = { baseMilliseconds: 500, maxMilliseconds: 5_000 };

/**
 * Until nothing free waits, the bus is away, or something better has come: a claim reads all that is leased as well, so where more
 * comes all the time it must not keep the relay from what was handed to it.
 * @param isBetter asked after each batch: whether to come back later
 * @param first documents in the first batch: while the bus is away one says so as well as a hundred, and to claim and
 * give back a hundred each time is what those notice who store meanwhile
 */
export async function drain(
  store: OutboxStore,
  options: RelayOptions,
  stopping: AbortSignal,
  isBetter: () => boolean,
  first = options.batch ?? defaultBatch,
): Promise<'drained' | 'interrupted' | 'unavailable'> {
  for (let limit = first; !stopping.aborted; limit = options.batch ?? defaultBatch) {
    const claims = await claimBatch(store, options, limit);
    if (claims.length === 0) return 'drained';
    // What was refused before goes apart, so that it makes nobody else's events go twice.
    const fresh = claims.filter((claim) => claim.attempts === 0);
    const refused = claims.filter((claim) => claim.attempts > 0);
    if ((await send(store, fresh, options)) === 'unavailable') {
      await store.release(refused);
      return 'unavailable';
    }
    if ((await send(store, refused, options)) === 'unavailable') return 'unavailable';
    if (isBetter()) return 'interrupted';
    // No more were free; whoever stored meanwhile said so.
    if (claims.length < limit) return 'drained';
  }
  return 'drained';
}

function claimBatch(store: OutboxStore, options: RelayOptions, limit: number): Promise<Claim[]> {
  const { owner, newId, leaseMilliseconds = 5_000 } = options;
  const now = options.now();
  const until = new Date(now.getTime() + leaseMilliseconds);
  return store.claim({ owner, token: newId(), now, until, limit });
}

/**
 * All together; if they are refused, one half and then the other, down to the one that is to blame: that waits and is
 * tried again, with nobody held up by it.
 */
export async function send(
  store: Publishing,
  claims: readonly Claim[],
  options: RelayOptions,
): Promise<Sent> {
  if (claims.length === 0) return 'sent';
  const sent = await publish(claims, options);
  if (sent === 'sent') await store.settle(claims);
  if (sent === 'unavailable') await store.release(claims);
  if (sent !== 'refused') return sent;
  if (claims.length === 1) {
    await postpone(store, claims, options.now());
    return sent;
  }
  const middle = Math.ceil(claims.length / 2);
  if ((await send(store, claims.slice(0, middle), options)) === 'unavailable') {
    await store.release(claims.slice(middle));
    return 'unavailable';
  }
  return send(store, claims.slice(middle), options);
}

async function publish(
  claims: readonly Claim[],
  { bus, owner, logger, telemetry, wasPublished }: RelayOptions,
): Promise<Sent> {
  try {
    const waiting = claims.flatMap((claim) => claim.entries.map((entry) => entry.message));
    const messages = wasPublished ? await unpublished(waiting, wasPublished) : waiting;
    if (messages.length > 0)
      await observePublishing(telemetry, owner, messages, () => bus.publish(messages));
    return 'sent';
  } catch (error) {
    const facts = { relay: owner, documents: claims.length, why: errorFacts(error) };
    logger.warn(facts, 'events not published, will try again');
    return error instanceof BusUnavailable ? 'unavailable' : 'refused';
  }
}

async function unpublished(
  messages: readonly EventMessage[],
  wasPublished: NonNullable<RelayOptions['wasPublished']>,
): Promise<EventMessage[]> {
  const left: EventMessage[] = [];
  for (const message of messages)
    if (!(await wasPublished(message).catch(() => false))) left.push(message);
  return left;
}

async function postpone(store: Publishing, claims: readonly Claim[], now: Date): Promise<void> {
  const attempts = Math.max(...claims.map((claim) => claim.attempts)) + 1;
  await store.postpone(claims, new Date(now.getTime() + backoff(attempts, retry)));
}
