/** The sentences of a proposal, the same on every paper; the Arabic stands in rules/ar/group-proposals. */
import type { PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import { letterOf } from '@muqarin/rules/category-letters';
import { planWithVariantsText, variantsText } from '@muqarin/rules/medical-corporate/premium-texts';
import { listed, ofRules, said, type Text } from '../../../locale/said.ts';
import type { ProposalFacts } from './proposal-facts.ts';
import { assumptionTexts, categoryText, holdsUntil } from './words.ts';

type Category = ProposalFacts['categories'][number];

export const proposalTitle = 'Group medical proposal';

export function optionText(option: number): Text {
  return said('Option {n}', { n: option });
}

export function categoriesText(numbers: readonly number[]): Text {
  const [first = 0, ...others] = numbers;
  if (first === 0) return 'All employees';
  if (others.length === 0) return categoryText(first);
  return said('Categories {letters}', { letters: listed(...numbers.map(letterOf)) });
}

/** With the variants that were chosen. */
export function planWithVariants(pick: PricedPick): Text {
  return ofRules(planWithVariantsText(pick.planName, variantNames(pick)));
}

/** In one line; empty where none was chosen. */
export function variantsLine(pick: PricedPick): Text {
  return ofRules(variantsText(variantNames(pick)));
}

export function variantNames({ variantIds, words }: PricedPick): string[] {
  return words.variants.filter(({ id }) => variantIds.includes(id)).map(({ name }) => name);
}

export function subtitleText({ categories, validUntil }: ProposalFacts): Text {
  const employees = categories.reduce((sum, each) => sum + each.employees, 0);
  const members = categories.reduce((sum, each) => sum + each.members, 0);
  const until = holdsUntil({ validUntil });
  return said('Employees: {n}, members: {n2}. {until}', { n: employees, n2: members, until });
}

export function headsText({ employees, members, lsb }: Category): Text {
  return said('Employees: {n}, members: {n2}, low salary: {n3}', {
    n: employees,
    n2: members,
    n3: lsb,
  });
}

/** A group has one policy, of one insurer and claims handler (S0 5). */
export function otherPairTexts({ options }: ProposalFacts): Text[] {
  return options
    .filter(({ otherPair }) => otherPair)
    .map(({ option }) =>
      said(
        'Option {n} has plans of several insurers or claims handlers. One group policy has one of each.',
        { n: option },
      ),
    );
}

/** What the premiums rest on, and how long and how far they hold. */
export function restsOn(facts: ProposalFacts): Text[] {
  const { validUntil, insurerTerms, plans, premiums } = facts;
  const insurers = new Map(plans.map(({ insurerId, insurerName }) => [insurerId, insurerName]));
  return [
    ...new Set(premiums.flatMap(assumptionTexts)),
    holdsUntil({ validUntil }),
    ...insurerTerms
      .filter(({ insurerId }) => insurers.has(insurerId))
      .map(({ insurerId, headsPercent }) =>
        said('{insurer} prices the group anew where heads differ by more than {n} %.', {
          insurer: insurers.get(insurerId) ?? '',
          n: headsPercent,
        }),
      ),
    'The insurer prices the final staff list and decides on medical forms.',
    'VAT is one line on the net premium of an option.',
  ];
}

/** Benefits of the table that a plan does not have, by plan. */
export function notCovered({ plans }: ProposalFacts): { plan: PricedPick; names: string[] }[] {
  return plans.flatMap((plan) => {
    const benefits = plan.cover.flatMap((section) => section.benefits);
    const names = benefits.filter(({ value }) => value === null).map(({ name }) => name);
    return names.length === 0 ? [] : [{ plan, names }];
  });
}

export const nothingLeftOut = 'Every benefit of the tables is covered by every plan.';

/** Who may hold which plan (decisions X31). */
export function conditionsOf({ plans }: ProposalFacts): { plan: PricedPick; text: string }[] {
  return plans.flatMap((plan) => plan.words.conditions.map((text) => ({ plan, text })));
}
