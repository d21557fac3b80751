/** Quoting's group quote and the list of one category, as the page shows them. */
import type { GroupTile, HiddenPlan } from '@muqarin/quoting/contract/medical-corporate/plan';
import type {
  ChosenForCategory,
  GroupQuote,
} from '@muqarin/quoting/contract/medical-corporate/quote';
import type {
  CategoryModel,
  ChosenPlan,
  CorporateTile,
  HiddenPlanModel,
} from '../../../contract/medical-corporate/pages.ts';
import { oursIn, type PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { LogoOf } from '../logo-address.ts';

export function categoriesOf({ answers, lists, chosen }: GroupQuote): PageDraft<CategoryModel>[] {
  return answers.categories.map((category) => {
    const list = lists.find((one) => one.category === category.number);
    const plan = chosen.find((one) => one.category === category.number);
    return {
      ...category,
      plans: list?.plans ?? 0,
      hidden: list?.hidden ?? 0,
      chosen: plan ? chosenPlan(plan) : null,
    };
  });
}

function chosenPlan({
  plan,
  planId,
  planName,
  insurerName,
  tpaName,
  conditions,
  price,
}: ChosenForCategory): PageDraft<ChosenPlan> {
  const { netFils, vatFils, grossFils, assumptions } = price;
  return {
    plan,
    planId,
    planName: ours(planName),
    insurerName: ours(insurerName),
    tpaName: ours(tpaName),
    conditions: conditions.map(ours),
    netFils,
    vatFils,
    grossFils,
    assumptions,
  };
}

/** As a list is filtered and ordered by it. */
export function corporateTile(tile: GroupTile, logoOf: LogoOf): CorporateTile {
  const { planId: id, insurerCode, price, variants, variantsFils, rateCard, ...rest } = tile;
  const { type: _type, isMul: _isMul, ...words } = rest;
  const { netFils, vatFils, grossFils, trace, assumptions } = price;
  return {
    ...words,
    id,
    logo: logoOf(insurerCode),
    variants: variants.map((variant, at) => {
      return {
        id: variant.id,
        name: variant.name,
        help: variant.help,
        netFils: variantsFils[at] ?? 0,
      };
    }),
    netFils,
    vatFils,
    grossFils,
    trace: trace.map(({ variantId: _variant, sharesFils: _shares, ...row }) => row),
    assumptions,
    rateCardDate: rateCard.effectiveFrom,
  };
}

export function shownTile(tile: CorporateTile): PageDraft<CorporateTile> {
  return {
    ...oursIn(
      tile,
      'name',
      'insurerName',
      'tpaName',
      'networkName',
      'annualLimit',
      'glance',
      'conditions',
    ),
    onTile: tile.onTile.map((benefit) => oursIn(benefit, 'label', 'value')),
    variants: tile.variants.map((variant) => oursIn(variant, 'name', 'help')),
  };
}

export function hiddenPlan({
  planId: id,
  name,
  insurerName,
  reason,
  limit,
}: HiddenPlan): PageDraft<HiddenPlanModel> {
  return { id, name: ours(name), insurerName: ours(insurerName), reason, limit };
}
