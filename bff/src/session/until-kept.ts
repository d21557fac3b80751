import type { KeyValue } from '@muqarin/platform/key-value';
import { sessionsAway } from './session-store.ts';

/** Resolves when what was written so far is kept; throws AppError unavailable when it is lost. At once where each write is kept by itself. */
export async function untilKept(keyValue: KeyValue): Promise<void> {
  await keyValue.kept?.().catch((error: unknown) => {
    throw sessionsAway(error);
  });
}
