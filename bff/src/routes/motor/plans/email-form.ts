/** Mails of the motor list and comparison without scripts: the documented mail calls as one plain form. */

import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { motorListPaths } from '../../../../contract/motor/plan-pages.ts';
import type { Bff } from '../../../parts.ts';
import { emailMotorPlans } from '../../../use-cases/motor/email-quote.ts';
import { motorHeadOfSession } from '../../../use-cases/motor/session-quote.ts';
import { type Form, ownPath } from '../../forms/form.ts';
import { listForm } from './list-form.ts';

const KINDS = ['individual', 'comparison', 'sales'] as const;

export function motorEmailForm(bff: Bff): Form {
  return {
    path: motorListPaths.email,
    ...listForm,
    handle: async (ask) => {
      const to = ownPath(ask.fields.return, motorListPaths.products);
      const kind = KINDS.find((known) => known === ask.fields.kind) ?? 'individual';
      const quote = await motorHeadOfSession(bff, ask);
      const planIds = parseIds(ask.fields.product_ids);
      const outcome = await bff.once.run(
        `${ask.key}:${quote.revision}`,
        bff.config.LEAD_REMEMBER_SECONDS,
        async (key) => {
          const answer = await emailMotorPlans(bff, {
            ...ask,
            key,
            kind,
            planIds,
            addons: new Map(),
          });
          return { remember: answer.kind === 'done', answer };
        },
      );
      const page = to.startsWith(motorListPaths.comparePlans)
        ? ({ flashPage: 'motor-compare' } as const)
        : {};
      const { reference } = quote;
      if (outcome.kind === 'refused') return { to, warning: outcome.message, reference, ...page };
      const notice =
        kind === 'individual' ? motorMessages.quoteMailed : motorMessages.comparisonMailed;
      return { to, notice, reference, ...page };
    },
  };
}
