import { AppError } from '@muqarin/platform/errors';

/** Null while a service that is asked does not answer: for what a page goes on without. */
export async function unlessAway<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unavailable') return null;
    throw error;
  }
}
