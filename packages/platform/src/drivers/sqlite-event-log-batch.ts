/**
 * Some messages of one partition: keys side by side, so that what their handlers store is stored together, and those of one
 * key in their order.
 */
import type { EventMessage, StoredMessage } from '../events/bus.ts';
import { type DeliveryParts, deliver } from '../events/deliver.ts';

export interface BatchParts extends Omit<DeliveryParts, 'storeDeadLetter'> {
  redeliver: (message: StoredMessage) => boolean;
  /** False when another member has the partition. */
  hold: () => boolean;
  /** @param next the offset to go on from once this message is done */
  storeDeadLetter: (deadLetter: EventMessage, original: StoredMessage, next: number) => void;
}

/**
 * Gives the offset to go on from: everything before it was handled or dead-lettered. Rejects, when nothing is under way any more, where
 * a dead letter could not be stored.
 */
export async function deliverBatch(
  messages: readonly StoredMessage[],
  parts: BatchParts,
): Promise<number> {
  const open = new Set(messages.map(({ offset }) => offset));
  const end = (messages.at(-1)?.offset ?? 0) + 1;
  const next = (but?: number) => [...open].find((offset) => offset !== but) ?? end;
  const delivery: DeliveryParts = {
    ...parts,
    storeDeadLetter: (deadLetter, original) =>
      parts.storeDeadLetter(deadLetter, original, next(original.offset)),
  };
  const byKey = [...Map.groupBy(messages, ({ key }) => key).values()];
  const ended = await Promise.allSettled(
    byKey.map((ofKey) => deliverKey(ofKey, delivery, parts, ({ offset }) => open.delete(offset))),
  );
  const failure = ended.find((each) => each.status === 'rejected');
  if (failure) throw failure.reason;
  return next();
}

async function deliverKey(
  messages: readonly StoredMessage[],
  delivery: DeliveryParts,
  { redeliver, stopping, hold }: BatchParts,
  done: (message: StoredMessage) => void,
): Promise<void> {
  for (const message of messages) {
    if (stopping.aborted || !hold()) return;
    let outcome = await deliver(message, delivery);
    if (outcome === 'handled' && redeliver(message)) outcome = await deliver(message, delivery);
    if (outcome === 'stopped') return;
    done(message);
  }
}
