/** Orders and policies come from quoting's database to their own: from here, as no service knows another one. */

import { randomBytes } from 'node:crypto';
import {
  type Moved,
  type Moving,
  moveFromQuoting,
  moveOnce,
  type Offers,
} from '@muqarin/orders/migrate/move-from-quoting';
import { createOrdersService } from '@muqarin/orders/service';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { type Client, createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { createQuotingService } from '@muqarin/quoting/service';

type Quoting = Pick<Client<typeof quotingContract>, 'offerMotorPlanAgain' | 'offerPlanAgain'>;

export interface MovingOrders extends Omit<Moving, 'offers'> {
  quoting: Quoting;
}

const context: CallContext = {
  actor: { kind: 'system', id: 'move-orders' },
  correlationId: 'move-orders',
};

/** At an embedded start, before anybody is served: all of it the first time, nothing later. */
export async function moveOrders({ quoting, ...moving }: MovingOrders): Promise<void> {
  await moveOnce({ ...moving, offers: offersOf(quoting) });
}

export interface Databases extends Pick<Moving, 'from' | 'to' | 'logger'> {
  /** Where the catalogues are. */
  dataDir: string;
}

/**
 * Where no service runs yet. Quoting prices what is moved; that both are opened makes the indexes which keep anything from
 * being there twice.
 */
export async function moveBetween({ dataDir, ...databases }: Databases): Promise<Moved> {
  const { from, to } = databases;
  const now = () => new Date();
  const silent = createLogger({ level: 'silent' });
  const parts = { logger: silent, now, newId: createNewId(now), randomBytes, dataDir };
  const quoting = await createQuotingService({ ...parts, connection: from });
  const orders = await createOrdersService({ ...parts, connection: to });
  try {
    const transport = inProcess(quoting.app);
    const client = createClient({ service: 'quoting', contracts: quotingContract, transport });
    return await moveFromQuoting({ ...databases, now, offers: offersOf(client) });
  } finally {
    await orders.app.close();
    await quoting.app.close();
  }
}

/** Priced again by the kept answers, day and catalogue, as those orders were at each look until then. */
function offersOf(quoting: Quoting): Offers {
  return {
    ofOrder: ({ planId, addonIds, ...basis }) =>
      orNull(async () => {
        const asked = { basis: basis as never, planId, addonIds, when: 'then' } as const;
        const answer = await quoting.offerMotorPlanAgain(asked, context);
        if (answer.outcome !== 'offered') return null;
        const { tile, vehicle, vatBasisPoints, arabic } = answer.offer;
        return { tile, vehicle, vatBasisPoints, arabic };
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
