/** Staff come in by user name, password and an app (decisions X25, A8): one answer for every failure, a new session id. */

import { messages } from '@muqarin/rules/messages';
import { accountMessages } from '@muqarin/rules/messages-account';
import { formPaths } from '../../../contract/forms.ts';
import type { StaffPage, TotpKey } from '../../../contract/staff-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import { staffOf } from '../../session/identity.ts';
import { takeRecoveryCodes } from '../../use-cases/accounts/recovery-codes.ts';
import {
  pendingOf,
  type SignedIn,
  signInByCode,
  signInByEnrolling,
  signInByPassword,
  signOut,
} from '../../use-cases/accounts/sign-in.ts';
import { qrDrawing } from '../../views/qr-drawing.ts';
import type { Form, FormOutcome } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';

const to = formPaths.staffSignIn;
const open = { desk: 'open', idempotency: 'none', flashPage: 'staff' } as const;

export async function staffSignInPage(bff: Bff, ask: PageAsk): Promise<PageDraft<StaffPage>> {
  const { session, context } = ask;
  const { warning } = await takeFlash(session, 'staff');
  const error = warning ?? null;
  if (staffOf(session.data)) {
    const recoveryCodes = await takeRecoveryCodes(session);
    return { role: 'staff', asks: null, enrol: null, recoveryCodes, error };
  }
  const pending = pendingOf(session.data, bff.steadyNow());
  const isStaff = pending?.kind === 'staff';
  const asks = isStaff ? pending.next : 'password';
  const enrol = asks === 'enrol' && pending ? await keyOf(bff, pending.accountId, context) : null;
  return { role: 'visitor', asks, enrol, recoveryCodes: [], error };
}

async function keyOf(bff: Bff, accountId: string, context: PageAsk['context']): Promise<TotpKey> {
  const key = await bff.accounts.beginTotp({ accountId }, context);
  return { ...key, qr: qrDrawing(key.uri) };
}

export function signInForm(bff: Bff): Form {
  return {
    ...open,
    path: to,
    handle: async (ask) => {
      const { user: login = '', password = '' } = ask.fields;
      const given = { kind: 'staff', login, password, to } as const;
      return outcomeOf(await signInByPassword(bff, ask, given), messages.wrongSignIn);
    },
  };
}

export function codeForm(bff: Bff): Form {
  return {
    ...open,
    path: formPaths.staffCode,
    back: to,
    handle: async (ask) =>
      outcomeOf(await signInByCode(bff, ask, ask.fields.code ?? ''), accountMessages.wrongCode),
  };
}

export function enrolForm(bff: Bff): Form {
  return {
    ...open,
    path: formPaths.staffEnrol,
    back: to,
    handle: async (ask) =>
      outcomeOf(
        await signInByEnrolling(bff, ask, ask.fields.code ?? ''),
        accountMessages.wrongCode,
      ),
  };
}

export function signOutForm(bff: Bff): Form {
  return {
    ...open,
    path: formPaths.staffSignOut,
    back: to,
    handle: async (ask) => {
      await signOut(bff, ask);
      return { to, redirect: to };
    },
  };
}

function outcomeOf(came: SignedIn, warning: string): FormOutcome {
  return came === 'wrong' ? { to, warning: ours(warning) } : { to, redirect: to };
}
