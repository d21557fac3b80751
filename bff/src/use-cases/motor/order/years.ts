/** What changed since a car's policy was bought, and what each change costs. */
import type { MotorAnswers } from '@muqarin/orders/contract/motor/offer';
import type { MotorOrder } from '@muqarin/orders/contract/motor/order';
import type { CallContext } from '@muqarin/platform/context';
import type { MotorYears } from '../../../../contract/motor/order-pages.ts';
import type { YearOffer } from '../../../../contract/policy-pages.ts';
import type { Bff } from '../../../parts.ts';
import { toLowest } from '../../policy/to-lowest.ts';

interface Renewed {
  order: MotorOrder;
  /** Next year's. */
  answers: MotorAnswers;
}

/** Null where nothing of that cover is offered for the car today. */
export async function motorYears(
  { quoting }: Pick<Bff, 'quoting'>,
  { order, answers }: Renewed,
  context: CallContext,
): Promise<MotorYears | null> {
  const { tile, total, deductible, valueAed, catalogueVersion, day } = order;
  const { planId } = tile;
  const addonIds = tile.addons.flatMap((each) => (each.selected ? [each.addonId] : []));
  const paidFils = total.grossFils;
  const bought = { planId, addonIds, deductible, valueAed, catalogueVersion, day, paidFils };
  const asked = { bought: { ...bought, answers: order.answers }, answers };
  const compared = await quoting.compareMotorYears(asked, context);
  if (!compared?.lowest) return null;
  const { rows, facts, same, lowest } = compared;
  const isPaidFor = tile.type === 'comprehensive';
  const shown = (fact: typeof facts.bought) => (isPaidFor ? fact : { ...fact, valueAed: null });
  return {
    rows: toLowest(rows, { paidFils, lowestFils: lowest.grossFils }),
    bought: shown(facts.bought),
    now: shown(facts.now),
    same: same && offer(same),
    lowest: offer(lowest),
  };
}

function offer({ planName, insurerName, grossFils }: YearOffer): YearOffer {
  return { planName, insurerName, grossFils };
}
