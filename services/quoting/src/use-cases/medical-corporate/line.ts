/** Group quotes as the engine of quotes knows them. */
import { isDeepStrictEqual } from 'node:util';
import type { GroupAnswers } from '../../../contract/medical-corporate/answers.ts';
import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import { isBound, isSold } from '../../domain/quote-binding.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import type { Priced, QuoteLine } from '../quote-life/line.ts';
import { keptChoices } from './choices.ts';
import { choosePlan } from './choose-plan.ts';
import { asRated, categoryPricesOf, priceGroup, wrongCounts } from './price-group.ts';
import { groupEvents } from './quote-events.ts';
import { noCategory } from './refusals.ts';
import type { GroupParts, GroupTypes } from './types.ts';

export function groupLine(parts: GroupParts): QuoteLine<GroupTypes> {
  const { quotes, rater } = parts;
  return {
    quotes,
    blank: { chosen: [], cleared: [], proposals: [], quotationLines: [] },
    basisFields: ['categoryPrices'],
    firstAsked: (answers) => ({ answers: asRated(answers) }),
    asked: (quote, change) => ({ answers: asRated(answersWith(quote, change)) }),
    isOther: (quote, { answers }) => !isDeepStrictEqual(quote.answers, answers),
    rate: ({ answers }, day) => rate(rater.current(), answers, day),
    keptChoices: (quote, next) => keptChoices(quote, next, rater.current().plans),
    plansOf: async (version) => (await rater.ofVersion(version)).plans,
    isBound: (quote) => isBound(quote, parts.now()),
    isClosed: isSold,
    offerOf: (quote, choice) => choosePlan(rater, quote, choice),
    rateAgain: async (stored) => rateAgain(await rater.ofVersion(stored.catalogueVersion), stored),
    publish: groupEvents(parts),
  };
}

/** Throws QUOTING.NO_CATEGORY. */
function answersWith(
  { answers }: StoredGroupQuote,
  { answers: others = answers, members }: GroupTypes['change'],
): GroupAnswers {
  if (!members) return others;
  const { categories } = others;
  if (!categories.some(({ number }) => number === members.category)) throw noCategory();
  return {
    ...others,
    categories: categories.map((category) => {
      if (category.number !== members.category) return category;
      return { ...members.details, number: category.number, flag: 1 };
    }),
  };
}

function rate(
  catalogue: GroupCatalogue,
  answers: GroupAnswers,
  day: string,
): Priced<GroupTypes> | GroupTypes['refused'] {
  const messages = wrongCounts(answers);
  if (messages.length > 0) return { outcome: 'wrong_members', messages };
  const priced = priceGroup(catalogue, answers, day);
  const { version: catalogueVersion } = catalogue;
  const { prices } = priced;
  const categoryPrices = categoryPricesOf(priced);
  return {
    outcome: 'priced',
    basis: { answers, day, catalogueVersion, prices, categoryPrices },
    priced,
  };
}

/** A plan's sum is only the same where the premiums of all categories are. */
function rateAgain(catalogue: GroupCatalogue, stored: StoredGroupQuote) {
  const priced = priceGroup(catalogue, stored.answers, stored.day);
  const again = categoryPricesOf(priced);
  const nets = new Map(priced.prices.map(({ planId, netFils }) => [planId, netFils]));
  const premiums = (lists: StoredGroupQuote['categoryPrices'], planId: number) =>
    lists.map(({ prices }) => prices.find((price) => price.planId === planId)?.netFils ?? null);
  return (planId: number) => {
    const isSame = isDeepStrictEqual(
      premiums(stored.categoryPrices, planId),
      premiums(again, planId),
    );
    const sum = nets.get(planId) ?? null;
    const storedSum = stored.prices.find((price) => price.planId === planId)?.netFils;
    return !isSame && sum === storedSum ? null : sum;
  };
}
