import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { linkOf } from '@muqarin/rules/mailed-links';
import type { MotorTile, Vehicle } from '../../../contract/motor/plan.ts';
import type { PlanAddons } from '../../../contract/motor/quote-calls.ts';
import { isOffered } from '../../domain/quote-life.ts';
import { motorComparisonEmailed, motorQuoteEmailed } from '../../events/quote-events.ts';
import { noPlan } from '../../parts.ts';
import type { StoredMotorQuote } from '../../store/motor/quotes.ts';
import { ratedOf, tileOf } from '../../views/motor/quote-view.ts';
import type { MotorContext } from './context.ts';
import { ofJourney } from './of-journey.ts';
import { offerOf } from './offer.ts';
import { carOf } from './tell.ts';

export interface EmailMotorPlansInput {
  quoteId: string;
  idempotencyKey: string;
  kind: 'individual' | 'comparison' | 'sales';
  plans: PlanAddons[];
  contact: { name: string; email: string; phone: string };
}

/** Raises the event that the notifications service mails from; the same key raises it once. */
export async function emailMotorPlans(
  context: MotorContext,
  input: EmailMotorPlansInput,
  call: CallContext,
): Promise<{ sent: true }> {
  await context.life.share(input, async (quote) => {
    const planIds = input.plans.map(({ planId }) => planId);
    if (!isOffered(quote, planIds)) throw noPlan();
    const { shelf, request, vehicle } = await ratedOf(context.rater, quote);
    const tiles = input.plans.map(({ planId, addonIds }) => {
      const plan = shelf.compiled.planById.get(planId);
      if (!plan) throw noPlan();
      return tileOf(shelf, plan, request, addonIds);
    });
    return eventOf(context, quote, vehicle, tiles, input, call);
  });
  return { sent: true };
}

function eventOf(
  { events }: MotorContext,
  quote: StoredMotorQuote,
  vehicle: Vehicle,
  tiles: readonly MotorTile[],
  { kind, contact, plans }: EmailMotorPlansInput,
  call: CallContext,
) {
  const { _id: quoteId, reference, validUntil } = quote;
  const car = carOf(vehicle, quote.valueAed);
  const link = linkOf('motor_quote', quoteId, validUntil);
  const common = { quoteId, reference, car, link, validUntil };
  const person = { email: contact.email, name: contact.name };
  const [offer, ...others] = tiles.map(offerOf);
  if (offer === undefined) throw noPlan();
  if (kind === 'individual') {
    const told = { ...common, recipient: person, offer };
    return createEvent(motorQuoteEmailed, told, ofJourney(call, quote), events);
  }
  const told = {
    ...common,
    audience: kind === 'sales' ? 'sales' : 'shopper',
    contact: person,
    phone: contact.phone,
    offers: [offer, ...others],
    reportLink: {
      ...linkOf('motor_report', quoteId, validUntil),
      plans: writeIds(plans.map(({ planId }) => planId)),
      leadId: quote.leadId ?? quoteId,
    },
  };
  return createEvent(motorComparisonEmailed, told, ofJourney(call, quote), events);
}
