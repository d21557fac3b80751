/** The list of get-products of general insurance as JSON: the prices of a quote, joined with what each plan always says. */
import type { CallContext } from '@muqarin/platform/context';
import type { GeneralQuote } from '@muqarin/quoting/contract/general/quote';
import { type GeneralFilters, generalFilters } from '@muqarin/rules/general/plan-list';
import type { AboutInsurers } from '@muqarin/rules/plan-list/filters/every-line';
import type { BffParts } from '../../parts.ts';
import { createLeasedBuffers } from '../../routes/documented/leased-buffers.ts';
import type { RawJson } from '../../routes/documented/raw-json.ts';
import {
  type FilterFacts,
  factsOf,
  type WireProduct,
  wireProduct,
} from '../../views/general/wire-tile.ts';
import { createPlanWriters } from '../plan-list/plan-writers.ts';
import { answerWithProducts, rowsOf } from '../plan-list/rows.ts';

interface Plan {
  facts: FilterFacts;
  write: WireProduct;
}

interface Asked {
  quote: GeneralQuote;
  filters: GeneralFilters;
  about: AboutInsurers;
  /** By which logos are named. */
  logoVersion: string;
}

/** The plans of the quote that meet the filters, and the types without a price. */
export type GeneralLists = (asked: Asked, context: CallContext) => Promise<RawJson>;

export function createGeneralLists({ quoting }: Pick<BffParts, 'quoting'>): GeneralLists {
  const leased = createLeasedBuffers();
  const plansOf = createPlanWriters<Plan>(async (catalogueVersion, context) => {
    const { plans } = await quoting.generalPlanWords({ catalogueVersion }, context);
    return new Map(
      plans.map((plan) => [plan.planId, { facts: factsOf(plan), write: wireProduct(plan) }]),
    );
  });
  return async ({ quote, filters, about, logoVersion }, context) => {
    const plans = await plansOf(quote.catalogueVersion, context);
    const prices = quote.tiles.map(({ planId, price }) => ({ planId, ...price }));
    const listed = prices.filter(({ planId, netFils }) => {
      const plan = plans.get(planId);
      return plan && generalFilters.matches({ ...plan.facts, netFils }, filters, about);
    });
    const rows = rowsOf(listed, plans, ({ write }, price) => write(price, logoVersion));
    const onRequest = quote.types.filter(({ state }) => state !== 'priced');
    const rest = {
      prod_count: rows.count,
      price_on_request: onRequest.map(({ type, state }) => ({ type, reason: state })),
    };
    return answerWithProducts(rows, JSON.stringify(rest), leased);
  };
}
