/** Orders and policies come from quoting's database to their own: from here, as no service knows another one. */

import { type Moving, moveOnce, type Offers } from '@muqarin/orders/migrate/move-from-quoting';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { Client } from '@muqarin/platform/http/client';
import type { quotingContract } from '@muqarin/quoting/contract/quoting-contract';

type Quoting = Pick<Client<typeof quotingContract>, 'offerMotorPlanAgain' | 'offerPlanAgain'>;

export interface MovingOrders extends Omit<Moving, 'offers'> {
  quoting: Quoting;
}

const context: CallContext = {
  actor: { kind: 'system', id: 'move-orders' },
  correlationId: 'move-orders',
};

/** At a start, before anybody is served: all of it the first time, nothing later. */
export async function moveOrders({ quoting, ...moving }: MovingOrders): Promise<void> {
  await moveOnce({ ...moving, offers: offersOf(quoting) });
}

/** Priced again by the kept answers, day and catalogue, as those orders were at each look until then. */
export function offersOf(quoting: Quoting): Offers {
  return {
    ofOrder: ({ planId, addonIds, ...basis }) =>
      orNull(async () => {
        const asked = { basis: basis as never, planId, addonIds, when: 'then' } as const;
        const answer = await quoting.offerMotorPlanAgain(asked, context);
        if (answer.outcome !== 'offered') return null;
        const { tile, vehicle, vatBasisPoints } = answer.offer;
        return { tile, vehicle, vatBasisPoints };
      }),
    ofPolicy: ({ _id: quoteId, reference, revision, policy, ...quote }) =>
      orNull(() => {
        const basis = { ...quote, quoteId, quoteReference: reference, quoteRevision: revision };
        return quoting.offerPlanAgain({ basis: basis as never, planId: policy.planId }, context);
      }),
  };
}

/** What cannot be priced any more, as its catalogue is gone, comes without: that is no reason not to start. */
async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
