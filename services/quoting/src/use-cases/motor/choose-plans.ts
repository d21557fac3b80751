import type { MotorQuoteHead, PlanAddons } from '../../../contract/motor/quote-calls.ts';
import { changed, isOffered } from '../../domain/quote-life.ts';
import { noPlan } from '../../parts.ts';
import { motorHeadView, ratedOf } from '../../views/motor/quote-view.ts';
import type { MotorContext } from './context.ts';
import { offeredIn, withAddons } from './line.ts';

/** The add-ons wanted with these plans from now on, others as before. */
export async function setMotorAddons(
  { life, rater }: Pick<MotorContext, 'life' | 'rater'>,
  { quoteId, choices }: { quoteId: string; choices: readonly PlanAddons[] },
): Promise<MotorQuoteHead> {
  const planIds = choices.map(({ planId }) => planId);
  const { quote } = await life.move(quoteId, async (found) => {
    if (!isOffered(found, planIds)) throw noPlan();
    const { shelf } = await ratedOf(rater, found);
    const planAddons = choices.reduce(
      (all, { planId, addonIds }) =>
        withAddons({ planAddons: all }, planId, offeredIn(shelf, planId, addonIds)),
      found.planAddons,
    );
    return { decision: changed({}), own: { planAddons } };
  });
  return motorHeadView(rater, quote);
}
