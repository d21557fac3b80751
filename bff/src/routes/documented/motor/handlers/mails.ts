/** What the calls do that mail plans or make the comparison report (decisions V31, V32). */
import { parseIds, parseProductAddons } from '@muqarin/rules/calls/open-shapes';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { MAX_COMPARED } from '@muqarin/rules/plan-list/compare';
import type { Bff } from '../../../../parts.ts';
import { emailMotorPlans } from '../../../../use-cases/motor/email-quote.ts';
import { motorReportPath, reportLeadId } from '../../../../use-cases/motor/motor-links.ts';
import { motorHeadOfSession, noMotorPlan } from '../../../../use-cases/motor/session-quote.ts';
import type { Ask, Outcome } from '../../call.ts';
import { done } from '../../read-fields.ts';

export function mailOne(bff: Bff, ask: Ask): Promise<Outcome> {
  const planIds = parseIds(ask.fields.product_id);
  const addonIds = parseIds(ask.fields.selected_addon_ids);
  const isSaid = ask.fields.selected_addon_ids !== undefined;
  const addons = new Map(isSaid ? planIds.map((planId) => [planId, addonIds] as const) : []);
  return emailMotorPlans(bff, { ...ask, kind: 'individual', planIds, addons });
}

export function mailSeveral(bff: Bff, ask: Ask, kind: 'comparison' | 'sales'): Promise<Outcome> {
  const planIds = parseIds(ask.fields.product_ids);
  const addons = parseProductAddons(ask.fields.selected_product_addons);
  return emailMotorPlans(bff, { ...ask, kind, planIds, addons });
}

/** Of a call that stands on the quote: another revision of it is another call (X5); there is none without one (V17). */
export async function perRevision(bff: Bff, ask: Omit<Ask, 'key'>): Promise<string> {
  const { quoteId, revision } = await motorHeadOfSession(bff, ask);
  return `${quoteId}:${revision}`;
}

/** The plans become the compared ones; `lead_id` leads on to the report, which shows them. */
export async function makeReport(bff: Bff, ask: Ask): Promise<Outcome> {
  const quote = await motorHeadOfSession(bff, ask);
  const planIds = parseIds(ask.fields.product_ids);
  if (planIds.length < 2) return { kind: 'refused', message: motorMessages.compareAtLeastTwo };
  if (planIds.length > MAX_COMPARED) {
    return { kind: 'refused', message: motorMessages.compareAtMostThree };
  }
  if (!planIds.every((id) => quote.prices.some(({ planId }) => planId === id))) throw noMotorPlan();
  const { quoteId } = quote;
  await bff.quoting.setMotorCompared({ quoteId, planIds }, ask.context);
  return done({ status: 1, lead_id: reportLeadId(quote), url: motorReportPath(quote) });
}
