import type { InsurerPayments } from './insurer-payments.ts';

/** Where no insurer is connected: there is no page to pay on, and nobody whose notices could be believed. */
export const noInsurer: InsurerPayments = {
  open: async () => {
    throw new Error('no insurer’s payment is connected');
  },
  read: () => ({ outcome: 'bad_signature' }),
};
