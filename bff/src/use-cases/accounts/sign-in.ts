/**
 * From a first factor to a session: who has shown all that is asked gets a session of the accounts service and a new id; who owes
 * a second factor is remembered for some minutes (decisions A8). Customers and staff go the same way.
 */
import type { Way } from '@muqarin/accounts/contract/shared';
import type { Shown } from '@muqarin/accounts/contract/ways-in';
import type { CallContext } from '@muqarin/platform/context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bff } from '../../parts.ts';
import { type Identity, type Pending, pendingSeconds } from '../../session/identity.ts';
import { emptySession, type SessionData } from '../../session/session-data.ts';
import type { Session } from '../../session/session-plugin.ts';
import { deviceName } from './device-name.ts';
import { linkBegun } from './timeline/link-begun.ts';

export interface SignInAsk {
  request: Pick<FastifyRequest, 'ip' | 'cookies' | 'headers'>;
  reply: Pick<FastifyReply, 'setCookie'>;
  session: Session;
  context: CallContext;
}

type Kind = Identity['kind'];

/** `in`: signed in. Anything wrong is one answer. */
export type SignedIn = 'in' | 'code' | 'enrol' | 'wrong';

interface ByPassword {
  kind: Kind;
  login: string;
  password: string;
  to: string;
}

/** Throws AppError too_many with the seconds to wait, or unavailable. */
export async function signInByPassword(
  bff: Bff,
  ask: SignInAsk,
  { kind, login, password, to }: ByPassword,
): Promise<SignedIn> {
  const { request, reply, context } = ask;
  const shown = await bff.signIns.attempt(
    { request, reply, audience: kind, name: login },
    async () => {
      const found = await bff.accounts.checkPassword({ kind, login, password }, context);
      return found.outcome === 'right' ? found : null;
    },
  );
  if (shown === null) return 'wrong';
  return afterFirst(bff, ask, shown, { kind, login, way: 'password', to });
}

interface First {
  kind: Kind;
  login: string;
  way: Way;
  to: string;
}

export async function afterFirst(
  bff: Bff,
  ask: SignInAsk,
  { accountId, next }: Extract<Shown, { outcome: 'right' }>,
  { kind, login, way, to }: First,
): Promise<SignedIn> {
  if (next === 'nothing') {
    return (await beginSession(bff, ask, { accountId, ways: [way] })) ? 'in' : 'wrong';
  }
  const at = bff.steadyNow().getTime();
  const pending: Pending = { accountId, kind, login, ways: [way], next, at, to };
  await ask.session.update((data) => ({ ...data, pending }));
  return next;
}

/** The second factor of whoever has shown the first; wrong codes wait as wrong passwords do, by a count of their own. */
export async function signInByCode(bff: Bff, ask: SignInAsk, code: string): Promise<SignedIn> {
  const { request, reply, session, context } = ask;
  const pending = pendingOf(session.data, bff.steadyNow());
  if (pending?.next !== 'code') return 'wrong';
  const { accountId, kind, login } = pending;
  const name = `${login}\n2`;
  const by = await bff.signIns.attempt({ request, reply, audience: kind, name }, async () => {
    return (await bff.accounts.checkCode({ accountId, code }, context)).by;
  });
  if (by === null) return 'wrong';
  const ways = [...pending.ways, by];
  return (await beginSession(bff, ask, { accountId, ways })) ? 'in' : 'wrong';
}

/** Of staff who have no app yet: the first code of it is the second factor. The recovery codes are shown once, on the next page. */
export async function signInByEnrolling(bff: Bff, ask: SignInAsk, code: string): Promise<SignedIn> {
  const { session, context } = ask;
  const pending = pendingOf(session.data, bff.steadyNow());
  if (pending?.next !== 'enrol') return 'wrong';
  const { accountId, ways } = pending;
  const added = await bff.accounts.confirmTotp({ accountId, code, label: '' }, context);
  if (added.outcome === 'wrong') return 'wrong';
  const isIn = await beginSession(bff, ask, { accountId, ways: [...ways, 'totp'] });
  if (!isIn) return 'wrong';
  const { recoveryCodes } = added;
  await session.update((data) => ({ ...data, recoveryCodes }));
  return 'in';
}

/** Null once it is too late. */
export function pendingOf({ pending }: Pick<SessionData, 'pending'>, now: Date): Pending | null {
  if (!pending) return null;
  const age = (now.getTime() - pending.at) / 1000;
  return age >= 0 && age <= pendingSeconds ? pending : null;
}

/** Whoever has shown everything: a new id, and the session before of this account ended. False where the account has gone. */
export async function beginSession(
  bff: Bff,
  { request, session, context }: SignInAsk,
  { accountId, ways }: { accountId: string; ways: Way[] },
): Promise<boolean> {
  const { identity: before, pending: _shown, ...data } = session.data;
  const isAgain = before?.accountId === accountId;
  const standing = await bff.accounts.openSession(
    {
      accountId,
      ways,
      device: deviceName(request.headers['user-agent']),
      knownDevice: isAgain,
      instead: isAgain ? before.sessionId : null,
    },
    context,
  );
  if (!standing) return false;
  if (before) bff.standings.forget(before.sessionId);
  bff.standings.note(standing);
  const now = bff.steadyNow().getTime();
  const { sessionId, kind, user, roles } = standing;
  const signedInAt = isAgain ? before.signedInAt : now;
  const identity: Identity = { accountId, sessionId, kind, user, roles, signedInAt, shownAt: now };
  // What another account left in this browser is not this one's.
  const kept = before && !isAgain ? emptySession : data;
  await session.replace({ ...kept, seenAt: now, identity });
  return true;
}

export async function signOut(bff: Bff, { session, context }: SignInAsk): Promise<void> {
  await linkBegun(bff, session, context);
  const { identity, pending: _half, recoveryCodes: _shown, ...data } = session.data;
  if (identity) {
    const { accountId, sessionId } = identity;
    await bff.accounts.endSession({ accountId, sessionId }, context);
    bff.standings.forget(sessionId);
  }
  // A customer's answers and quotes go with them: the next one at this browser may be somebody else.
  await session.replace(identity?.kind === 'customer' ? emptySession : data);
}
