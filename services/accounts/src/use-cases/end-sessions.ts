import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { accountSessionsEnded, staffChanged } from '../events.ts';
import type { AccountsContext } from '../parts.ts';

export async function endSession(
  { sessions, now }: AccountsContext,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<{ ended: boolean }> {
  return { ended: await sessions.end(accountId, sessionId, now()) };
}

export async function endSessions(
  context: AccountsContext,
  { accountId, except }: { accountId: string; except: string | null },
  call: CallContext,
): Promise<{ ended: number }> {
  await context.accounts.change(accountId, ({ _id, kind, login: user, roles }) => {
    const event =
      kind === 'staff'
        ? createEvent(
            staffChanged,
            { staffId: _id, user, act: 'sessions', roles, by: user },
            call,
            context.events,
          )
        : createEvent(
            accountSessionsEnded,
            { accountId: _id, sessionId: '', why: 'asked' },
            call,
            context.events,
          );
    return { set: {}, events: [event], answer: null };
  });
  return { ended: await context.sessions.endAll(accountId, except, context.now()) };
}
