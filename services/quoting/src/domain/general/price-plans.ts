/** What a list asks of the rating core: each chosen type with its plans, or why it has none. */
import { compareFacts } from '../ranking.ts';
import {
  type GeneralCatalogue,
  type GeneralPlan,
  RATED_TYPES,
  type RatedType,
} from './catalogue.ts';
import { type GeneralPrice, type GeneralRequest, rateGeneralPlan } from './rate.ts';

type TypeState = 'priced' | 'figure_missing' | 'on_request';

export interface PricedType {
  type: string;
  state: TypeState;
  /** Lowest net first, ties by the wider cover, insurer and id (decisions M57). */
  plans: { plan: GeneralPlan; price: GeneralPrice }[];
}

/** In the order asked. A type is on request when no plan of it takes this business (decisions G4). */
export function priceTypes(
  catalogue: Pick<GeneralCatalogue, 'plans' | 'vatBasisPoints'>,
  types: readonly string[],
  request: GeneralRequest,
): PricedType[] {
  return types.map((type) => priceType(catalogue, type, request));
}

function priceType(
  { plans, vatBasisPoints }: Pick<GeneralCatalogue, 'plans' | 'vatBasisPoints'>,
  type: string,
  request: GeneralRequest,
): PricedType {
  const rated = plans
    .filter((plan) => isRated(type) && plan.type === type)
    .map((plan) => ({ plan, outcome: rateGeneralPlan(plan, vatBasisPoints, request) }));
  const priced = rated.flatMap(({ plan, outcome }) =>
    outcome.ok ? [{ plan, price: outcome.price }] : [],
  );
  const isWaiting = rated.some(({ outcome }) => !outcome.ok && outcome.reason === 'figure_missing');
  const state = priced.length > 0 ? 'priced' : isWaiting ? 'figure_missing' : 'on_request';
  return { type, state, plans: priced.sort((a, b) => compareFacts(factOf(a), factOf(b))) };
}

function factOf({ plan, price }: PricedType['plans'][number]) {
  const shown = plan.cover.filter(({ is }) => is !== 'not_covered').length;
  return { planId: plan.id, insurerId: plan.insurerId, netFils: price.netFils, shown };
}

function isRated(type: string): type is RatedType {
  return (RATED_TYPES as readonly string[]).includes(type);
}
