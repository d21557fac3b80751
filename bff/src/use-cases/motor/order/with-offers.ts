/** Calls of orders that need offers, promo codes or the quote bound: quoting gives them. */
import type { MotorAsks, MotorKnown } from '@muqarin/orders/contract/motor/asks';
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../../../parts.ts';
import { answering } from '../../answering.ts';
import { noMotorPlan } from '../session-quote.ts';

const nothing: MotorKnown = { offer: null, promos: [], isBound: false };

export function withOffers<Answer extends { outcome: string }>(
  { quoting }: Pick<Bff, 'quoting'>,
  context: CallContext,
  call: (known: MotorKnown) => Promise<Answer | MotorAsks>,
) {
  return answering<MotorKnown, Answer | MotorAsks>(nothing, call, async (answer, known) => {
    const { offer, promos, binding } = answer as MotorAsks;
    const looked = await Promise.all(
      promos.map(async (code) => ({ code, terms: await quoting.motorPromo({ code }, context) })),
    );
    // A quote that is gone needs no binding: its order keeps all that it stands on.
    if (binding) await quoting.bindQuote(binding, context);
    return {
      offer: offer ? await offerOf(quoting, offer, context) : known.offer,
      promos: [...known.promos, ...looked],
      isBound: known.isBound || binding !== null,
    };
  });
}

/** Throws AppError not_found for an add-on that the plan does not have. */
async function offerOf(
  quoting: Bff['quoting'],
  wanted: NonNullable<MotorAsks['offer']>,
  context: CallContext,
): Promise<MotorKnown['offer']> {
  const answer = await quoting.offerMotorPlanAgain(wanted, context);
  if (answer.outcome === 'offered') return answer.offer;
  throw noMotorPlan();
}
