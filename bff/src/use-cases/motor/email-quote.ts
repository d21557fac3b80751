/** Mails of S1 7: one plan or the comparison to the lead, the comparison to the sales person (decisions V31). */
import type { PlanAddons } from '@muqarin/quoting/contract/motor/quote-calls';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { MAX_COMPARED } from '@muqarin/rules/plan-list/compare';
import type { Bff } from '../../parts.ts';
import type { Ask, Outcome } from '../../routes/documented/call.ts';
import { motorContact, motorHeadOfSession, noMotorPlan } from './session-quote.ts';

export interface MotorMailing extends Pick<Ask, 'request' | 'session' | 'context' | 'key'> {
  kind: 'individual' | 'comparison' | 'sales';
  planIds: readonly number[];
  /** Chosen add-ons by plan; those kept with the quote where a plan is not named. */
  addons: ReadonlyMap<number, readonly number[]>;
}

export async function emailMotorPlans(bff: Bff, mailing: MotorMailing): Promise<Outcome> {
  const { kind, planIds, request, context, key } = mailing;
  const quote = await motorHeadOfSession(bff, mailing);
  const refused = refusalOf(kind, planIds);
  if (refused !== null) return { kind: 'refused', message: refused };
  if (!planIds.every((id) => quote.prices.some(({ planId }) => planId === id))) throw noMotorPlan();
  const contact = await motorContact(bff, mailing);
  if (!contact) return { kind: 'refused', message: messages.enterEmail };
  await bff.limits.count(request, 'mails', contact.email);
  const kept = new Map(quote.planAddons.map(({ planId, addonIds }) => [planId, addonIds]));
  const plans = planIds.map((planId): PlanAddons => {
    const addonIds = mailing.addons.get(planId) ?? kept.get(planId) ?? [];
    return { planId, addonIds: addonIds.slice(0, 20) };
  });
  await bff.quoting.emailMotorPlans(
    {
      quoteId: quote.quoteId,
      idempotencyKey: key,
      kind,
      plans,
      contact,
    },
    context,
  );
  return { kind: 'done', body: { status: 1 } };
}

function refusalOf(kind: MotorMailing['kind'], planIds: readonly number[]): string | null {
  if (planIds.length > MAX_COMPARED) return motorMessages.compareAtMostThree;
  if (kind === 'individual') return planIds.length === 1 ? null : messages.selectProducts;
  return planIds.length < 2 ? motorMessages.compareAtLeastTwo : null;
}
