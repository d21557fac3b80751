import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { MotorQuote, MotorQuoteHead } from '../../../contract/motor/quote-calls.ts';
import { askedCover, offeredPrices } from '../../domain/motor/asked-cover.ts';
import { motorChangeText } from '../../domain/motor/change-text.ts';
import { motorChanges } from '../../domain/motor/counterfactual.ts';
import { coverGapOf } from '../../domain/motor/cover-gap.ts';
import {
  addonsOf,
  motorHeadView,
  motorTiles,
  ratedOf,
  tileOf,
} from '../../views/motor/quote-view.ts';
import type { MotorContext } from './context.ts';
import type { KnownRevisions } from './known-revisions.ts';
import { priceForQuote } from './price-quote.ts';

type Parts = Pick<MotorContext, 'quotes' | 'rater'>;

export async function readMotorQuote(
  { quotes, rater }: Parts,
  quoteId: string,
): Promise<MotorQuote | null> {
  const stored = await quotes.find(quoteId);
  if (!stored) return null;
  return { ...(await motorHeadView(rater, stored)), tiles: await motorTiles(rater, stored) };
}

export async function readMotorQuoteHead(
  { quotes, rater }: Parts,
  quoteId: string,
): Promise<MotorQuoteHead | null> {
  const stored = await quotes.find(quoteId);
  return stored ? motorHeadView(rater, stored) : null;
}

/** What storing this value would come to: the catalogue in force and today, as `reviseMotorQuote` prices. */
export async function previewMotorQuote(
  context: Pick<MotorContext, 'rater' | 'now'> & { known: KnownRevisions },
  asked: { quoteId: string; valueAed: number; revision?: number | undefined },
) {
  const { valueAed } = asked;
  const { answers, deductible, revision } = await context.known(asked.quoteId, asked.revision);
  const shelf = context.rater.current();
  const day = toIsoDate(dubaiToday(context.now()));
  const found = priceForQuote(shelf, { ...answers, valueAed }, deductible, day);
  if (found.outcome !== 'ok') return found;
  return {
    outcome: 'priced' as const,
    revision,
    catalogueVersion: shelf.catalogue.version,
    valueAed,
    prices: offeredPrices(found.prices, answers.comprehensive),
  };
}

/** One plan taken apart, with what would change its price. */
export async function motorPlanDetail(
  { quotes, rater }: Parts,
  asked: { quoteId: string; planId: number; addonIds?: string | undefined },
) {
  const stored = await quotes.find(asked.quoteId);
  if (!stored?.prices.some(({ planId }) => planId === asked.planId)) return null;
  const { shelf, request, range } = await ratedOf(rater, stored);
  const plan = shelf.compiled.planById.get(asked.planId);
  if (!plan) return null;
  const addonIds =
    asked.addonIds === undefined ? addonsOf(stored, plan.id) : parseIds(asked.addonIds);
  const changes = motorChanges(plan, shelf.catalogue, { ...request, addonIds }, range.minAed);
  return {
    tile: tileOf(shelf, plan, request, addonIds),
    changes: changes.map((change) => ({ ...change, text: motorChangeText(change) })),
    documents: plan.documents.map((row) => ({ ...row })),
    notes: [...plan.notes],
    rateCard: { id: plan.rateCard.id, effectiveFrom: plan.rateCard.effectiveFrom },
  };
}

/** Why the list of a quote is empty though its car has prices of the other cover; null when it is not. */
export async function motorCoverGap({ quotes, rater }: Parts, quoteId: string) {
  const stored = await quotes.find(quoteId);
  const asked = stored && askedCover(stored.answers.comprehensive);
  if (!stored || !asked || stored.prices.some(({ type }) => type === asked)) return null;
  const { shelf, request, range, vehicle } = await ratedOf(rater, stored);
  const gap = coverGapOf(shelf.catalogue, asked, request, range);
  return gap && { ...gap, vehicle, others: stored.prices.length };
}
