/** The devices of an account, of a customer or of staff: one is signed out, or all but this one. */
import { messages } from '@muqarin/rules/messages';
import { accountMessages } from '@muqarin/rules/messages-account';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import type { Identity } from '../../session/identity.ts';
import type { FormAsk, FormOutcome } from '../forms/form.ts';

type Act = (bff: Bff, ask: FormAsk, who: Identity) => Promise<FormOutcome>;

/** `to` is the page that lists the devices. */
export function endSessionActs(to: string): Readonly<Record<string, Act>> {
  return {
    'end-session': async (bff, { fields, context }, { accountId }) => {
      const { session_id: sessionId = '' } = fields;
      if (!/^[\w-]{1,64}$/.test(sessionId)) return { to, warning: ours(messages.notFound) };
      const { ended } = await bff.accounts.endSession({ accountId, sessionId }, context);
      bff.standings.forget(sessionId);
      return ended
        ? { to, notice: ours(accountMessages.sessionEnded) }
        : { to, warning: ours(messages.notFound) };
    },
    'end-sessions': async (bff, { context }, { accountId, sessionId: except }) => {
      await bff.accounts.endSessions({ accountId, except }, context);
      return { to, notice: ours(accountMessages.sessionsEnded) };
    },
  };
}
