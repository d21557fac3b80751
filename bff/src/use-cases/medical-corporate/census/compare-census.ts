/** The two staff lists of the session's group side by side, with what each change costs under the plans that were chosen. */
import type { ComparedCensus } from '@muqarin/documents/contract/census-contract';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { compareLists, type PersonChange } from '@muqarin/rules/medical-corporate/census/compare';
import type { PricedRow } from '@muqarin/rules/medical-corporate/price-picture';
import type { Bff } from '../../../parts.ts';
import type { DraftAsk } from '../../line-drafts.ts';
import { findGroupQuote } from '../session-quote.ts';
import { bandsOf, censusEmirate, censusFiles, censusOwner } from './session-census.ts';

export interface ComparedLists {
  changes: PersonChange[];
  people: [earlier: number, later: number];
  /** Null where a category has no plan or no price. */
  netFils: [earlier: number, later: number] | null;
  plans: { category: number; planName: string }[];
  /** Categories without a plan, and those whose plan has no premium for somebody. */
  withoutPlan: number[];
  withoutPrice: number[];
}

/** Null where there are no two lists that can be read. */
export async function compareCensus(bff: Bff, ask: DraftAsk): Promise<ComparedLists | null> {
  const owner = censusOwner(ask.session);
  const [latest, ...before] = await censusFiles(bff, ask);
  const earlier = before.find(({ reading }) => reading?.isApplied) ?? before[0];
  const emirateId = latest ? await censusEmirate(bff, ask) : null;
  if (owner === null || !latest || !earlier || emirateId === null) return null;
  const bands = await bandsOf(bff, emirateId, ask.context);
  const asked = { owner, uploadId: latest.uploadId, earlierUploadId: earlier.uploadId, ...bands };
  const answer = await bff.documents.compareCensus(asked, ask.context);
  if (answer.outcome === 'unread') return null;
  const lists = [answer.earlier, answer.later] as const;
  const priced = await pricedLists(bff, ask, lists);
  const [was, is] = priced.traces;
  return {
    ...priced.compared,
    changes: compareLists(
      { ...answer.earlier, traces: was },
      { ...answer.later, traces: is },
      answer.pairs,
    ),
    people: [answer.earlier.people.length, answer.later.people.length],
  };
}

type Traces = Map<number, readonly PricedRow[]>;

async function pricedLists(
  bff: Bff,
  ask: DraftAsk,
  lists: readonly [ComparedCensus, ComparedCensus],
) {
  const quote = await findGroupQuote(bff, ask);
  const plans = plansOf(quote);
  const all = lists.flatMap(({ categories }, list) =>
    categories.map((category) => ({ list, category, plan: plans.get(category.number)?.plan })),
  );
  const traces: [Traces, Traces] = [new Map(), new Map()];
  const numbers = [...new Set(all.map(({ category }) => category.number))];
  const withoutPlan = numbers.filter((number) => !plans.has(number));
  const named = numbers.flatMap((category) => {
    const planName = plans.get(category)?.planName;
    return planName === undefined ? [] : [{ category, planName }];
  });
  const compared: Omit<ComparedLists, 'changes' | 'people'> = {
    netFils: null,
    plans: named,
    withoutPlan,
    withoutPrice: [],
  };
  if (!quote || withoutPlan.length > 0) return { traces, compared };
  const { prices } = await bff.quoting.rateGroupLists(
    {
      quoteId: quote.quoteId,
      categories: all.map(({ category, plan = '' }) => ({ ...category, plan })),
    },
    ask.context,
  );
  const netFils: [number, number] = [0, 0];
  const withoutPrice = new Set<number>();
  for (const [at, { list, category }] of all.entries()) {
    const price = prices[at];
    if (price?.outcome !== 'priced') {
      withoutPrice.add(category.number);
      continue;
    }
    const side = list === 0 ? 0 : 1;
    netFils[side] += price.netFils;
    traces[side].set(category.number, price.trace);
  }
  if (withoutPrice.size === 0) return { traces, compared: { ...compared, netFils } };
  const none: [Traces, Traces] = [new Map(), new Map()];
  return { traces: none, compared: { ...compared, withoutPrice: [...withoutPrice] } };
}

/** What is chosen, else what other counts have taken away: the list that was filled in last may have done so. */
function plansOf(quote: GroupQuote | null) {
  const { cleared = [], chosen = [] } = quote ?? {};
  return new Map([...cleared, ...chosen].map((one) => [one.category, one]));
}
