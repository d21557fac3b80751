/** What can be done with the motor list and comparison by plain forms (bff/contract/motor-plan-pages). */

import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { swapCompared } from '@muqarin/rules/motor/compare';
import { formerQuery, motorFilters } from '@muqarin/rules/motor/plan-list';
import { motorListPaths } from '../../../../contract/motor/plan-pages.ts';
import { ofRules, ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { changeValue } from '../../../use-cases/motor/change-value.ts';
import { askForCover } from '../../../use-cases/motor/cover-gap.ts';
import { reviseMotorQuote } from '../../../use-cases/motor/revise-quote.ts';
import { motorHeadOfSession, noMotorQuote } from '../../../use-cases/motor/session-quote.ts';
import { idOf } from '../../documented/read-fields.ts';
import { type Form, type FormAsk, ownPath } from '../../forms/form.ts';
import { comparePlansForm, toggleComparedForm } from '../../plan-list/compare-forms.ts';
import { listForm, motorList } from './list-form.ts';

const { products } = motorListPaths;

export function motorQuoteForms(bff: Bff): Form[] {
  return [
    form(motorListPaths.value, (ask) => setValue(bff, ask)),
    form(motorListPaths.cover, (ask) => setCover(bff, ask)),
    form(motorListPaths.deductible, (ask) => setDeductible(bff, ask)),
    form(motorListPaths.addons, (ask) => setAddons(bff, ask)),
    form(motorListPaths.restore, (ask) => restore(bff, ask)),
    toggleComparedForm(bff, motorList, motorListPaths.toggleCompared),
    comparePlansForm(bff, motorList),
    swapForm(bff),
  ];
}

/** Posted from the comparison only, which shows what is wrong as errors. */
function swapForm(bff: Bff): Form {
  return {
    path: motorListPaths.swap,
    flashPage: 'motor-compare',
    back: products,
    handle: (ask) => swap(bff, ask),
  };
}

function form(path: string, handle: Form['handle']): Form {
  return { ...listForm, path, handle };
}

/** Filters and tray are cleared (S1 4); the address says what they were, so that they can be restored (decisions V36). */
async function setValue(bff: Bff, ask: FormAsk) {
  const changed = await changeValue(bff, ask, ask.fields.idv);
  const to = ownPath(ask.fields.return, products);
  if (!changed.ok) {
    const errors = [{ field: 'idv', message: ours(changed.message) }];
    return { to, errors, reference: null };
  }
  const { quote, before, message } = changed;
  const isMoved = quote.valueAed !== before.valueAed;
  const { reference } = quote;
  const said = message === undefined ? {} : { notice: ofRules(message) };
  return { to: isMoved ? withFormer(to, before.comparedPlanIds) : to, ...said, reference };
}

function withFormer(address: string, compared: readonly number[]): string {
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const { filters } = motorFilters.read(Object.fromEntries(query));
  const former = new URLSearchParams({ value: 'set', ...formerQuery(filters) });
  if (compared.length > 0) former.set('was_compared', compared.join());
  return `${products}?${former.toString()}`;
}

/** Third party where no comprehensive plan fits, or the other way round: only whoever asks for it sees it. */
async function setCover(bff: Bff, ask: FormAsk) {
  const cover = ask.fields.cover === 'comprehensive' ? 'comprehensive' : 'third_party';
  const { reference } = await askForCover(bff, ask, cover);
  return { to: products, redirect: products, reference };
}

async function setDeductible(bff: Bff, { session, context, fields }: FormAsk) {
  const { quoteId } = await motorHeadOfSession(bff, { session, context });
  const deductible = fields.deductible ? fields.deductible.slice(0, 60) : null;
  const revised = await reviseMotorQuote(bff, { session, context }, { quoteId, deductible });
  if (revised.outcome !== 'priced') throw noMotorQuote();
  return { to: ownPath(fields.return, products), reference: revised.quote.reference };
}

/** For one plan, or with `all` for every plan that has them. */
async function setAddons(bff: Bff, { session, context, fields }: FormAsk) {
  const { quoteId, prices } = await motorHeadOfSession(bff, { session, context });
  const planIds = fields.all ? prices.map(({ planId }) => planId) : [idOf(fields.product_id) ?? 0];
  const addonIds = parseIds(fields.addon).slice(0, 20);
  const choices = planIds.map((planId) => ({ planId, addonIds }));
  const { reference } = await bff.quoting.setMotorAddons({ quoteId, choices }, context);
  return { to: ownPath(fields.return, products), reference };
}

async function restore(bff: Bff, { session, context, fields }: FormAsk) {
  const { quoteId, prices } = await motorHeadOfSession(bff, { session, context });
  const offered = (id: number) => prices.some(({ planId }) => planId === id);
  const planIds = parseIds(fields.compared).filter(offered).slice(0, 3);
  const after = await bff.quoting.setMotorCompared({ quoteId, planIds }, context);
  const query = new URLSearchParams(motorFilters.write(motorFilters.read(fields).filters));
  const text = query.size === 0 ? '' : `?${query.toString()}`;
  return {
    to: `${products}${text}`,
    comparedIds: after.comparedPlanIds,
    reference: after.reference,
  };
}

async function swap(bff: Bff, { session, context, fields }: FormAsk) {
  const quote = await motorHeadOfSession(bff, { session, context });
  const { quoteId, reference, comparedPlanIds } = quote;
  const to = motorListPaths.comparePlans;
  const oldId = idOf(fields.old_product_id) ?? null;
  const swapped = swapCompared(comparedPlanIds, oldId, idOf(fields.new_product_id) ?? 0);
  if (!swapped.ok)
    return { to, warning: ours(swapped.message), comparedIds: comparedPlanIds, reference };
  const after = await bff.quoting.setMotorCompared({ quoteId, planIds: swapped.ids }, context);
  return { to, comparedIds: after.comparedPlanIds, reference };
}
