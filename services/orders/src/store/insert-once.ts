import type { EventMessage } from '@muqarin/platform/events/bus';
import { raise } from '@muqarin/platform/events/outbox';
import type { Model } from 'mongoose';

const duplicateKey = 11_000;

/** One write for document and event; false where there is one before, by whatever is unique of them. */
export async function insertOnce<T>(
  model: Model<T>,
  stored: T,
  event: EventMessage,
): Promise<boolean> {
  const document = new model(stored);
  raise(document, event);
  try {
    await document.save();
    return true;
  } catch (error) {
    if ((error as { code?: number }).code === duplicateKey) return false;
    throw error;
  }
}
