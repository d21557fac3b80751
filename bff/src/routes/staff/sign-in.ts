/** Staff sign in and out, until accounts come (decisions X25, A8): one answer for every failure, a new session id. */
import { messages } from '@muqarin/rules/messages';
import { formPaths } from '../../../contract/forms.ts';
import type { Bff } from '../../parts.ts';
import { verifyPassword } from '../../security/password.ts';
import type { Form } from '../forms/form.ts';

/** Tried when there is no such user, so that time tells nothing; no password has this key. */
const nobody = `scrypt:${'A'.repeat(22)}:${'A'.repeat(43)}`;

export function signInForm(bff: Bff): Form {
  return {
    path: formPaths.staffSignIn,
    idempotency: 'none',
    flashPage: 'staff',
    handle: async ({ request, reply, session, fields }) => {
      const user = fields.user ?? '';
      const ask = { request, reply, audience: 'staff', name: user } as const;
      const account = await bff.signIns.attempt(ask, async () => {
        const known = bff.config.STAFF.find((row) => row.user === user);
        const right = await verifyPassword(fields.password ?? '', known?.hash ?? nobody);
        return right && known ? known : null;
      });
      if (account === null) return { to: formPaths.staffSignIn, warning: messages.wrongSignIn };
      const time = bff.steadyNow().getTime();
      await session.replace({
        ...session.data,
        role: 'agent',
        staffId: account.user,
        staffMark: bff.staff.markOf(account),
        signedInAt: time,
        seenAt: time,
      });
      return { to: formPaths.staffSignIn, redirect: formPaths.staffSignIn };
    },
  };
}

export function signOutForm(_bff: Bff): Form {
  return {
    path: formPaths.staffSignOut,
    idempotency: 'none',
    flashPage: 'staff',
    back: formPaths.staffSignIn,
    handle: async ({ session }) => {
      await session.replace({
        ...session.data,
        role: 'visitor',
        staffId: null,
        staffMark: null,
        signedInAt: null,
      });
      return { to: formPaths.staffSignIn, redirect: formPaths.staffSignIn };
    },
  };
}
