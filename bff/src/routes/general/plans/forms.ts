/** What can be done with the general list, comparison and documents by plain forms (bff/contract/general-pages). */

import type { FieldError } from '@muqarin/rules/checked';
import { checkGeneralAnswers } from '@muqarin/rules/general/answers';
import { checkEmployees } from '@muqarin/rules/general/employees';
import { FIGURE_FIELDS } from '@muqarin/rules/general/figures';
import { generalMessages } from '@muqarin/rules/general/messages';
import { parseEmployees, parseFigures } from '@muqarin/rules/general/questions';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import { inEnglish } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { quoteMessages } from '@muqarin/rules/messages-quote';
import { generalPaths } from '../../../../contract/general/pages.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules } from '../../../session/flash.ts';
import { requestPolicy } from '../../../use-cases/general/request-policy.ts';
import { generalDrafts } from '../../../use-cases/general/session-draft.ts';
import { generalQuoteOfSession, priceGeneral } from '../../../use-cases/general/session-quote.ts';
import { idOf } from '../../documented/read-fields.ts';
import { type Form, type FormAsk, ownPath } from '../../forms/form.ts';
import { comparePlansForm, toggleComparedForm } from '../../plan-list/compare-forms.ts';
import { onceForm } from '../../plan-list/once-form.ts';
import { afterContact, pricesFirstForm } from '../../plan-list/prices-first.ts';
import { generalList, listForm } from './list-form.ts';
import { generalPricesFirst } from './prices-first.ts';

const { products } = generalPaths;

export function generalListForms(bff: Bff): Form[] {
  return [
    form(generalPaths.figures, (ask) => setFigures(bff, ask)),
    toggleComparedForm(bff, generalList, generalPaths.toggleCompared),
    pricesFirstForm(bff, generalPricesFirst),
    named(form(generalPaths.askPrice, (ask) => askPrice(bff, ask))),
    named(emailForm(bff)),
    comparePlansForm(bff, generalList),
    named(form(generalPaths.policyDetails, (ask) => select(bff, ask))),
    named({
      ...form(generalPaths.request, (ask) => requestPolicy(bff, ask)),
      flashPage: 'general-details',
      back: generalPaths.policyDetails,
    }),
  ];
}

const named = (each: Form) => afterContact(generalPricesFirst, each);

function form(path: string, handle: Form['handle']): Form {
  return { ...listForm, path, handle };
}

/** Figures that the wizard did not ask for, or others: the quote is priced again. */
async function setFigures(bff: Bff, ask: FormAsk) {
  const to = ownPath(ask.fields.return, products);
  const known = await generalDrafts.ofSession(bff, ask);
  const { draft, draftId } = known;
  const input = figuresIn(ask);
  const after: GeneralDraft = { ...draft, ...input };
  const errors = wrongFigures(input, ask);
  const checked = checkGeneralAnswers(after);
  const quote = await generalQuoteOfSession(bff, ask);
  if (errors.length > 0 || !checked.ok || draftId === null) {
    const all = checked.ok ? errors : eachOnce([...errors, ...checked.errors]);
    return { to, errors: errorsOfRules(all) };
  }
  await generalDrafts.save(bff, ask, { ...known, draft: after, step: 'general_contact_page' });
  const { reference } = quote;
  const { leadId } = generalDrafts.idsOf(ask.session);
  await priceGeneral(bff, { ...ask, draftId, reference, answers: checked.answers, leadId });
  return { to, reference };
}

function figuresIn({ fields }: FormAsk): GeneralDraft {
  const employees = fields.total_employees === undefined ? {} : parseEmployees(fields);
  return { ...parseFigures(fields), ...employees };
}

/** What is sent empty is asked for: without a word the old figure would stay. */
function wrongFigures(input: GeneralDraft, { fields }: FormAsk): FieldError[] {
  const wrong = FIGURE_FIELDS.filter(({ field, key }) => {
    return Number.isNaN(input[key]) || fields[field]?.trim() === '';
  });
  return [
    ...wrong.map(({ field }) => ({ field, message: generalMessages.amountInDirhams })),
    ...(input.employees ? checkEmployees(input.employees) : []),
  ];
}

/** The pages' own checks say again what is wrong with a figure. */
function eachOnce(errors: readonly FieldError[]): FieldError[] {
  const said = errors.map(({ field, message }) => `${field}\n${inEnglish(message)}`);
  return errors.filter((_error, at) => said.indexOf(said[at] ?? '') === at);
}

async function askPrice(bff: Bff, ask: FormAsk) {
  const quote = await generalQuoteOfSession(bff, ask);
  const { quoteId, reference } = quote;
  const contact = await personOf(bff, ask);
  const to = ownPath(ask.fields.return, products);
  if (!contact) return { to, warning: ours(messages.enterEmail), reference };
  const types = [ask.fields.type ?? ''].filter((type) => /^[a-z_]{2,40}$/.test(type));
  await bff.quoting.requestGeneralPrices({ quoteId, types, contact }, ask.context);
  return { to, notice: ours(generalMessages.priceAsked), reference };
}

function emailForm(bff: Bff): Form {
  return onceForm(bff, {
    path: generalPaths.email,
    form: listForm,
    quoteOf: generalQuoteOfSession,
    act: async (_bff, ask, { quoteId }) => {
      const contact = await personOf(bff, ask);
      if (!contact) return { kind: 'refused', message: messages.enterEmail };
      await bff.limits.count(ask.request, 'mails', contact.email);
      const mail = { quoteId, idempotencyKey: ask.key, contact };
      await bff.quoting.emailGeneralQuote(mail, ask.context);
      return { kind: 'done', body: null };
    },
    done: () => quoteMessages.quoteMailed,
  });
}

async function select(bff: Bff, ask: FormAsk) {
  const { quoteId, reference } = await generalQuoteOfSession(bff, ask);
  const planId = idOf(ask.fields.product_id) ?? 0;
  const to = generalPaths.policyDetails;
  if (planId === 0) return { to: products, warning: ours(messages.selectAPlan), reference };
  await bff.quoting.selectGeneralPlan({ quoteId, planId }, ask.context);
  return { to, redirect: to, reference };
}

async function personOf(bff: Bff, ask: FormAsk): Promise<{ name: string; email: string } | null> {
  const { draft } = await generalDrafts.ofSession(bff, ask);
  const { contact_name: name = '', customer_email: address = '' } = draft.contact ?? {};
  return address === '' ? null : { name, email: address };
}
