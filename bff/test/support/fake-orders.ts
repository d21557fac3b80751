/** The orders service as the BFF sees it, in memory, beside the quotes of `fake-quoting.ts`. It asks for nothing. */
import type { Policy } from '@muqarin/orders/contract/medical/policy';
import type { ordersContract } from '@muqarin/orders/contract/orders-contract';
import { AppError } from '@muqarin/platform/errors';
import type { Client } from '@muqarin/platform/http/client';
import { counted, type FakeQuoting } from './fake-quoting.ts';

type Orders = Client<typeof ordersContract>;

export function fakeOrders({ quotes, policies, calls: counts }: FakeQuoting): Orders {
  const ofQuote = new Map<string, Policy>();
  const calls: Partial<Orders> = {
    confirmPolicy: async ({ quoteId, planId, premiumFils, startDate, conditionConfirmed }) => {
      const sold = ofQuote.get(quoteId);
      if (sold) return { outcome: 'confirmed', policy: sold, first: false };
      if (startDate < '2026-11-21' || startDate > '2027-01-20')
        return { outcome: 'bad_start_date' };
      const quote = quotes.find((known) => known.quoteId === quoteId);
      const tile = quote?.tiles.find((known) => known.planId === planId);
      if (!quote || !tile) throw new AppError('not_found', 'QUOTING.NO_PLAN', 'Not found.');
      if (tile.netFils !== premiumFils) return { outcome: 'price_changed', netFils: tile.netFils };
      const { netFils, vatFils, grossFils, name: planName, insurerName } = tile;
      const texts = tile.conditions.map(({ text }) => text);
      if (conditionConfirmed === false && texts.length > 0)
        return { outcome: 'condition_refused', conditions: texts };
      const policy: Policy = {
        policyId: `policy-${policies.length + 1}`,
        policyReference: 'MQ-5555-5555',
        planId: tile.planId,
        planName,
        insurerName,
        netFils,
        vatFils,
        grossFils,
        startDate,
        ...(texts.length > 0
          ? { condition: { texts, confirmed: conditionConfirmed === true } }
          : {}),
        status: 'pending_documents',
        confirmedAt: '2026-11-21T08:00:00.000Z',
      };
      policies.push(policy);
      ofQuote.set(quoteId, policy);
      quote.status = 'bound';
      return { outcome: 'confirmed', policy, first: true };
    },
    policyOfQuote: async ({ quoteId }) => ofQuote.get(quoteId) ?? null,
    policiesOfQuotes: async ({ quoteIds }) => ({
      policies: quoteIds.flatMap((quoteId) => {
        const policy = ofQuote.get(quoteId);
        if (!policy) return [];
        const { policyReference, condition } = policy;
        return [
          {
            quoteId,
            policyReference,
            unconfirmed: condition?.confirmed === false ? condition.texts : [],
          },
        ];
      }),
    }),
    heldOfJourneys: async () => ({ orders: [], policies: [], boughtQuoteIds: [] }),
  };
  return counted<Orders>(calls, counts);
}
