/** General quotes as the engine of quotes knows them. */
import { isDeepStrictEqual } from 'node:util';
import type { GeneralAnswers, GeneralQuote, GeneralTile } from '../../../contract/general/quote.ts';
import type { GeneralCatalogue } from '../../domain/general/catalogue.ts';
import { noPlan } from '../../parts.ts';
import { generalQuoteView, ratedGeneral } from '../../views/general/quote-view.ts';
import type { Priced, QuoteLine } from '../quote-life/line.ts';
import { type PricedAnswers, priceGeneralAnswers } from './price-answers.ts';
import { generalEvents } from './quote-events.ts';
import type { GeneralParts, GeneralTypes } from './types.ts';

export function generalLine(parts: GeneralParts): QuoteLine<GeneralTypes> {
  const { quotes, rater } = parts;
  return {
    quotes,
    blank: { requestedTypes: [], requests: [] },
    firstAsked: (answers) => ({ answers }),
    asked: (quote, { answers = quote.answers }) => ({ answers }),
    isOther: (quote, { answers }) => !isDeepStrictEqual(quote.answers, answers),
    rate: ({ answers }, day) => rate(rater.current(), answers, day),
    plansOf: async (version) => (await rater.ofVersion(version)).plans,
    isBound: ({ requests }) => requests.length > 0,
    // A business asks for the policies of several types, one after the other.
    isClosed: () => false,
    offerOf: async (quote, { planId }) => ({
      offer: tileIn(await generalQuoteView(rater, quote), planId),
    }),
    rateAgain: async (stored) => {
      const { priced } = await ratedGeneral(rater, stored);
      const nets = new Map(pricesOf(priced).map(({ planId, netFils }) => [planId, netFils]));
      return (planId) => nets.get(planId) ?? null;
    },
    publish: generalEvents(parts),
  };
}

function rate(
  catalogue: GeneralCatalogue,
  answers: GeneralAnswers,
  day: string,
): Priced<GeneralTypes> | GeneralTypes['refused'] {
  const priced = priceGeneralAnswers(catalogue, answers, day);
  if (!priced) return { outcome: 'unknown_activity' };
  const { version: catalogueVersion } = catalogue;
  const basis = { answers, day, catalogueVersion, prices: pricesOf(priced) };
  return { outcome: 'priced', basis, priced };
}

function pricesOf({ types }: PricedAnswers) {
  return types.flatMap(({ plans }) =>
    plans.map(({ plan, price }) => ({ planId: plan.id, netFils: price.netFils })),
  );
}

/** Throws QUOTING.NO_PLAN. */
export function tileIn({ tiles }: Pick<GeneralQuote, 'tiles'>, planId: number): GeneralTile {
  const tile = tiles.find((each) => each.planId === planId);
  if (!tile) throw noPlan();
  return tile;
}
