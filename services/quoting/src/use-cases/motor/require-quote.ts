import { type MotorContext, noPlan, noQuote } from '../../parts.ts';
import type { StoredMotorQuote } from '../../store/motor/quotes.ts';

/** Throws QUOTING.NO_QUOTE. */
export async function requireMotorQuote(
  { quotes }: Pick<MotorContext, 'quotes'>,
  quoteId: string,
): Promise<StoredMotorQuote> {
  const quote = await quotes.find(quoteId);
  if (!quote) throw noQuote();
  return quote;
}

/** Throws QUOTING.NO_PLAN. */
export function requirePlans(quote: StoredMotorQuote, planIds: readonly number[]): void {
  const priced = new Set(quote.prices.map(({ planId }) => planId));
  if (!planIds.every((planId) => priced.has(planId))) throw noPlan();
}

/** The chosen add-ons by plan, with one plan's choice put in; an empty choice is no entry. */
export function withAddons(
  { planAddons }: Pick<StoredMotorQuote, 'planAddons'>,
  planId: number,
  addonIds: readonly number[],
): StoredMotorQuote['planAddons'] {
  const others = planAddons.filter((row) => row.planId !== planId);
  return addonIds.length > 0 ? [...others, { planId, addonIds: [...addonIds] }] : others;
}
