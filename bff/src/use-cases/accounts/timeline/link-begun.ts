import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../../../parts.ts';
import { customerOf } from '../../../session/identity.ts';
import type { Session } from '../../../session/session-plugin.ts';

/** What began in this session becomes the account's that is signed in; later ones of other accounts change nothing. */
export async function linkBegun(
  { accounts }: Pick<Bff, 'accounts'>,
  session: Session,
  context: CallContext,
): Promise<void> {
  const { begun } = session.data;
  const customer = customerOf(session.data);
  if (!begun || !customer) return;
  await accounts.linkJourneys({ accountId: customer.accountId, ...begun }, context);
  await session.update(({ begun: now, ...data }) => {
    const left = {
      draftIds: now?.draftIds.filter((id) => !begun.draftIds.includes(id)) ?? [],
      caseIds: now?.caseIds.filter((id) => !begun.caseIds.includes(id)) ?? [],
    };
    const isLinked = left.draftIds.length + left.caseIds.length === 0;
    return isLinked ? data : { ...data, begun: left };
  });
}
