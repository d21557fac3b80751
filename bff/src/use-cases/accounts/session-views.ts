import type { CallContext } from '@muqarin/platform/context';
import { deviceMessage } from '@muqarin/rules/account/device';
import type { SessionView } from '../../../contract/staff-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ofRules } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import type { Identity } from '../../session/identity.ts';

/** Where an account is signed in, this browser first. */
export async function sessionViews(
  { accounts }: Pick<Bff, 'accounts'>,
  { accountId, sessionId: own }: Identity,
  context: CallContext,
): Promise<PageDraft<SessionView>[]> {
  const { sessions } = await accounts.listSessions({ accountId }, context);
  return sessions
    .map(({ sessionId, device, startedAt, lastUsedAt }) => {
      const isThis = sessionId === own;
      return { sessionId, device: ofDevice(device), startedAt, lastUsedAt, isThis };
    })
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** What is kept of it is a name of ours, or what a person typed. */
export function ofDevice(device: string): PageDraft<string> {
  const message = deviceMessage(device);
  return typeof message === 'string' ? device : ofRules(message);
}
