import type { CallContext } from '@muqarin/platform/context';
import type { PlanAddons } from '../../../contract/motor/quote-calls.ts';
import { isOffered } from '../../domain/quote-life.ts';
import { noPlan } from '../../parts.ts';
import type { StoredMotorQuote } from '../../store/motor/quotes.ts';
import { addonsOf, ratedOf, tileOf } from '../../views/motor/quote-view.ts';
import { pressQuote } from '../quotation-press.ts';
import type { MotorContext } from './context.ts';
import { offeredIn } from './line.ts';
import { offerInArabic, offerOf } from './offer.ts';
import { chosenMotorText } from './quotation-plan.ts';
import { motorQuotations } from './quotation-source.ts';

interface Asked {
  quoteId: string;
  idempotencyKey: string;
  planIds: readonly number[];
  addons: readonly PlanAddons[];
}

/**
 * An agent's quotation lines of a car: each plan as its list shows it, with the excess, the repair and the add-ons chosen there. The
 * same key answers the lines it made. Throws QUOTING.AGENTS_ONLY and QUOTING.NO_PLAN.
 */
export function createMotorQuotationLines(
  context: MotorContext,
  { planIds, addons, ...asked }: Asked,
  call: CallContext,
) {
  const press = {
    source: motorQuotations(context),
    // The value that was rated, also where nobody said one: it stays what it was.
    answersOf: ({ answers, valueAed }: StoredMotorQuote) => ({ ...answers, valueAed }),
    once: context.life.once,
    plans: async (quote: StoredMotorQuote) => {
      if (!isOffered(quote, planIds)) throw noPlan();
      const { shelf, request, vehicle } = await ratedOf(context.rater, quote);
      return [...new Set(planIds)].map((planId) => {
        const plan = shelf.compiled.planById.get(planId);
        if (!plan) throw noPlan();
        const named = addons.find((each) => each.planId === planId)?.addonIds;
        const wanted = named ? offeredIn(shelf, planId, named) : addonsOf(quote, planId);
        const tile = tileOf(shelf, plan, request, wanted);
        const offer = offerOf(tile, quote.valueAed, offerInArabic(shelf.catalogue, tile, vehicle));
        return { planId: chosenIn(tile), netFils: tile.price.netFils, offer };
      });
    },
  };
  return pressQuote(context, press, asked, call);
}

function chosenIn({ planId, price, addons }: ReturnType<typeof tileOf>): string {
  const chosen = addons.filter(({ selected, included }) => selected && !included);
  return chosenMotorText({
    planId,
    agency: price.repair === 'agency',
    deductible: price.deductible,
    addonIds: chosen.map(({ addonId }) => addonId),
  });
}
