import type { EventMessage } from '@muqarin/platform/events/bus';
import { raise } from '@muqarin/platform/events/outbox';
import type { Model } from 'mongoose';

/** One write for a document and its event, if there is one; false when another with the same key was first. */
export function insertFirst<T>(
  model: Model<T>,
  stored: T,
  event: EventMessage | null,
): Promise<boolean> {
  const document = new model(stored);
  if (event) raise(document, event);
  return isFirst(document.save());
}

/** False when the write was refused because there is one already. */
export async function isFirst(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 11_000) return false;
    throw error;
  }
}
