import { planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import type { ChosenForCategory } from '../../../contract/medical-corporate/quote.ts';
import { bifurcate } from '../../domain/medical-corporate/bifurcate.ts';
import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import { readyToRate } from '../../domain/medical-corporate/members.ts';
import type { StoredChoice, StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { groupPrice } from './group-price.ts';
import { nameIn } from './plan-words.ts';

type Priced = Pick<StoredGroupQuote, 'answers' | 'day' | 'catalogueVersion'>;

/** All that is chosen, in the order of the categories. Throws when the catalogue has lost one of the plans. */
export function chosenOf(catalogue: GroupCatalogue, quote: StoredGroupQuote): ChosenForCategory[] {
  return quote.chosen.map((choice) => {
    const view = chosenView(catalogue, quote, choice);
    if (!view) throw new Error(`catalogue ${catalogue.version} has lost a price`);
    return view;
  });
}

/** A plan with its variants as it was chosen for a category, or null where it has no price. */
export function chosenView(
  catalogue: GroupCatalogue,
  { answers, day, catalogueVersion }: Priced,
  { category, planId, variantIds }: Omit<StoredChoice, 'planName'>,
): ChosenForCategory | null {
  const plan = catalogue.plans.find(({ id }) => id === planId);
  const members = answers.categories.find(({ number }) => number === category);
  if (!plan || !members) return null;
  const outcome = bifurcate(plan, variantIds, readyToRate(members), catalogue.vatBasisPoints);
  if (!outcome.ok) return null;
  const { insurerId, tpaId, name: planName } = plan;
  return {
    category,
    plan: planIdText({ planId, variantIds }),
    planId,
    variantIds: [...variantIds],
    planName,
    insurerId,
    insurerName: nameIn(catalogue.insurers, insurerId),
    tpaId,
    tpaName: nameIn(catalogue.tpas, tpaId),
    price: groupPrice(plan, outcome.price, { catalogueVersion, day }),
  };
}
