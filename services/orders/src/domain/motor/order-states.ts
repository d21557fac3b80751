/** What may become of a motor order (decisions X11, X12): one table, from which everything that moves an order reads. */

type OrderStatus = 'selected' | 'confirmed' | 'unpaid' | 'paid' | 'issued' | 'cancelled';

/** `paid`, `issued` and `refuse_document` are the insurer's, by its signed notices; the others are the buyer's. */
export const orderCommands = [
  'confirm',
  'hand_over',
  'paid',
  'issued',
  'refuse_document',
  'send_documents',
  'cancel',
] as const;
export type OrderCommand = (typeof orderCommands)[number];

/**
 * A status: the order goes there. `stays`: it has its effect and the status stays. `known`: it had its effect, and nothing
 * happens. `refused`: it may not happen now.
 */
type Cell = OrderStatus | 'stays' | 'known' | 'refused';

const table: Readonly<Record<OrderCommand, Readonly<Record<OrderStatus, Cell>>>> = {
  confirm: {
    selected: 'confirmed',
    confirmed: 'known',
    unpaid: 'known',
    paid: 'known',
    issued: 'known',
    cancelled: 'refused',
  },
  hand_over: {
    selected: 'refused',
    confirmed: 'unpaid',
    unpaid: 'stays',
    paid: 'refused',
    issued: 'refused',
    cancelled: 'refused',
  },
  // Money that has moved counts, even when the buyer had cancelled in the meantime.
  paid: {
    selected: 'refused',
    confirmed: 'refused',
    unpaid: 'paid',
    paid: 'known',
    issued: 'known',
    cancelled: 'paid',
  },
  // A policy follows its payment: said before it, the insurer has to say it again.
  issued: {
    selected: 'refused',
    confirmed: 'refused',
    unpaid: 'refused',
    paid: 'issued',
    issued: 'known',
    cancelled: 'refused',
  },
  refuse_document: {
    selected: 'refused',
    confirmed: 'stays',
    unpaid: 'stays',
    paid: 'stays',
    issued: 'stays',
    cancelled: 'refused',
  },
  send_documents: {
    selected: 'refused',
    confirmed: 'stays',
    unpaid: 'stays',
    paid: 'stays',
    issued: 'stays',
    cancelled: 'refused',
  },
  cancel: {
    selected: 'cancelled',
    confirmed: 'cancelled',
    unpaid: 'cancelled',
    paid: 'refused',
    issued: 'refused',
    cancelled: 'known',
  },
};

export function orderStep(status: OrderStatus, command: OrderCommand): Cell {
  return table[command][status];
}
