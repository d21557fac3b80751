import type { EventMessage } from '@muqarin/platform/events/bus';
import { raise } from '@muqarin/platform/events/outbox';
import type { Model } from 'mongoose';

/** One write for a document and its event; false when another with the same unique key was first. */
export async function insertOnce<T>(
  model: Model<T>,
  stored: T,
  event: EventMessage | null = null,
): Promise<boolean> {
  const document = new model(stored);
  if (event) raise(document, event);
  try {
    await document.save();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 11_000) return false;
    throw error;
  }
}
