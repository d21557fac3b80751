/** What the orders service is given, and what its use cases share. */
import type { NewId } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { EventParts } from '@muqarin/platform/events/envelope';
import type { Telemetry } from '@muqarin/platform/telemetry';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { InsurerPayments } from './payment/insurer-payments.ts';

export interface OrdersParts {
  connection: Connection;
  logger: Logger;
  telemetry?: Telemetry | undefined;
  now: () => Date;
  newId: NewId;
  randomBytes: (size: number) => Uint8Array;
  /** Keeps the secret of the stand-in insurer, which all copies of the service share. */
  dataDir: string;
  /** Plays every insurer: for a demonstration. Whoever opens its page can say that an order is paid. */
  insurerStandIn?: boolean | undefined;
}

/** What the use cases of every line share. */
export interface OrdersContext extends OrdersParts {
  events: EventParts;
  payments: InsurerPayments;
}

export const noOrder = () =>
  new AppError('not_found', 'ORDERS.NO_ORDER', 'This order is not kept.');
/** A quote says that it was sold, and its policy is not here: nobody may sell it a second time. */
export const policyAway = () =>
  new AppError('unavailable', 'ORDERS.POLICY_AWAY', 'This quote has become a policy already.', {
    retryAfterSeconds: 5,
  });
/** Of an order from before offers were kept, whose plan cannot be rated any more. */
export const noPlan = () =>
  new AppError('not_found', 'ORDERS.NO_PLAN', 'This plan is not part of the quote.');
