/** What we hold, seen, taken along and deleted from inside the account; and how its owner may be reached. */
import { accountMessages } from '@muqarin/rules/messages-account';
import { accountForms, accountPaths } from '../../../contract/account-pages.ts';
import { siteFormPaths } from '../../../contract/site-forms.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { setFlash } from '../../session/flash.ts';
import { isFresh } from '../../session/identity.ts';
import { linkBegun } from '../../use-cases/accounts/timeline/link-begun.ts';
import type { Form } from '../forms/form.ts';
import { customerForm } from './customer-form.ts';
import { toShowAgain } from './sign-in.ts';

const page = accountPaths.account;

/** Opens `/my-data` for an hour as the mailed link does, for whoever has just shown who they are. */
export function ownDataForm(bff: Bff): Form {
  return customerForm({
    path: accountForms.data,
    page,
    flashPage: 'account',
    handle: async ({ session, context }, customer) => {
      if (!isFresh(customer, bff.steadyNow())) {
        const again = toShowAgain(page);
        await setFlash(session, 'sign-in', { warning: ours(accountMessages.signInAgain) });
        return { to: again, redirect: again };
      }
      const { accountId } = customer;
      const profile = await bff.accounts.profile({ accountId }, context);
      if (!profile) return { to: page, warning: ours(accountMessages.signInAgain) };
      await linkBegun(bff, session, context);
      const begun = await bff.accounts.journeys({ accountId }, context);
      const asked = { email: profile.email, idempotencyKey: `account-${bff.newId()}`, ...begun };
      const { requestId } = await bff.leads.openDataOf(asked, context);
      await session.update(({ erased: _old, ...data }) => ({
        ...data,
        dataRequestId: requestId,
        ownDataId: requestId,
      }));
      const to = siteFormPaths.dataLink;
      return { to, redirect: to };
    },
  });
}

/** Fields: `marketing`, `calls`, `whatsapp`, `reminders`, each `yes` or absent. */
export function consentsForm(bff: Bff): Form {
  return customerForm({
    path: accountForms.consents,
    page,
    flashPage: 'account',
    handle: async ({ context, fields }, { accountId }) => {
      const { marketing, calls, whatsapp, reminders } = fields;
      const said = {
        marketing: marketing === 'yes',
        calls: calls === 'yes',
        whatsapp: whatsapp === 'yes',
        reminders: reminders === 'yes',
      };
      await bff.accounts.setConsents({ accountId, ...said }, context);
      return { to: page, notice: ours(accountMessages.consentsKept) };
    },
  });
}
