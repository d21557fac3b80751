import type { GroupQuote, PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import type { GroupPick } from '@muqarin/rules/medical-corporate/picks';
import { isOfOtherPairs } from '@muqarin/rules/medical-corporate/proposal';
import type {
  CorporateCompareColumn,
  GroupPicksModel,
  PickedPlan,
} from '../../../contract/medical-corporate/picks.ts';
import type { DraftFields, PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { GroupPicks } from '../../session/medical-corporate/picks.ts';
import { logoAddress } from '../logo-address.ts';

/** In the order in which they were picked; those without a premium are left out. */
export function found(picks: readonly GroupPick[], priced: readonly PricedPick[]): PricedPick[] {
  return picks.flatMap(
    ({ category, plan }) =>
      priced.find((one) => one.category === category && one.plan === plan) ?? [],
  );
}

export function picksModel(
  { catalogueVersion, answers }: Pick<GroupQuote, 'catalogueVersion' | 'answers'>,
  { compared, checked, proposal, cleared }: GroupPicks,
  priced: readonly PricedPick[],
  board: GroupPicksModel['board'],
): PageDraft<GroupPicksModel> {
  const shown = (picks: readonly GroupPick[]) =>
    found(picks, priced).map((pick) => pickedPlan(pick, catalogueVersion));
  const numbers = answers.categories.map(({ number }) => number);
  return {
    compared: shown(compared),
    checked: shown(checked),
    proposal: proposal
      .map((row, at) => ({ option: at + 1, row: found(row, priced) }))
      .filter(({ row }) => row.length > 0)
      .map(({ option, row }) => ({
        option,
        plans: row
          .toSorted((a, b) => a.category - b.category)
          .map((pick) => pickedPlan(pick, catalogueVersion)),
        otherPair: isOfOtherPairs(row),
        missing: numbers.filter((number) => row.every(({ category }) => category !== number)),
      })),
    board,
    cleared: cleared && {
      categories: cleared.categories,
      compared: cleared.compared.length,
      checked: cleared.checked.length,
      proposal: cleared.proposal.length,
    },
  };
}

function pickedPlan(pick: PricedPick, catalogueVersion: string): DraftFields<PickedPlan> {
  const { category, plan, planId, planName: name, insurerName, tpaName, conditions } = pick;
  const { price, words } = pick;
  const { netFils, vatFils, grossFils } = price;
  const logo = logoAddress(words.insurerCode, catalogueVersion);
  return {
    category,
    plan,
    planId,
    name: ours(name),
    insurerName: ours(insurerName),
    tpaName: ours(tpaName),
    conditions: conditions.map(ours),
    logo,
    netFils,
    vatFils,
    grossFils,
  };
}

/** More than any plan's id. */
const PLACES = 10_000_000;

/** Across categories one plan may stand twice: a place is of a category and a plan. */
function placeOf({ category, planId }: { category: number; planId: number }): number {
  return (category + 1) * PLACES + planId;
}

/** Null for what is a plan's own id. */
export function pickAt(place: number): GroupPick | null {
  if (place < PLACES) return null;
  return { category: Math.floor(place / PLACES) - 1, plan: String(place % PLACES) };
}

export function compareColumn(
  pick: PricedPick,
  catalogueVersion: string,
): PageDraft<CorporateCompareColumn> {
  const { words, price, variantIds, cover } = pick;
  const { networkName, annualLimit, salary, variants } = words;
  return {
    ...pickedPlan(pick, catalogueVersion),
    id: placeOf(pick),
    networkName: ours(networkName),
    annualLimit: ours(annualLimit),
    salary,
    variants: variants.filter(({ id }) => variantIds.includes(id)).map(({ name }) => ours(name)),
    trace: price.trace.map(({ variantId: _variant, sharesFils: _shares, ...row }) => row),
    assumptions: price.assumptions,
    values: cover.flatMap(({ benefits }) => benefits.map(({ value }) => value && ours(value))),
  };
}
