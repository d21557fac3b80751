/** What a proposal of a group says, whatever it is written on: PDF, spreadsheet or the board's page. */
import type {
  GroupPick,
  GroupQuote,
  PricedPick,
} from '@muqarin/quoting/contract/medical-corporate/quote';
import { isOfOtherPairs } from '@muqarin/rules/medical-corporate/proposal';
import { vatOn } from '@muqarin/rules/money';

export interface ProposedOption {
  /** From 1. */
  option: number;
  /** In the order of the categories. */
  plans: readonly PricedPick[];
}

export interface ProposalBasis
  extends Pick<GroupQuote, 'reference' | 'validUntil' | 'insurerTerms'> {
  categories: GroupQuote['answers']['categories'];
}

export interface ProposalFacts extends ProposalBasis {
  options: readonly (ProposedOption & {
    netFils: number;
    /** One line, rounded once. */
    vatFils: number;
    grossFils: number;
    otherPair: boolean;
  })[];
  /** Categories whose options have the same plans share one table of what these cover. */
  covers: readonly { categories: number[]; columns: { option: number; plan: PricedPick }[] }[];
  /** Each plan of a category once, whatever its options. */
  premiums: readonly PricedPick[];
  /** Each plan once, whatever its category. */
  plans: readonly PricedPick[];
}

export function proposalFacts(
  { reference, validUntil, insurerTerms, categories }: ProposalBasis,
  proposed: readonly ProposedOption[],
): ProposalFacts {
  const options = proposed.map(({ option, plans }) => {
    const netFils = plans.reduce((sum, { price }) => sum + price.netFils, 0);
    const vatFils = vatOn(netFils);
    const inOrder = plans.toSorted((a, b) => a.category - b.category);
    const otherPair = isOfOtherPairs(plans);
    return { option, plans: inOrder, netFils, vatFils, grossFils: netFils + vatFils, otherPair };
  });
  const all = options.flatMap(({ plans }) => plans);
  return {
    reference,
    validUntil,
    insurerTerms,
    categories,
    options,
    covers: coversOf(options),
    premiums: once(all, ({ category, plan }: GroupPick) => `${category} ${plan}`).toSorted(
      (a, b) => a.category - b.category,
    ),
    plans: once(all, ({ planId }) => String(planId)),
  };
}

function coversOf(options: readonly ProposedOption[]): ProposalFacts['covers'] {
  const numbers = [...new Set(options.flatMap(({ plans }) => plans.map((one) => one.category)))];
  const rows = numbers
    .sort((a, b) => a - b)
    .map((category) => ({
      category,
      columns: options.flatMap(({ option, plans }) =>
        plans.filter((plan) => plan.category === category).map((plan) => ({ option, plan })),
      ),
    }));
  const same = Map.groupBy(rows, ({ columns }) =>
    columns.map(({ option, plan }) => `${option} ${plan.planId}`).join(),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [{ categories: group.map(({ category }) => category), columns: first.columns }]
      : [];
  });
}

function once<Plan>(plans: readonly Plan[], keyOf: (plan: Plan) => string): Plan[] {
  return [...new Map(plans.toReversed().map((plan) => [keyOf(plan), plan])).values()].reverse();
}
