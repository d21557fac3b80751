/** What can be done with the corporate list by plain forms (bff/contract/medical-corporate/pages). */
import { AppError } from '@muqarin/platform/errors';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { parseWhole } from '@muqarin/rules/digits';
import { checkMembers } from '@muqarin/rules/medical-corporate/check-members';
import { parseMembers, wrongCounts } from '@muqarin/rules/medical-corporate/member-form';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import { messages } from '@muqarin/rules/messages';
import { companyMessages } from '@muqarin/rules/messages-company';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { clearPicksOf } from '../../../use-cases/medical-corporate/picks.ts';
import { groupQuoteOfSession } from '../../../use-cases/medical-corporate/session-quote.ts';
import { idOf } from '../../documented/read-fields.ts';
import type { Form, FormAsk, FormOutcome } from '../../forms/form.ts';
import { pricesFirstForm } from '../../plan-list/prices-first.ts';
import { listForm } from './list-form.ts';
import { corporatePricesFirst } from './prices-first.ts';

const { products } = corporatePaths;

export function corporateListForms(bff: Bff): Form[] {
  return [
    pricesFirstForm(bff, corporatePricesFirst),
    { ...listForm, path: corporatePaths.members, handle: (ask) => saveMembers(bff, ask) },
    { ...listForm, path: corporatePaths.select, handle: (ask) => select(bff, ask) },
    { ...listForm, path: corporatePaths.change, handle: (ask) => change(bff, ask) },
  ];
}

export function tabAddress(category: number | 'summary'): string {
  return category === 0 ? products : `${products}?category=${category}`;
}

/** All prices are made anew, and the plan of this category has to be chosen again (S0 4). */
async function saveMembers(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const { quoteId, reference, answers } = await groupQuoteOfSession(bff, ask);
  const category = categoryIn(ask);
  const { emirateId } = answers;
  const lists = await bff.quoting.groupLists({ emirateId }, ask.context);
  const details = parseMembers(ask.fields, lists);
  const to = `${tabAddress(category)}${category === 0 ? '?' : '&'}edit=1#member-details`;
  const wrong = wrongCounts(details);
  if (wrong.length > 0) {
    return {
      to,
      errors: wrong.map((field) => ({ field, message: ours(companyMessages.wholeNumber) })),
    };
  }
  const refused = checkMembers(details);
  if (refused.length > 0) return { to, errors: refused.map(errorOf), reference };
  const saved = await bff.quoting.updateGroupMembers(
    { quoteId, category, details: copied(details) },
    ask.context,
  );
  if (saved.outcome === 'wrong_members') return { to, errors: saved.messages.map(errorOf) };
  await clearPicksOf(ask.session, quoteId, [category]);
  const done = tabAddress(category);
  return { to: done, redirect: done, reference };
}

/** By the field that the text is about. */
function errorOf(message: string) {
  const field = message === corporateMessages.employeesAboveMembers ? 'employees' : 'members';
  return { field, message: ours(message) };
}

function copied({ ageBands, maternityBands, ...counts }: ReturnType<typeof parseMembers>) {
  return { ...counts, ageBands: [...ageBands], maternityBands: [...maternityBands] };
}

async function select(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const { quoteId, reference } = await groupQuoteOfSession(bff, ask);
  const category = categoryIn(ask);
  const plan = planIn(ask);
  const back = tabAddress(category);
  if (plan === '') return { to: back, warning: ours(messages.selectAPlan), reference };
  const switchPair = ask.fields.switch === '1';
  try {
    const after = await bff.quoting.selectGroupPlan(
      { quoteId, category, plan, switchPair },
      ask.context,
    );
    const to = nextTab(after, category);
    return { to, redirect: to, reference };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'QUOTING.MEMBERS_NOT_UPDATED') {
      return { to: back, warning: ours(corporateMessages.membersNotUpdated), reference };
    }
    if (error.code !== 'QUOTING.OTHER_PAIR') throw error;
    const asks = `${back}${category === 0 ? '?' : '&'}switch=${plan}#switch`;
    return { to: asks, redirect: asks, reference };
  }
}

/** Choosing a plan opens the next category's tab, and after the last one the summary (S0 2). */
function nextTab({ answers: { categories } }: GroupQuote, category: number): string {
  const at = categories.findIndex(({ number }) => number === category);
  return tabAddress(categories[at + 1]?.number ?? 'summary');
}

async function change(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const { quoteId, reference } = await groupQuoteOfSession(bff, ask);
  const category = categoryIn(ask);
  await bff.quoting.clearGroupPlan({ quoteId, category }, ask.context);
  const to = tabAddress(category);
  return { to, redirect: to, reference };
}

export function categoryIn({ fields }: FormAsk): number {
  return parseWhole(fields.category ?? '') ?? 0;
}

/** As the documents name it, or in parts, as a form without scripts has them. */
export function planIn({ fields: { plan = '', product_id, variant = '' } }: FormAsk): string {
  if (plan !== '') return plan.slice(0, 200);
  const planId = idOf(product_id);
  return planId === undefined ? '' : planIdText({ planId, variantIds: parseIds(variant) });
}
