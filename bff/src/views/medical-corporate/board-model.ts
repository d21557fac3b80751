/** A kept proposal as its page and its papers show it. */
import type { GroupProposal } from '@muqarin/quoting/contract/medical-corporate/proposal-calls';
import type { PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import {
  type BoardPlan,
  boardPaths,
  type GroupProposalPage,
} from '../../../contract/medical-corporate/board.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import { logoAddress } from '../logo-address.ts';
import { type ProposalFacts, proposalFacts } from './papers/proposal-facts.ts';
import { notCovered, restsOn, variantNames } from './papers/proposal-words.ts';
import { premiumRows } from './papers/words.ts';

export function boardFacts({ options, ...basis }: GroupProposal): ProposalFacts {
  return proposalFacts(basis, options);
}

export function boardPage(proposal: GroupProposal, token: string): PageDraft<GroupProposalPage> {
  const { madeAt, emirateId, catalogueVersion } = proposal;
  const facts = boardFacts(proposal);
  const { reference, validUntil, categories, options } = facts;
  const membersOf = (wanted: number) =>
    categories.find(({ number }) => number === wanted)?.members ?? 0;
  return {
    reference,
    madeAt,
    validUntil,
    emirateId,
    categories: categories.map(({ number, employees, members, lsb }) => {
      return { number, employees, members, lsb };
    }),
    options: options.map(({ plans, ...option }) => ({
      ...option,
      plans: plans.map((plan) => planOf(plan, membersOf(plan.category), catalogueVersion)),
    })),
    covers: facts.covers.map(coverOf),
    notCovered: notCovered(facts).map(({ plan: { plan, planName, insurerName }, names }) => ({
      plan,
      name: ours(planName),
      insurerName: ours(insurerName),
      benefits: names.map(ours),
    })),
    restsOn: restsOn(facts).map((text) => (typeof text === 'string' ? ours(text) : text)),
    pdf: boardPaths.file(token, 'pdf'),
    xlsx: boardPaths.file(token, 'xlsx'),
  };
}

function planOf(pick: PricedPick, members: number, catalogueVersion: string): PageDraft<BoardPlan> {
  const { category, plan, planName: name, insurerName, tpaName, words, price } = pick;
  const { networkName, annualLimit, conditions, insurerCode } = words;
  return {
    category,
    members,
    plan,
    name: ours(name),
    insurerName: ours(insurerName),
    tpaName: ours(tpaName),
    networkName: ours(networkName),
    annualLimit: ours(annualLimit),
    variants: variantNames(pick).map(ours),
    conditions: conditions.map(ours),
    logo: logoAddress(insurerCode, catalogueVersion),
    netFils: price.netFils,
    premium: premiumRows(pick).map(({ label, note, amountFils }) => {
      return { label, note: note ?? '', amountFils };
    }),
  };
}

function coverOf({
  categories,
  columns,
}: ProposalFacts['covers'][number]): PageDraft<GroupProposalPage['covers'][number]> {
  const plans = columns.map(({ plan }) => plan);
  const [first] = plans;
  const benefits = (first?.cover ?? []).flatMap((section) => section.benefits);
  const paid = ({ cover }: PricedPick, wanted: number) =>
    cover.flatMap((section) => section.benefits).find(({ id }) => id === wanted)?.value ?? null;
  return {
    categories,
    columns: columns.map(({ option, plan: { planName, insurerName } }) => {
      return { option, name: ours(planName), insurerName: ours(insurerName) };
    }),
    rows: benefits.map(({ id, name }) => ({
      name: ours(name),
      values: plans.map((plan) => paid(plan, id)).map((value) => value && ours(value)),
    })),
  };
}
