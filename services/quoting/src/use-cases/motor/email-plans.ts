import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { linkOf } from '@muqarin/rules/mailed-links';
import type { PlanAddons } from '../../../contract/motor/quote-calls.ts';
import type { Vehicle } from '../../../contract/motor/vehicle.ts';
import { isOffered } from '../../domain/quote-life.ts';
import { quoteEmailed } from '../../events/quote-events.ts';
import { noPlan } from '../../parts.ts';
import type { StoredMotorQuote } from '../../store/motor/quotes.ts';
import { ratedOf, tileOf } from '../../views/motor/quote-view.ts';
import { ofJourney } from '../of-journey.ts';
import type { MotorContext } from './context.ts';
import { offerInArabic, offerOf } from './offer.ts';
import { carOf } from './quote-events.ts';

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
    const offers = input.plans.map(({ planId, addonIds }) => {
      const plan = shelf.compiled.planById.get(planId);
      if (!plan) throw noPlan();
      const tile = tileOf(shelf, plan, request, addonIds);
      return offerOf(tile, undefined, offerInArabic(shelf.catalogue, tile, vehicle));
    });
    return eventOf(context, quote, vehicle, offers, input, call);
  });
  return { sent: true };
}

function eventOf(
  { events }: MotorContext,
  quote: StoredMotorQuote,
  vehicle: Vehicle,
  offers: ReturnType<typeof offerOf>[],
  { kind, contact, plans }: EmailMotorPlansInput,
  call: CallContext,
) {
  const { _id: quoteId, reference, validUntil } = quote;
  const car = carOf(vehicle, quote.valueAed);
  const link = linkOf('motor_quote', quoteId, validUntil);
  const isComparison = kind !== 'individual';
  if (offers.length === 0) throw noPlan();
  const payload = {
    quoteId,
    line: 'motor',
    reference,
    audience: kind === 'sales' ? 'sales' : 'shopper',
    form: isComparison ? 'comparison' : 'plans',
    contact: { email: contact.email, name: contact.name },
    offers: isComparison ? offers : offers.slice(0, 1),
    car,
    link,
    validUntil,
    ...(isComparison ? { phone: contact.phone, reportLink: reportOf(quote, plans) } : {}),
  };
  return createEvent(quoteEmailed, payload, ofJourney(call, quote), events);
}

function reportOf({ _id: quoteId, leadId, validUntil }: StoredMotorQuote, plans: PlanAddons[]) {
  return {
    ...linkOf('motor_report', quoteId, validUntil),
    plans: writeIds(plans.map(({ planId }) => planId)),
    leadId: leadId ?? quoteId,
  };
}
