import type { CallContext } from '@muqarin/platform/context';
import type { SessionView } from '../../../contract/staff-pages.ts';
import type { Bff } from '../../parts.ts';
import type { Identity } from '../../session/identity.ts';

/** Where an account is signed in, this browser first. */
export async function sessionViews(
  { accounts }: Pick<Bff, 'accounts'>,
  { accountId, sessionId: own }: Identity,
  context: CallContext,
): Promise<SessionView[]> {
  const { sessions } = await accounts.listSessions({ accountId }, context);
  return sessions
    .map(({ sessionId, device, startedAt, lastUsedAt }) => {
      return { sessionId, device, startedAt, lastUsedAt, isThis: sessionId === own };
    })
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}
