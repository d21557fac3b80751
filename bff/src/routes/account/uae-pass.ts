/**
 * UAE PASS as a way in, by plain links: there, and back. It signs in whom an account has added it for, by its uuid, and nobody else:
 * an address or a number that two accounts share links nothing. Both addresses are 404 where no client id is set.
 */
import { accountMessages } from '@muqarin/rules/messages-account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountPaths } from '../../../contract/account-pages.ts';
import type { UaePass } from '../../clients/uae-pass.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { requireOwnPage } from '../../security/csrf.ts';
import { setFlash } from '../../session/flash.ts';
import { customerOf, isFresh } from '../../session/identity.ts';
import type { LeftFlash, UaePassTry } from '../../session/session-data.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { afterFirst, type SignInAsk } from '../../use-cases/accounts/sign-in.ts';
import { keepTry, takeTry } from '../../use-cases/accounts/uae-pass-try.ts';
import { ownPath } from '../forms/form.ts';
import { toShowAgain } from './sign-in.ts';
import { toSignIn } from './to-sign-in.ts';

const back = `${accountPaths.uaePass}/callback`;

type Query = Readonly<Record<string, string | undefined>>;
/** Where the person goes, and what is said to them there. */
type Next = { to: string } & Pick<LeftFlash, 'warning' | 'notice'>;

export function serveUaePass(app: FastifyInstance, bff: Bff): void {
  const { uaePass } = bff;
  if (uaePass === null) return;
  app.get(accountPaths.uaePass, async (request, reply) => {
    requireOwnPage({ token: 'if-present', hasEffect: true }, factsOf(bff, request));
    const session = sessionOf(request);
    const { use, to = '' } = request.query as Query;
    const customer = customerOf(session.data);
    if (use === 'add' && !(customer && isFresh(customer, bff.steadyNow()))) {
      await setFlash(session, 'sign-in', { warning: ours(accountMessages.signInAgain) });
      return reply.redirect(toShowAgain(accountPaths.security), 303);
    }
    const redirectUri = `${bff.config.PUBLIC_ORIGIN}${back}`;
    const { url, kept } = await uaePass.begin({ redirectUri, locale: request.locale });
    await keepTry(bff, session, {
      ...kept,
      use: use === 'add' ? 'add' : 'sign-in',
      to: use === 'add' ? accountPaths.security : ownPath(to, accountPaths.account),
    });
    return reply.header('cache-control', 'no-store').redirect(url, 303);
  });
  app.get(back, async (request, reply) => {
    const session = sessionOf(request);
    const begun = await takeTry(bff, session);
    const ask = { request, reply, session, context: contextOf(request, bff.signer) };
    const next = await cameBack({ bff, uaePass, ask, begun });
    const { to, ...said } = next;
    const page = to === accountPaths.security ? 'account-security' : 'sign-in';
    if (said.notice ?? said.warning) await setFlash(session, page, said);
    return reply.header('cache-control', 'no-store').redirect(to, 303);
  });
}

interface Back {
  bff: Bff;
  uaePass: UaePass;
  ask: SignInAsk & { request: FastifyRequest; reply: FastifyReply };
  begun: UaePassTry | null;
}

const warnings = {
  cancelled: ours(accountMessages.uaePassCancelled),
  basic: ours(accountMessages.uaePassBasic),
  failed: ours(accountMessages.uaePassFailed),
};

async function cameBack({ bff, uaePass, ask, begun }: Back): Promise<Next> {
  if (begun === null) return { to: accountPaths.signIn, warning: warnings.failed };
  const came = await uaePass.end(new URL(ask.request.url, bff.config.PUBLIC_ORIGIN), begun);
  if (begun.use === 'add') return added(bff, ask, came);
  const to = toSignIn(begun.to);
  if (came.outcome !== 'person') return { to, warning: warnings[came.outcome] };
  const shown = await bff.accounts.signInByUaePass({ uuid: came.uuid }, ask.context);
  if (shown.outcome === 'wrong') return { to, warning: ours(accountMessages.uaePassUnknown) };
  const first = {
    kind: 'customer',
    login: shown.accountId,
    way: 'uae_pass',
    to: begun.to,
  } as const;
  const isIn = (await afterFirst(bff, ask, shown, first)) === 'in';
  return isIn ? { to: begun.to } : { to, warning: warnings.failed };
}

/** Whoever adds it is still who they were when they went. */
async function added(
  bff: Bff,
  { session, context }: SignInAsk,
  came: Awaited<ReturnType<UaePass['end']>>,
): Promise<Next> {
  const to = accountPaths.security;
  if (came.outcome !== 'person') return { to, warning: warnings[came.outcome] };
  const customer = customerOf(session.data);
  if (!customer) return { to: toShowAgain(to), warning: ours(accountMessages.signInAgain) };
  const { accountId } = customer;
  const { outcome } = await bff.accounts.addUaePass({ accountId, uuid: came.uuid }, context);
  if (outcome === 'added') return { to, notice: ours(accountMessages.factorAdded) };
  return { to, warning: ours(accountMessages.uaePassTaken) };
}

function factsOf({ signer, config }: Bff, request: FastifyRequest) {
  const { PUBLIC_ORIGIN: publicOrigin } = config;
  return { request, session: sessionOf(request), token: undefined, signer, publicOrigin };
}
