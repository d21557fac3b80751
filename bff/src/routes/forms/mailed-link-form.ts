/** A form of one address that is mailed a link: to sign in, to open an account, to see what is held (decisions A6, A37). */
import type { CallContext } from '@muqarin/platform/context';
import { emailErrors } from '@muqarin/rules/contact';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { errorsOfRules } from '../../session/flash.ts';
import { contactRules } from '../../use-cases/as-person.ts';
import type { Form } from './form.ts';

interface MailedLink extends Omit<Form, 'handle'> {
  /** Where the form stands, and its answer. */
  page: string;
  /** The same of every address, whether something is known of it or not. */
  sent: string;
  send: (
    asked: { email: string; idempotencyKey: string },
    context: CallContext,
  ) => Promise<unknown>;
}

export function mailedLinkForm(bff: Bff, { page, sent, send, ...form }: MailedLink): Form {
  return {
    ...form,
    handle: async ({ request, context, fields, key }) => {
      const email = fields.email?.trim() ?? '';
      const errors = errorsOfRules(emailErrors(email, contactRules(bff)));
      if (errors.length > 0) return { to: page, errors };
      await bff.once.run(key, bff.config.LEAD_REMEMBER_SECONDS, async (idempotencyKey) => {
        await bff.limits.count(request, 'mails', email);
        await send({ email, idempotencyKey }, context);
        return { remember: true, answer: null };
      });
      return { to: page, notice: ours(sent) };
    },
  };
}
