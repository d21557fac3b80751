import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { GeneralQuote, GeneralTile } from '../../../contract/general/quote.ts';
import { generalPlanSelected, generalPlansCompared } from '../../events/general-events.ts';
import { noPlan } from '../../parts.ts';
import { generalQuoteView } from '../../views/general/quote-view.ts';
import { type GeneralContext, requireGeneralPlans, requireGeneralQuote } from './context.ts';
import { generalOfferOf } from './priced-event.ts';

/** The compare tray as it should be from now on; order is the columns' order. Two plans or more are told. */
export async function setGeneralCompared(
  context: GeneralContext,
  input: { quoteId: string; planIds: readonly number[] },
  call: CallContext,
): Promise<GeneralQuote> {
  const quote = await requireGeneralQuote(context, input.quoteId);
  const planIds = [...new Set(input.planIds)];
  requireGeneralPlans(quote, planIds);
  if (planIds.join() === quote.comparedPlanIds.join()) {
    return generalQuoteView(context.rater, quote);
  }
  const told = { quoteId: quote._id, planIds: planIds.map(String), revision: quote.revision };
  const after = await context.quotes.change(quote._id, {
    set: { comparedPlanIds: planIds },
    events:
      planIds.length >= 2 ? [createEvent(generalPlansCompared, told, call, context.events)] : [],
  });
  return generalQuoteView(context.rater, after ?? quote);
}

/** One GeneralPlanSelected for a plan, however often the button is pressed in a row. */
export async function selectGeneralPlan(
  context: GeneralContext,
  input: { quoteId: string; planId: number },
  call: CallContext,
): Promise<GeneralQuote> {
  const quote = await requireGeneralQuote(context, input.quoteId);
  const { revision, status } = quote;
  const offer = generalOfferOf(tileIn(await generalQuoteView(context.rater, quote), input.planId));
  const selection = `${revision},${input.planId}`;
  const after = await context.quotes.change(quote._id, {
    set: {
      selectedPlanId: input.planId,
      selection,
      status: status === 'accepted' ? 'accepted' : 'selected',
    },
    when: { revision, selection: { $ne: selection } },
    events: [
      createEvent(
        generalPlanSelected,
        { quoteId: quote._id, offer, revision },
        call,
        context.events,
      ),
    ],
  });
  if (after) return generalQuoteView(context.rater, after);
  const now = await requireGeneralQuote(context, quote._id);
  if (now.revision !== revision) return selectGeneralPlan(context, input, call);
  return generalQuoteView(context.rater, now);
}

/** Throws AppError not_found. */
export function tileIn({ tiles }: Pick<GeneralQuote, 'tiles'>, planId: number): GeneralTile {
  const tile = tiles.find((each) => each.planId === planId);
  if (!tile) throw noPlan();
  return tile;
}
