import { AppError } from '@muqarin/platform/errors';
import type { MotorOrder } from '../../../contract/motor/order.ts';
import { noOrder, type OrdersContext } from '../../parts.ts';
import type { MotorOrderStore, StoredMotorOrder } from '../../store/motor/orders.ts';
import type { PromoUses } from '../../store/motor/promo-uses.ts';

/** What the use cases of motor orders share. */
export interface OrderContext extends OrdersContext {
  orders: MotorOrderStore;
  promoUses: PromoUses;
}

/** Statuses in which a buyer may still change their mind. */
export const openStatuses: readonly MotorOrder['status'][] = ['selected'];

/** Throws ORDERS.NO_ORDER. */
export async function requireOrder(
  { orders }: Pick<OrderContext, 'orders'>,
  orderId: string,
): Promise<StoredMotorOrder> {
  const order = await orders.find(orderId);
  if (!order) throw noOrder();
  return order;
}

export function notConfirmed(): AppError {
  return new AppError('conflict', 'ORDERS.NOT_CONFIRMED', 'This order is not confirmed.');
}

/** The life of an order with one more status, by the clock. */
export function lived(
  { now }: Pick<OrderContext, 'now'>,
  { life }: Pick<StoredMotorOrder, 'life'>,
  status: MotorOrder['status'],
): MotorOrder['life'] {
  return [...life, { status, at: now().toISOString() }];
}
