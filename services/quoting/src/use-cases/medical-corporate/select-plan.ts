import type { CallContext } from '@muqarin/platform/context';
import { parsePlanId } from '@muqarin/rules/medical-corporate/plan-id';
import { isSold } from '../../domain/quote-binding.ts';
import { changed, kept } from '../../domain/quote-life.ts';
import { alreadyBound, noPlan } from '../../parts.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { withoutChoice } from './choices.ts';
import type { GroupContext } from './context.ts';

interface Asked {
  quoteId: string;
  category: number;
  plan: string;
  switchPair: boolean;
}

/** Throws as `choosePlan` does, and QUOTING.NO_QUOTE and QUOTING.ALREADY_BOUND. */
export async function selectGroupPlan(
  { life }: GroupContext,
  { quoteId, category, plan, switchPair }: Asked,
  call: CallContext,
): Promise<StoredGroupQuote> {
  const chosen = parsePlanId(plan);
  if (!chosen) throw noPlan();
  return (await life.select({ quoteId, choice: { ...chosen, category, switchPair } }, call)).quote;
}

/** CHANGE PLAN. Throws QUOTING.NO_QUOTE and QUOTING.ALREADY_BOUND. */
export async function clearGroupPlan(
  { life }: GroupContext,
  { quoteId, category }: Pick<Asked, 'quoteId' | 'category'>,
): Promise<StoredGroupQuote> {
  const { quote } = await life.move(quoteId, (stored) => {
    if (isSold(stored)) throw alreadyBound();
    const isChosen = stored.chosen.some((choice) => choice.category === category);
    if (!isChosen) return { decision: kept };
    return { decision: changed({}), own: withoutChoice(stored, category) };
  });
  return quote;
}
