/** One message to one group: tried a bounded number of times with growing pauses, then put among the dead letters. */
import { databaseAway } from '../database.ts';
import { AppError } from '../errors.ts';
import type { EventMessage, StoredMessage, Subscription } from './bus.ts';
import { errorFacts, toDeadLetter } from './dead-letter.ts';
import { UnreadableEvent } from './envelope.ts';
import { backoff, type RetryPolicy, type Sleep } from './retry.ts';

export interface DeliveryParts {
  subscription: Pick<Subscription, 'group' | 'handle' | 'deadLettered'>;
  retry: RetryPolicy;
  sleep: Sleep;
  /** Ends the wait for the next try; the message counts as not handled then. */
  stopping: AbortSignal;
  now: () => Date;
  /** Makes the dead letter durable. Where it rejects, so does `deliver`: the message must come again. */
  storeDeadLetter(deadLetter: EventMessage, original: StoredMessage): void | Promise<void>;
  logger: { error(facts: object, text: string): void };
}

/** Whoever calls it may store the offset after `handled` and `dead-lettered`, and must not after `stopped`. */
export async function deliver(
  message: StoredMessage,
  parts: DeliveryParts,
): Promise<'handled' | 'dead-lettered' | 'stopped'> {
  const { retry, sleep, subscription, stopping } = parts;
  let refused = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      // A copy each time: what one try does to it is not seen by the next.
      await subscription.handle({ ...message, headers: { ...message.headers } });
      return 'handled';
    } catch (error) {
      if (!isUnavailable(error)) refused += 1;
      if (refused >= retry.attempts || error instanceof UnreadableEvent) {
        await deadLetterMessage(message, error, attempt, parts);
        return 'dead-lettered';
      }
    }
    await sleep(backoff(attempt, retry), stopping);
    if (stopping.aborted) return 'stopped';
  }
}

async function deadLetterMessage(
  message: StoredMessage,
  error: unknown,
  attempts: number,
  parts: DeliveryParts,
): Promise<void> {
  const { group } = parts.subscription;
  const { topic, partition, offset } = message;
  const deadLetter = toDeadLetter(message, { group, error, attempts, at: parts.now() });
  await parts.storeDeadLetter(deadLetter, message);
  parts.subscription.deadLettered?.(message);
  const facts = { group, event: message.headers.ce_id, topic, partition, offset, attempts };
  parts.logger.error({ ...facts, why: errorFacts(error) }, 'event put among the dead letters');
}

/**
 * Something the handler needs is away (a database, a mail server): no fault of the message, so it waits as long as that
 * takes, instead of going to the dead letters with all that come after it.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AppError) return error.kind === 'unavailable';
  return databaseAway(error) !== null;
}
