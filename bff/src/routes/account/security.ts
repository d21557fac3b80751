/** How an account is secured: devices, password, app, recovery codes, mailed links. Changes are for whoever has just shown who they are. */
import { passwordMessages } from '@muqarin/rules/account/password-rules';
import { messages } from '@muqarin/rules/messages';
import { accountMessages } from '@muqarin/rules/messages-account';
import { accountForms, accountPaths, type SecurityPage } from '../../../contract/account-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { setFlash } from '../../session/flash.ts';
import { type Identity, isFresh } from '../../session/identity.ts';
import { hasOnlyUaePass } from '../../use-cases/accounts/only-uae-pass.ts';
import { takeRecoveryCodes } from '../../use-cases/accounts/recovery-codes.ts';
import { ofDevice, sessionViews } from '../../use-cases/accounts/session-views.ts';
import { beginSession } from '../../use-cases/accounts/sign-in.ts';
import { qrDrawing } from '../../views/qr-drawing.ts';
import type { Form, FormAsk, FormOutcome } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { customerForm } from './customer-form.ts';
import { endSessionActs } from './end-sessions.ts';
import { saidOn } from './said.ts';
import { toShowAgain } from './sign-in.ts';

const to = accountPaths.security;

export async function securityPage(
  bff: Bff,
  { session, query, context }: PageAsk,
  customer: Identity,
): Promise<PageDraft<SecurityPage>> {
  const { accountId } = customer;
  const [factors, sessions] = await Promise.all([
    bff.accounts.factors({ accountId }, context),
    sessionViews(bff, customer, context),
  ]);
  const fresh = isFresh(customer, bff.steadyNow());
  const key =
    fresh && query.add === 'totp' ? await bff.accounts.beginTotp({ accountId }, context) : null;
  const recoveryCodes = await takeRecoveryCodes(session);
  const { typed, ...said } = await saidOn(session, 'account-security');
  const { confirm_factor: factor = '', confirm_id: id = '', confirm_warning: warning } = typed;
  return {
    ...said,
    typed: {},
    sessions,
    password: factors.password !== null,
    link: factors.link,
    passkeys: factors.passkeys.map((each) => ({ ...each, label: ofDevice(each.label) })),
    totps: factors.totps,
    uaePass: { on: bff.uaePass !== null, addedAt: factors.uaePass?.addedAt ?? null },
    onlyUaePass: hasOnlyUaePass(factors),
    recovery: factors.recovery,
    recoveryCodes,
    totp: key && { ...key, qr: qrDrawing(key.uri) },
    isFresh: fresh,
    confirm: warning === 'one-way-left' || warning === 'mail-only' ? { factor, id, warning } : null,
  };
}

type Act = (bff: Bff, ask: FormAsk, customer: Identity) => Promise<FormOutcome>;

/** `action`: `end-session` (`session_id`), `end-sessions`; and of whoever is fresh `password` (`password`), `totp` (`code`, `label`),
 * `recovery`, `allow-link`, `rename` (`id`, `label`), `remove` (`factor`, `id`, `confirmed`). A passkey is added in `passkeys.ts`. */
export function securityForm(bff: Bff): Form {
  return customerForm({
    path: accountForms.security,
    page: to,
    flashPage: 'account-security',
    handle: async (ask, customer) => {
      const { action = '' } = ask.fields;
      const harmless = Object.hasOwn(always, action) ? always[action] : undefined;
      if (harmless) return harmless(bff, ask, customer);
      const act = Object.hasOwn(whenFresh, action) ? whenFresh[action] : undefined;
      if (!act) return { to, warning: ours(messages.notFound) };
      if (isFresh(customer, bff.steadyNow())) return act(bff, ask, customer);
      const again = toShowAgain(to);
      await setFlash(ask.session, 'sign-in', { warning: ours(accountMessages.signInAgain) });
      return { to: again, redirect: again };
    },
  });
}

const always: Readonly<Record<string, Act>> = {
  ...endSessionActs(to),
};

const whenFresh: Readonly<Record<string, Act>> = {
  password: async (bff, ask, { accountId }) => {
    const { password = '' } = ask.fields;
    const set = await bff.accounts.setPassword({ accountId, password }, ask.context);
    if (set.outcome === 'weak') {
      return { to, errors: [{ field: 'password', message: ours(passwordMessages[set.problem]) }] };
    }
    await beginSession(bff, ask, { accountId, ways: ['password'] });
    return { to, notice: ours(accountMessages.passwordKept) };
  },
  totp: async (bff, ask, { accountId }) => {
    const { code = '', label = '' } = ask.fields;
    const asked = { accountId, code, label: label.slice(0, 60) };
    const added = await bff.accounts.confirmTotp(asked, ask.context);
    if (added.outcome === 'wrong') {
      const errors = [{ field: 'code', message: ours(accountMessages.wrongCode) }];
      return { to: `${to}?add=totp`, errors };
    }
    const { recoveryCodes } = added;
    if (recoveryCodes.length > 0) {
      await ask.session.update((data) => ({ ...data, recoveryCodes }));
    }
    return { to, notice: ours(accountMessages.factorAdded) };
  },
  recovery: async (bff, { session, context }, { accountId }) => {
    const { recoveryCodes } = await bff.accounts.renewRecovery({ accountId }, context);
    await session.update((data) => ({ ...data, recoveryCodes }));
    return { to, notice: ours(accountMessages.recoveryMade) };
  },
  'allow-link': async (bff, { context }, { accountId }) => {
    await bff.accounts.allowLink({ accountId }, context);
    return { to, notice: ours(accountMessages.factorAdded) };
  },
  rename: async (bff, { fields, context }, { accountId }) => {
    const { id = '', label = '' } = fields;
    const asked = { accountId, id, label: label.trim().slice(0, 60) };
    const isOne = id !== '' && id.length <= 1400;
    const { renamed } = isOne
      ? await bff.accounts.renamePasskey(asked, context)
      : { renamed: false };
    const { passkeyRenamed, unknownFactor } = accountMessages;
    return renamed ? { to, notice: ours(passkeyRenamed) } : { to, warning: ours(unknownFactor) };
  },
  remove: async (bff, ask, { accountId }) => {
    const { factor = '', id = '', confirmed } = ask.fields;
    if (!isFactor(factor)) return { to, warning: ours(accountMessages.unknownFactor) };
    const asked = { accountId, factor, id, confirmed: confirmed === 'yes' };
    const came = await bff.accounts.removeFactor(asked, ask.context);
    if (came.outcome === 'changed') return { to, notice: ours(accountMessages.factorRemoved) };
    if (came.outcome === 'refused') {
      const { lastFactor, unknownFactor } = accountMessages;
      return { to, warning: ours(came.why === 'unknown' ? unknownFactor : lastFactor) };
    }
    // What it would take away is said on the page, with a button that does it all the same.
    const confirm = { confirm_factor: factor, confirm_id: id, confirm_warning: came.warning };
    await setFlash(ask.session, 'account-security', { typed: confirm });
    return { to, redirect: to };
  },
};

const factorNames = ['password', 'link', 'passkey', 'uae_pass', 'totp', 'recovery'] as const;

function isFactor(text: string): text is (typeof factorNames)[number] {
  return (factorNames as readonly string[]).includes(text);
}
