import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';

/** Who presses the Quote button. Throws QUOTING.AGENTS_ONLY. */
export function requireAgent({ actor }: CallContext): string {
  if (actor.kind === 'agent') return actor.id;
  throw new AppError('forbidden', 'QUOTING.AGENTS_ONLY', 'Only staff can do this.');
}
