/** A form of one address that is mailed a link: to sign in, or to open an account (decisions A6). */
import { emailErrors } from '@muqarin/rules/contact';
import type { Bff } from '../../parts.ts';
import { contactRules } from '../../use-cases/as-person.ts';
import type { Form } from '../forms/form.ts';

interface MailedLink {
  path: string;
  /** Where the form stands, and its answer. */
  page: string;
  flashPage: 'sign-in' | 'sign-up';
  purpose: 'sign_in' | 'sign_up';
  /** The same of every address, whether it has an account or not. */
  sent: string;
}

export function mailedLinkForm(
  bff: Bff,
  { path, page, flashPage, purpose, sent }: MailedLink,
): Form {
  return {
    path,
    flashPage,
    idempotency: 'none',
    back: page,
    handle: async ({ request, context, fields, key }) => {
      const email = fields.email?.trim() ?? '';
      const errors = emailErrors(email, contactRules(bff));
      if (errors.length > 0) return { to: page, errors };
      await bff.once.run(key, bff.config.LEAD_REMEMBER_SECONDS, async (idempotencyKey) => {
        await bff.limits.count(request, 'mails', email);
        await bff.accounts.mailLink({ purpose, email, idempotencyKey }, context);
        return { remember: true, answer: null };
      });
      return { to: page, notice: sent };
    },
  };
}
