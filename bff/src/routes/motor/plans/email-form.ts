/** Mails of the motor list and comparison without scripts: the documented mail calls as one plain form. */
import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { motorListPaths } from '../../../../contract/motor/plan-pages.ts';
import type { Bff } from '../../../parts.ts';
import { emailMotorPlans } from '../../../use-cases/motor/email-quote.ts';
import { motorHeadOfSession } from '../../../use-cases/motor/session-quote.ts';
import type { Form, FormAsk } from '../../forms/form.ts';
import { onceForm } from '../../plan-list/once-form.ts';
import { listForm } from './list-form.ts';

const KINDS = ['individual', 'comparison', 'sales'] as const;

export function motorEmailForm(bff: Bff): Form {
  return onceForm(bff, {
    path: motorListPaths.email,
    form: listForm,
    quoteOf: motorHeadOfSession,
    act: (_bff, ask) => {
      const planIds = parseIds(ask.fields.product_ids);
      return emailMotorPlans(bff, { ...ask, kind: kindOf(ask), planIds, addons: new Map() });
    },
    done: (ask) =>
      kindOf(ask) === 'individual' ? motorMessages.quoteMailed : motorMessages.comparisonMailed,
  });
}

function kindOf({ fields }: FormAsk): (typeof KINDS)[number] {
  return KINDS.find((known) => known === fields.kind) ?? 'individual';
}
