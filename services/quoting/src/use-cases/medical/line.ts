/** Medical quotes as the engine of quotes knows them. */
import { isDeepStrictEqual } from 'node:util';
import { ratingRequestOf } from '../../domain/medical/rating-request.ts';
import { reproducePrice } from '../../domain/medical/reproduce.ts';
import { isBound, isSold } from '../../domain/quote-binding.ts';
import { noPlan } from '../../parts.ts';
import type { StoredMedicalQuote } from '../../store/medical/quotes.ts';
import type { QuoteLine } from '../quote-life/line.ts';
import { offersOf } from './offers.ts';
import { medicalEvents } from './quote-events.ts';
import type { MedicalParts, MedicalTypes } from './types.ts';

export function medicalLine(parts: MedicalParts): QuoteLine<MedicalTypes> {
  const { quotes, rater } = parts;
  return {
    quotes,
    blank: { quotationLines: [] },
    firstAsked: (answers) => ({ answers }),
    asked: (_quote, { answers }) => ({ answers }),
    isOther: (quote, { answers }) => !isDeepStrictEqual(quote.answers, answers),
    rate: ({ answers }, day) => {
      const { version: catalogueVersion, prices } = rater.priceAll(answers, day);
      return { outcome: 'priced', basis: { answers, day, catalogueVersion, prices }, priced: null };
    },
    plansOf: async (version) => (await rater.catalogueOf(version)).plans,
    isBound: (quote) => isBound(quote, parts.now()),
    isClosed: isSold,
    offerOf: async (quote, { planId }) => {
      const price = priceOf(quote, planId);
      const [offer] = await offersOf(parts, quote, [price]);
      return { offer: { price, offer } };
    },
    rateAgain: async ({ catalogueVersion, answers, day, prices }) => {
      const catalogue = await rater.catalogueOf(catalogueVersion);
      const request = ratingRequestOf(answers, day);
      const nets = new Map(prices.map(({ planId, netFils }) => [planId, netFils]));
      return (planId) => {
        const netFils = nets.get(planId) ?? 0;
        return reproducePrice({ catalogueVersion, planId, netFils, request }, catalogue).actualFils;
      };
    },
    publish: medicalEvents(parts),
  };
}

/** Throws QUOTING.NO_PLAN. */
export function priceOf({ prices }: Pick<StoredMedicalQuote, 'prices'>, planId: number) {
  const price = prices.find((row) => row.planId === planId);
  if (!price) throw noPlan();
  return price;
}
