/** What an option of a group lets vary: the plan of each category, among those of its insurer and claims handler (decisions M28). */

import { type ChosenPlan, parsePlanId, planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import { categoryText } from '@muqarin/rules/medical-corporate/premium-texts';
import { filled, type Message, within } from '@muqarin/rules/message';
import {
  type QuotationField,
  quotationFieldTexts as texts,
} from '@muqarin/rules/quotations/fields';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import type { GroupCatalogue, GroupPlan } from '../../domain/medical-corporate/catalogue.ts';
import type { QuotationBasis, QuotationSource } from '../../quotations/source.ts';
import type { GroupRater } from '../../raters/medical-corporate.ts';
import { type GroupOption, groupOptionText, parseGroupOption, planOf } from './quotation-plans.ts';
import { categoriesOf, nameText, priceOfCategory, ratedForGroup } from './quotation-rate.ts';

const none = 'none';
const prefix = 'category_';

export function groupChoices(rater: GroupRater): NonNullable<QuotationSource['choices']> {
  return {
    of: async (basis, planId) => {
      const option = parseGroupOption(planId);
      const categories = categoriesOf(basis);
      if (!option || categories.length < 2) return [];
      const catalogue = await rater.ofVersion(basis.catalogueVersion);
      return categories.map(({ number }) => fieldOf(catalogue, basis, option, number));
    },
    with: async (basis, planId, typed) => {
      const catalogue = await rater.ofVersion(basis.catalogueVersion);
      const mixed = mixOf(catalogue, basis, parseGroupOption(planId));
      for (const [field, text] of typed) {
        const category = categoriesOf(basis).find(({ number }) => field === `${prefix}${number}`);
        const plan = text === none ? null : parsePlanId(text);
        if (!category || (!plan && text !== none))
          return { field, message: quotationMessages.notOffered };
        if (plan) mixed.set(category.number, plan);
        else mixed.delete(category.number);
      }
      const option = sameForAll(mixed, categoriesOf(basis).length);
      if (ratedForGroup(catalogue, basis, option)) return { value: groupOptionText(option) };
      const [field = ''] = typed.keys();
      return { field, message: quotationMessages.notOffered };
    },
  };
}

/** One plan for all is of those that can have it. */
function mixOf(
  catalogue: GroupCatalogue,
  basis: QuotationBasis,
  option: GroupOption | null,
): Map<number, ChosenPlan> {
  const plans = categoriesOf(basis).flatMap(({ number }) => {
    const plan = option && planOf(option, number);
    return plan && priceOfCategory(catalogue, basis, number, plan) ? [[number, plan] as const] : [];
  });
  return new Map(plans);
}

function sameForAll(mixed: Map<number, ChosenPlan>, categories: number): GroupOption {
  const [first, ...others] = [...mixed.values()];
  const isSame =
    first !== undefined &&
    mixed.size === categories &&
    others.every((plan) => planIdText(plan) === planIdText(first));
  return isSame ? { all: first } : { mixed };
}

function fieldOf(
  catalogue: GroupCatalogue,
  basis: QuotationBasis,
  option: GroupOption,
  number: number,
): QuotationField<Message> {
  const mixed = mixOf(catalogue, basis, option);
  const [some] = mixed.values();
  const pair = catalogue.plans.find(({ id }) => id === some?.planId);
  const ofPair = catalogue.plans.filter(
    ({ insurerId, tpaId }) => insurerId === pair?.insurerId && tpaId === pair?.tpaId,
  );
  const offered = ofPair.flatMap((plan) => withVariants(plan).map((chosen) => ({ plan, chosen })));
  const choices = offered
    .filter(({ chosen }) => priceOfCategory(catalogue, basis, number, chosen))
    .map(({ plan, chosen }) => ({ value: planIdText(chosen), label: nameText(plan, chosen) }));
  const now = mixed.get(number);
  return {
    name: `${prefix}${number}`,
    label: filled(texts.plan, { category: within(categoryText(number)) }),
    hint: '',
    kind: 'choice',
    value: now ? planIdText(now) : none,
    choices: [{ value: none, label: texts.noPlan }, ...choices],
  };
}

const mostVariants = 4;

/** Every way to have it; with more variants than few, those that have one of them, or all. */
function withVariants({ id: planId, variants }: GroupPlan): ChosenPlan[] {
  const ids = variants.map((variant) => variant.id);
  const isIn = (mask: number, at: number) => Math.floor(mask / 2 ** at) % 2 === 1;
  const some =
    ids.length > mostVariants
      ? [[], ...ids.map((id) => [id]), ids]
      : Array.from({ length: 2 ** ids.length }, (_set, mask) =>
          ids.filter((_id, at) => isIn(mask, at)),
        );
  return some.map((variantIds) => ({ planId, variantIds }));
}
