import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { MotorQuoteHead, PlanAddons } from '../../../contract/motor/quote-calls.ts';
import { motorPlanSelected, motorPlansCompared } from '../../events/quote-events.ts';
import { type MotorContext, noPlan } from '../../parts.ts';
import type { MotorShelf } from '../../raters/motor.ts';
import type { StoredMotorQuote } from '../../store/motor/quotes.ts';
import { headOf, motorHeadView, ratedOf, tileOf } from '../../views/motor/quote-view.ts';
import { ofJourney } from './of-journey.ts';
import { offerOf } from './offer.ts';
import { requireMotorQuote, requirePlans, withAddons } from './require-quote.ts';

/** The compare tray as it should be from now on; order is the columns' order. Two plans or more are told. */
export async function setMotorCompared(
  context: MotorContext,
  input: { quoteId: string; planIds: readonly number[] },
  call: CallContext,
): Promise<MotorQuoteHead> {
  const quote = await requireMotorQuote(context, input.quoteId);
  const planIds = [...new Set(input.planIds)];
  requirePlans(quote, planIds);
  const isNew = planIds.join() !== quote.comparedPlanIds.join();
  const told = { quoteId: quote._id, planIds: planIds.map(String), revision: quote.revision };
  const events =
    isNew && planIds.length >= 2
      ? [createEvent(motorPlansCompared, told, ofJourney(call, quote), context.events)]
      : [];
  const after = isNew
    ? await context.quotes.change(quote._id, { set: { comparedPlanIds: planIds }, events })
    : quote;
  return motorHeadView(context.rater, after ?? quote);
}

/** Ids that a plan does not offer are left out: an outdated page is no reason to fail. */
export async function setMotorAddons(
  context: MotorContext,
  input: { quoteId: string; choices: readonly PlanAddons[] },
): Promise<MotorQuoteHead> {
  const quote = await requireMotorQuote(context, input.quoteId);
  const { shelf } = await ratedOf(context.rater, quote);
  requirePlans(
    quote,
    input.choices.map(({ planId }) => planId),
  );
  const planAddons = input.choices.reduce(
    (all, { planId, addonIds }) =>
      withAddons({ planAddons: all }, planId, offeredIn(shelf, planId, addonIds)),
    quote.planAddons,
  );
  const after = await context.quotes.change(quote._id, {
    set: { planAddons },
    when: { revision: quote.revision },
  });
  return after ? motorHeadView(context.rater, after) : setMotorAddons(context, input);
}

/** BUY NOW: one MotorPlanSelected for a plan with its add-ons, however often the button is pressed in a row. */
export async function selectMotorPlan(
  context: MotorContext,
  input: { quoteId: string; planId: number; addonIds: readonly number[] },
  call: CallContext,
) {
  const quote = await requireMotorQuote(context, input.quoteId);
  const { addonIds, plan, rated } = await offeredOf(context, quote, input);
  const { shelf, request, vehicle } = rated;
  const tile = tileOf(shelf, plan, request, addonIds);
  const selection = [quote.revision, plan.id, ...addonIds.toSorted((a, b) => a - b)].join();
  const { _id: quoteId, revision, valueAed } = quote;
  const told = { quoteId, offer: offerOf(tile), revision, valueAed: BigInt(valueAed) };
  const after = await context.quotes.change(quoteId, {
    set: {
      selectedPlanId: plan.id,
      selection,
      status: quote.status === 'accepted' ? 'accepted' : 'selected',
      planAddons: withAddons(quote, plan.id, addonIds),
    },
    when: { revision, selection: { $ne: selection } },
    events: [createEvent(motorPlanSelected, told, ofJourney(call, quote), context.events)],
  });
  if (after) return { quote: headOf(after, vehicle), tile };
  const now = await requireMotorQuote(context, quoteId);
  if (now.revision !== revision) return selectMotorPlan(context, input, call);
  return { quote: headOf(now, vehicle), tile };
}

async function offeredOf(
  context: MotorContext,
  quote: StoredMotorQuote,
  { planId, addonIds }: { planId: number; addonIds: readonly number[] },
) {
  requirePlans(quote, [planId]);
  const rated = await ratedOf(context.rater, quote);
  const plan = rated.shelf.compiled.planById.get(planId);
  if (!plan) throw noPlan();
  return { plan, addonIds: offeredIn(rated.shelf, planId, addonIds), rated };
}

function offeredIn({ compiled }: MotorShelf, planId: number, wanted: readonly number[]): number[] {
  const addons = compiled.planById.get(planId)?.addons ?? [];
  const offered = addons.filter(({ included }) => !included).map(({ addonId }) => addonId);
  return [...new Set(wanted)].filter((id) => offered.includes(id));
}
