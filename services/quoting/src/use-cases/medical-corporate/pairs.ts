/** One insurer and claims handler for all categories of a group (decisions M28). */
import type { CallContext } from '@muqarin/platform/context';
import { vatOn } from '@muqarin/rules/money';
import type { GroupPair } from '../../../contract/medical-corporate/pair-calls.ts';
import type { GroupCatalogue, GroupPlan } from '../../domain/medical-corporate/catalogue.ts';
import { isSold } from '../../domain/quote-binding.ts';
import { select } from '../../domain/quote-life.ts';
import { noPlan } from '../../parts.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { chosenView } from '../../views/medical-corporate/chosen.ts';
import { groupPlanWords } from '../../views/medical-corporate/plan-words.ts';
import type { GroupContext } from './context.ts';
import { groupEvents } from './quote-events.ts';
import { membersNotUpdated } from './refusals.ts';

interface Lowest {
  category: number;
  plan: GroupPlan;
  netFils: number;
}

/** Throws QUOTING.NO_QUOTE. */
export async function listGroupPairs({ life, rater }: GroupContext, quoteId: string) {
  const quote = await life.require(quoteId);
  const catalogue = await rater.ofVersion(quote.catalogueVersion);
  const numbers = quote.answers.categories.map(({ number }) => number);
  const found = [...pairsOf(catalogue, quote).values()].map((plans) => {
    const missing = numbers.filter((number) => !plans.some(({ category }) => category === number));
    return { plans, missing };
  });
  const pairs = found.filter(({ missing }) => missing.length === 0);
  return {
    pairs: pairs
      .map(({ plans }) => pairView(catalogue, plans))
      .sort((a, b) => a.netFils - b.netFils || a.insurerId - b.insurerId || a.tpaId - b.tpaId),
    incomplete: found
      .filter(({ missing }) => missing.length > 0)
      .map(({ plans, missing }) => ({ ...namesOf(catalogue, plans), categories: missing })),
  };
}

/**
 * The plans with the lowest premiums of a pair, for all categories at once. Throws QUOTING.NO_QUOTE, QUOTING.NO_PLAN where the pair
 * lacks one, QUOTING.ALREADY_BOUND, and QUOTING.MEMBERS_NOT_UPDATED while prices rest on assumptions.
 */
export async function selectGroupPair(
  context: GroupContext,
  asked: { quoteId: string; insurerId: number; tpaId: number },
  call: CallContext,
): Promise<StoredGroupQuote> {
  const { life, rater } = context;
  const { quote } = await life.move(asked.quoteId, async (found) => {
    if (found.answers.categories.some(({ flag }) => flag === 0)) throw membersNotUpdated();
    const catalogue = await rater.ofVersion(found.catalogueVersion);
    const plans = pairsOf(catalogue, found).get(keyOf(asked)) ?? [];
    if (plans.length < found.answers.categories.length) throw noPlan();
    const chosen = plans.map(({ category, plan }) => {
      return { category, planId: plan.id, variantIds: [], planName: plan.name };
    });
    const isChosen = (one: StoredGroupQuote['chosen'][number]) =>
      chosen.some(({ category, planId }) => category === one.category && planId === one.planId);
    const offers = chosen.flatMap((choice) => chosenView(catalogue, found, choice) ?? []);
    return {
      decision: select(found, {
        planId: chosen.at(-1)?.planId ?? 0,
        withIt: chosen.flatMap(({ category, planId }) => [-1 - category, planId]),
        isClosed: isSold(found),
      }),
      own: { chosen, cleared: found.chosen.filter((one) => !isChosen(one)) },
      events: (after) => offers.map((offer) => groupEvents(context).selected(after, offer, call)),
    };
  });
  return quote;
}

/** Of each pair the lowest of each category, in their order; prices are kept lowest first. */
function pairsOf({ plans }: GroupCatalogue, quote: StoredGroupQuote): Map<string, Lowest[]> {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const pairs = new Map<string, Lowest[]>();
  for (const { category, prices } of quote.categoryPrices) {
    for (const { planId, netFils } of prices) {
      const plan = byId.get(planId);
      if (!plan) continue;
      const own = pairs.get(keyOf(plan)) ?? [];
      if (own.some((one) => one.category === category)) continue;
      pairs.set(keyOf(plan), [...own, { category, plan, netFils }]);
    }
  }
  return pairs;
}

function keyOf({ insurerId, tpaId }: Pick<GroupPlan, 'insurerId' | 'tpaId'>): string {
  return `${insurerId} ${tpaId}`;
}

function pairView(catalogue: GroupCatalogue, plans: readonly Lowest[]): GroupPair {
  const netFils = plans.reduce((sum, one) => sum + one.netFils, 0);
  const vatFils = vatOn(netFils, catalogue.vatBasisPoints);
  return {
    ...namesOf(catalogue, plans),
    plans: plans.map(({ category, plan, netFils: fils }) => {
      return { category, planId: plan.id, planName: plan.name, netFils: fils };
    }),
    netFils,
    vatFils,
    grossFils: netFils + vatFils,
  };
}

function namesOf(catalogue: GroupCatalogue, [first]: readonly Lowest[]) {
  if (!first) throw new Error('a pair has a plan');
  const words = groupPlanWords(catalogue, first.plan);
  const { insurerId, insurerCode, insurerName, tpaId, tpaName } = words;
  return { insurerId, insurerCode, insurerName, tpaId, tpaName };
}
