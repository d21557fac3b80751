/** Mails a link that opens the answers elsewhere (X24). Fields `email`, `return`. */
import { isEmail } from '@muqarin/rules/email';
import { messages } from '@muqarin/rules/messages';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import type { FlashPage } from '../../session/session-data.ts';
import { type Asked, stepAddress } from './asked.ts';
import { type Form, ownPath } from './form.ts';

/** @param elsewhere the page of a form that says where to go back to */
export function resumeLinkForm<Step extends string, Draft extends object, Rules>(
  bff: Bff,
  asked: Asked<Step, Draft, Rules>,
  path: string,
  elsewhere: FlashPage = asked.flashPage,
): Form {
  return {
    path,
    flashPage: asked.flashPage,
    back: asked.path,
    handle: async ({ request, session, context, fields, key }) => {
      const { draftId, reference, step } = await asked.drafts.ofSession(bff, { session, context });
      const here = reference === null ? asked.path : stepAddress(asked, step);
      const at = {
        to: ownPath(fields.return, here),
        flashPage: fields.return === undefined ? asked.flashPage : elsewhere,
        reference,
      };
      const email = fields.email?.trim() ?? '';
      if (!isEmail(email, { longSuffix: bff.config.LONG_EMAIL_SUFFIX })) {
        const message = email === '' ? messages.enterEmail : messages.validEmail;
        return { ...at, errors: [{ field: 'resume_email', message: ours(message) }] };
      }
      if (draftId === null || reference === null)
        return { ...at, warning: ours(messages.notFound) };
      await bff.once.run(key, bff.config.LEAD_REMEMBER_SECONDS, async (idempotencyKey) => {
        await bff.limits.count(request, 'mails', email);
        await bff.leads.requestResumeLink({ draftId, email, idempotencyKey }, context);
        return { remember: true, answer: null };
      });
      return { ...at, notice: ours(messages.resumeLinkSent) };
    },
  };
}
