/** What can be done with the list without scripts: mail it, change the members, make quotation lines. */

import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import { formNameOf } from '@muqarin/rules/medical/checked';
import { messages } from '@muqarin/rules/messages';
import { parseIdList } from '@muqarin/rules/plan-list/compare';
import { formPaths } from '../../../../contract/forms.ts';
import type { Bff } from '../../../parts.ts';
import { createQuotationLines } from '../../../use-cases/medical/create-quotation-lines.ts';
import { emailQuote } from '../../../use-cases/medical/email-quote.ts';
import { quoteOfSession } from '../../../use-cases/medical/session-quote.ts';
import { updateMembers } from '../../../use-cases/medical/update-members.ts';
import { membersIn } from '../../../views/medical/members-form.ts';
import type { Outcome } from '../../documented/call.ts';
import { type Form, type FormOutcome, ownPath } from '../../forms/form.ts';
import { afterContact } from '../../plan-list/prices-first.ts';
import { listForm } from './list-form.ts';
import { productsPath } from './pages.ts';
import { medicalPricesFirst } from './prices-first.ts';

export function emailQuoteForm(bff: Bff): Form {
  return afterContact(medicalPricesFirst, {
    path: formPaths.emailQuote,
    ...listForm,
    handle: async (ask) => {
      const to = ownPath(ask.fields.return, productsPath);
      const quote = await quoteOfSession(bff, ask.session, ask.context);
      const chosen = parseIdList(ask.fields.selected_product_ids ?? '');
      // Nothing chosen and nothing compared: the call says so, and mails nothing (decisions M39).
      const planIds = chosen.length > 0 ? chosen : quote.comparedPlanIds;
      const outcome = await bff.once.run(
        `${ask.key}:${quote.revision}`,
        bff.config.LEAD_REMEMBER_SECONDS,
        async (key) => {
          const email = ask.fields.email ?? '';
          const answer = await emailQuote(bff, { ...ask, key, planIds, email });
          return { remember: answer.kind === 'done', answer };
        },
      );
      return answerWith(outcome, quote, { to, sent: messages.emailQuoteSent });
    },
  });
}

export function quotationLinesForm(bff: Bff): Form {
  return {
    path: formPaths.quotationLines,
    ...listForm,
    handle: async (ask) => {
      const to = ownPath(ask.fields.return, productsPath);
      const quote = await quoteOfSession(bff, ask.session, ask.context);
      const planIds = parseIdList(ask.fields.selected_product_ids_str ?? '');
      const outcome = await bff.once.run(
        `${ask.key}:${quote.revision}`,
        bff.config.LEAD_REMEMBER_SECONDS,
        async (key) => {
          const answer = await createQuotationLines(bff, { ...ask, key }, planIds);
          return { remember: answer.kind === 'done', answer };
        },
      );
      return answerWith(outcome, quote, { to, sent: messages.backOfficeCreated });
    },
  };
}

export function membersForm(bff: Bff): Form {
  return {
    path: formPaths.members,
    ...listForm,
    handle: async (ask) => {
      const quote = await quoteOfSession(bff, ask.session, ask.context);
      const updated = await updateMembers(bff, ask, membersIn(ask.fields, quote.answers));
      const { reference } = quote;
      if (updated.ok) return { to: productsPath, reference };
      const errors = updated.errors.map((error) => ({ ...error, field: formNameOf(error.field) }));
      const ofAll = errors.filter(({ field }) => !field.startsWith('members['));
      // What is wrong with a member stands in the panel; what is wrong with all of them is a warning (S0 5 and 8).
      const warning = ofAll.map(({ message }) => message).join(' ');
      return { to: productsPath, errors, reference, ...(warning === '' ? {} : { warning }) };
    },
  };
}

function answerWith(
  outcome: Outcome,
  { reference }: Quote,
  { to, sent }: { to: string; sent: string },
): FormOutcome {
  if (outcome.kind === 'done') return { to, notice: sent, reference };
  const errors = [...(outcome.errors ?? [])];
  return { to, errors, warning: outcome.message, reference };
}
