/** Staff sign in and out, until accounts come (decisions X25, A8): few tries, one answer for every failure, a new session id. */
import { formPaths } from '../../../contract/forms.ts';
import type { Bff } from '../../parts.ts';
import { verifyPassword } from '../../security/password.ts';
import type { Form } from '../medical/form.ts';

/** Tried when there is no such user, so that time tells nothing; no password has this key. */
const nobody = `scrypt:${'A'.repeat(22)}:${'A'.repeat(43)}`;
const refused = 'User name or password is not right.';

export function signInForm(bff: Bff): Form {
  return {
    path: formPaths.staffSignIn,
    idempotency: 'none',
    flashPage: 'staff',
    handle: async ({ request, session, fields }) => {
      const user = fields.user ?? '';
      await bff.limits.count(request, 'sign-in', user);
      const account = bff.config.STAFF.find((row) => row.user === user);
      const right = await verifyPassword(fields.password ?? '', account?.hash ?? nobody);
      if (!account || !right) return { to: formPaths.staffSignIn, warning: refused };
      const time = bff.now().getTime();
      await session.replace({
        ...session.data,
        role: 'agent',
        staffId: account.user,
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
      await session.replace({ ...session.data, role: 'visitor', staffId: null, signedInAt: null });
      return { to: formPaths.staffSignIn, redirect: formPaths.staffSignIn };
    },
  };
}
