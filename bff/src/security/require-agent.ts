import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { Session } from '../session/session-plugin.ts';

/** Throws AppError forbidden for anyone but staff. */
export function requireAgent({ data }: Pick<Session, 'data'>): void {
  if (data.role === 'agent') return;
  throw new AppError('forbidden', 'BFF.AGENTS_ONLY', messages.notAllowed);
}
