import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { accountsContract as contract } from '../../contract/accounts-contract.ts';
import type { AccountsContext } from '../parts.ts';
import { checkCode } from '../use-cases/check-code.ts';
import { checkPassword } from '../use-cases/check-password.ts';
import { endSession, endSessions } from '../use-cases/end-sessions.ts';
import { mailLink } from '../use-cases/mail-link.ts';
import { goodLink } from '../use-cases/open-link.ts';
import { listSessions, openSession, standing } from '../use-cases/open-session.ts';
import { resetPassword, setPassword } from '../use-cases/set-password.ts';
import { signInByLink } from '../use-cases/sign-in-by-link.ts';
import { signUp } from '../use-cases/sign-up.ts';
import { signInByUaePass } from '../use-cases/uae-pass.ts';

export function serveWaysIn(app: FastifyInstance, context: AccountsContext): void {
  serveCall(app, contract.checkPassword, (input) => checkPassword(context, input));
  serveCall(app, contract.checkCode, (input, call) => checkCode(context, input, call));
  serveCall(app, contract.mailLink, (input, call) => mailLink(context, input, call));
  serveCall(app, contract.openLink, async ({ token, purpose }) => {
    const good = await goodLink(context, token, purpose);
    return good && { email: good.link.email, hasAccount: good.account !== null };
  });
  serveCall(app, contract.signInByLink, ({ token }) => signInByLink(context, token));
  serveCall(app, contract.signInByUaePass, ({ uuid }) => signInByUaePass(context, uuid));
  serveCall(app, contract.signUp, (input, call) => signUp(context, input, call));
  serveCall(app, contract.resetPassword, (input, call) => resetPassword(context, input, call));
  serveCall(app, contract.setPassword, (input, call) => setPassword(context, input, call));
  serveCall(app, contract.openSession, (input, call) => openSession(context, input, call));
  serveCall(app, contract.standing, ({ sessionId }) => standing(context, sessionId));
  serveCall(app, contract.listSessions, ({ accountId }) => listSessions(context, accountId));
  serveCall(app, contract.endSession, (input) => endSession(context, input));
  serveCall(app, contract.endSessions, (input, call) => endSessions(context, input, call));
}
