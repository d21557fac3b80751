/** What is chosen for which category: kept through a revision or cleared, and one insurer and TPA for all (decisions M28, M58). */
import { isDeepStrictEqual } from 'node:util';
import type { GroupAnswers } from '../../../contract/medical-corporate/answers.ts';
import type { GroupPlan } from '../../domain/medical-corporate/catalogue.ts';
import type { StoredChoice, StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';

type Choices = Pick<StoredGroupQuote, 'chosen' | 'cleared'> & Partial<StoredGroupQuote>;

interface Next {
  answers?: GroupAnswers;
  categoryPrices?: StoredGroupQuote['categoryPrices'];
}

/** What is chosen for members that changed, or is not offered to them any more with its variants, is cleared. */
export function keptChoices(
  quote: StoredGroupQuote,
  next: Next,
  plans: readonly GroupPlan[],
): Choices {
  const { answers = quote.answers, categoryPrices = [] } = next;
  const hasAll = (planId: number, variantIds: readonly number[]) => {
    const known = plans.find(({ id }) => id === planId)?.variants ?? [];
    return variantIds.every((wanted) => known.some(({ id }) => id === wanted));
  };
  const isKept = ({ category, planId, variantIds }: StoredChoice) => {
    const offered = categoryPrices.find((list) => list.category === category)?.prices ?? [];
    const isSame = isDeepStrictEqual(
      membersOf(answers, category),
      membersOf(quote.answers, category),
    );
    const isOffered = offered.some((price) => price.planId === planId);
    return isSame && isOffered && hasAll(planId, variantIds);
  };
  return withChoices(
    quote,
    quote.chosen.filter(isKept),
    quote.chosen.filter((choice) => !isKept(choice)),
  );
}

/** A choice put in the place of the category's earlier one. `others` leave the quote with it. */
export function chosenWith(
  quote: StoredGroupQuote,
  choice: StoredChoice,
  others: readonly StoredChoice[],
): Choices {
  const stays = quote.chosen.filter(
    (each) => each.category !== choice.category && !others.includes(each),
  );
  const chosen = [...stays, choice].sort((a, b) => a.category - b.category);
  return { chosen, cleared: [...others] };
}

/** CHANGE PLAN. */
export function withoutChoice(quote: StoredGroupQuote, category: number): Choices {
  const left = quote.chosen.filter((choice) => choice.category !== category);
  // Chosen again, it is chosen anew.
  return { ...withChoices(quote, left, []), selection: '' };
}

/** Choices for other categories of another insurer or TPA than this plan's. */
export function ofOtherPair(
  { chosen }: Pick<StoredGroupQuote, 'chosen'>,
  category: number,
  { insurerId, tpaId }: Pick<GroupPlan, 'insurerId' | 'tpaId'>,
  plans: readonly GroupPlan[],
): StoredChoice[] {
  return chosen.filter((choice) => {
    if (choice.category === category) return false;
    const plan = plans.find(({ id }) => id === choice.planId);
    return plan?.insurerId !== insurerId || plan.tpaId !== tpaId;
  });
}

function withChoices(
  quote: StoredGroupQuote,
  chosen: StoredChoice[],
  cleared: StoredChoice[],
): Choices {
  const last = chosen.at(-1);
  if (last) return { chosen, cleared, selectedPlanId: last.planId };
  if (quote.chosen.length === 0) return { chosen, cleared };
  return { chosen, cleared, selectedPlanId: null, selection: '', status: 'priced' };
}

function membersOf({ categories }: GroupAnswers, number: number) {
  return categories.find((category) => category.number === number);
}
