/**
 * Plans as a client of the documents holds them: chosen in its own pages, each with the bifurcation that it has seen (S0 3, 7). They become
 * the quote's where every one is offered to its category, at this price, and all are of one insurer and TPA; else nothing changes.
 */
import { AppError } from '@muqarin/platform/errors';
import type { GroupPrice } from '@muqarin/quoting/contract/medical-corporate/plan';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { isSameRecord, type WiredChoice } from '@muqarin/rules/medical-corporate/chosen-wire';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import type { Bff } from '../../parts.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { findGroupPolicy, groupQuoteOfSession } from './session-quote.ts';

export type Chosen =
  | { outcome: 'chosen'; chosen: { category: number; plan: string }[]; netFils: number }
  | { outcome: 'incomplete' }
  | { outcome: 'not_offered'; category: number }
  | { outcome: 'refused'; message: string }
  | { outcome: 'price_changed'; netFils: number };

/** Throws AppError conflict without a quote. */
export async function chooseWired(
  bff: Bff,
  ask: DraftAsk,
  wired: readonly WiredChoice[],
): Promise<Chosen> {
  const quote = await groupQuoteOfSession(bff, ask);
  const { categories } = quote.answers;
  const stranger = wired.find(({ category }) => !categories.some((one) => one.number === category));
  if (stranger) return { outcome: 'not_offered', category: stranger.category };
  const wanted = categories.flatMap(({ number }) => {
    return wired.find(({ category }) => category === number) ?? [];
  });
  if (wanted.length < categories.length) return { outcome: 'incomplete' };
  const chosen = wanted.map(({ category, plan }) => ({ category, plan }));
  // What was bought before is said by whoever keeps it.
  if (await findGroupPolicy(bff, ask)) return { outcome: 'chosen', chosen, netFils: quote.netFils };
  if (categories.some(({ flag }) => flag === 0)) {
    return { outcome: 'refused', message: corporateMessages.membersNotUpdated };
  }
  const priced = await pricesOf(bff, ask, quote, wanted);
  if ('notOffered' in priced) return { outcome: 'not_offered', category: priced.notOffered };
  const { prices } = priced;
  const netFils = prices.reduce((sum, price) => sum + price.netFils, 0);
  if (!wanted.every(({ record }, at) => isSeen(record, prices[at]))) {
    return { outcome: 'price_changed', netFils };
  }
  const pairs = new Set(prices.map(({ record }) => `${record.ins_id} ${record.tpa_id}`));
  if (pairs.size > 1) return { outcome: 'refused', message: corporateMessages.onePair };
  await select(bff, ask, quote, chosen);
  return { outcome: 'chosen', chosen, netFils };
}

/** The total has to be said: who says no price has seen none. */
function isSeen(record: WiredChoice['record'], price: GroupPrice | undefined): boolean {
  return Object.hasOwn(record, 'total_sum') && isSameRecord(record, price?.record);
}

type Prices = { prices: GroupPrice[] } | { notOffered: number };

async function pricesOf(
  { quoting }: Bff,
  { context }: DraftAsk,
  { quoteId }: GroupQuote,
  wanted: readonly WiredChoice[],
): Promise<Prices> {
  const prices: GroupPrice[] = [];
  for (const { category, plan } of wanted) {
    const answer = await quoting
      .groupBifurcation({ quoteId, category, plan }, context)
      .catch(orUnknown);
    if (answer?.outcome !== 'priced') return { notOffered: category };
    prices.push(answer.price);
  }
  return { prices };
}

function orUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'QUOTING.NO_PLAN') return null;
  throw error;
}

async function select(
  { quoting }: Bff,
  { context }: DraftAsk,
  quote: GroupQuote,
  wanted: readonly { category: number; plan: string }[],
): Promise<void> {
  const { quoteId } = quote;
  let { chosen } = quote;
  for (const { category, plan } of wanted) {
    if (chosen.some((one) => one.category === category && one.plan === plan)) continue;
    const choice = { quoteId, category, plan, switchPair: true };
    ({ chosen } = await quoting.selectGroupPlan(choice, context));
  }
}
