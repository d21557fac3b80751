/** "My hospitals": a plan's network must include all of them. */
import type { Filter } from './filter.ts';
import { idsOf } from './query.ts';

/** The chosen hospitals and clinics; the address keeps their ids. */
export interface ChosenProviders {
  ids: readonly number[];
  /** `${nw_id}:${tpa_id}` of every network that covers them all, as search-tpa answers (M36);
   * null while there is no choice or no answer. */
  pairs: readonly string[] | null;
}

export interface PlanNetwork {
  networkId: number;
  tpaId: number;
}

const none: ChosenProviders = { ids: [], pairs: null };

export function providersFilter<Plan>(
  networkOf: (plan: Plan) => PlanNetwork,
): Filter<Plan, ChosenProviders> {
  const pairOf = (plan: Plan) => {
    const { networkId, tpaId } = networkOf(plan);
    return `${networkId}:${tpaId}`;
  };
  return {
    names: ['providers'],
    off: none,
    fits: (plan, { pairs }) => pairs === null || pairs.includes(pairOf(plan)),
    inForce: ({ ids, pairs }) => (ids.length > 0 || pairs !== null ? [{ without: none }] : []),
    read: (query) => ({ value: { ids: idsOf(query, 'providers'), pairs: null } }),
    write: ({ ids }): Record<string, string> => (ids.length > 0 ? { providers: ids.join() } : {}),
    toggle: () => none,
    isChosen: ({ ids }, id) => ids.some((other) => other === id),
  };
}
