/** The sponsor form without scripts; the documented call is in the table. */
import { formPaths } from '../../../contract/forms.ts';
import type { Bff } from '../../parts.ts';
import { errorsOfRules } from '../../session/flash.ts';
import { captureSponsor } from '../../use-cases/site/capture-sponsor.ts';
import type { Form } from '../forms/form.ts';

export function sponsorForm(bff: Bff): Form {
  return {
    path: formPaths.sponsor,
    flashPage: 'sponsor',
    handle: async (ask) => {
      const { fields } = ask;
      const outcome = await bff.once.run(ask.key, bff.config.LEAD_REMEMBER_SECONDS, async (key) => {
        const answer = await captureSponsor(
          bff,
          { ...ask, key },
          {
            first_name: fields.first_name ?? '',
            last_name: fields.last_name ?? '',
            email: fields.email ?? '',
            phone_number: fields.phone_number ?? fields.phone ?? '',
            dial_code: fields.dial_code ?? '',
            emirate: fields.is_dubai === 'yes' || fields.emirate === 'Dubai' ? 'Dubai' : '',
          },
        );
        return { remember: answer.kind === 'done', answer };
      });
      if (outcome.kind === 'done') return { to: '/thank-you', redirect: '/thank-you' };
      return { to: formPaths.sponsor, errors: errorsOfRules(outcome.errors ?? []) };
    },
  };
}
