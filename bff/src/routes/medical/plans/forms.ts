/** What can be done with the list without scripts: mail it, change the members, make quotation lines. */

import { messages } from '@muqarin/rules/messages';
import { parseIdList } from '@muqarin/rules/plan-list/compare';
import { formNameOf } from '@muqarin/rules/questions/member-names';
import { medicalPaths } from '../../../../contract/medical/pages.ts';
import { inOneLine } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules } from '../../../session/flash.ts';
import { createQuotationLines } from '../../../use-cases/medical/create-quotation-lines.ts';
import { emailQuote } from '../../../use-cases/medical/email-quote.ts';
import { quoteOfSession } from '../../../use-cases/medical/session-quote.ts';
import { updateMembers } from '../../../use-cases/medical/update-members.ts';
import { membersIn } from '../../../views/medical/members-form.ts';
import type { Form, FormAsk } from '../../forms/form.ts';
import { onceForm } from '../../plan-list/once-form.ts';
import { afterContact } from '../../plan-list/prices-first.ts';
import { listForm, productsPath } from './list-form.ts';
import { medicalPricesFirst } from './prices-first.ts';

const quoteOf = (bff: Bff, { session, context }: FormAsk) => quoteOfSession(bff, session, context);

export function emailQuoteForm(bff: Bff): Form {
  const mail = onceForm(bff, {
    path: medicalPaths.emailQuote,
    form: listForm,
    quoteOf,
    act: (_bff, ask, { comparedPlanIds }) => {
      const chosen = parseIdList(ask.fields.selected_product_ids ?? '');
      // Nothing chosen and nothing compared: the call says so, and mails nothing (decisions M39).
      const planIds = chosen.length > 0 ? chosen : comparedPlanIds;
      return emailQuote(bff, { ...ask, planIds, email: ask.fields.email ?? '' });
    },
    done: () => messages.emailQuoteSent,
  });
  return afterContact(medicalPricesFirst, mail);
}

export function quotationLinesForm(bff: Bff): Form {
  return onceForm(bff, {
    path: medicalPaths.quotationLines,
    form: listForm,
    quoteOf,
    act: (_bff, ask) =>
      createQuotationLines(bff, ask, parseIdList(ask.fields.selected_product_ids_str ?? '')),
    done: () => messages.backOfficeCreated,
  });
}

export function membersForm(bff: Bff): Form {
  return {
    path: medicalPaths.members,
    ...listForm,
    handle: async (ask) => {
      const quote = await quoteOfSession(bff, ask.session, ask.context);
      const updated = await updateMembers(bff, ask, membersIn(ask.fields, quote.answers));
      const { reference } = quote;
      if (updated.ok) return { to: productsPath, reference };
      const errors = errorsOfRules(
        updated.errors.map((error) => ({ ...error, field: formNameOf(error.field) })),
      );
      const ofAll = errors.filter(({ field }) => !field.startsWith('members['));
      // What is wrong with a member stands in the panel; what is wrong with all of them is a warning (S0 5 and 8).
      const warning =
        ofAll.length === 0 ? {} : { warning: inOneLine(...ofAll.map(({ message }) => message)) };
      return { to: productsPath, errors, reference, ...warning };
    },
  };
}
