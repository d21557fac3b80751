/** Groups that are quoted and confirmed, over the services that run when they are asked. */
import {
  groupQuotes,
  pairsIn,
  workshop,
} from '../../../../services/quoting/test/support/group-quotes.ts';
import { visitor } from '../../../../services/quoting/test/support/quoting.ts';
import type { Ordering } from './ordering.ts';

type Chosen = { category: number; plan: string }[];

export interface Wanted {
  quoteId: string;
  chosen: Chosen;
  netFils: number;
  startDate?: string;
  idempotencyKey?: string;
  conditionConfirmed?: boolean | undefined;
}

export function groupPurchases(running: () => Ordering) {
  /** A plan for the first category, and a function that chooses one for the second. */
  async function begun(draftId = 'draft-1') {
    const { client } = running();
    const quotes = groupQuotes(client);
    const { quoteId } = await quotes.create(workshop, `group-${draftId}`, draftId);
    await quotes.saveAll(quoteId);
    const { tiles } = await client.groupList({ quoteId, category: 1 }, visitor);
    const { first, second, other } = pairsIn(tiles);
    const select = (category: number, { planId }: { planId: number }, switchPair = false) =>
      client.selectGroupPlan({ quoteId, category, plan: String(planId), switchPair }, visitor);
    await select(1, first);
    return { quoteId, quotes, select, first, second, other };
  }

  return {
    begun,
    ready: async (draftId?: string) => {
      const group = await begun(draftId);
      const quote = await group.select(2, group.second);
      const chosen: Chosen = quote.chosen.map(({ category, plan }) => ({ category, plan }));
      return { ...group, quote, chosen, netFils: quote.netFils };
    },
    confirm: ({ netFils: premiumFils, ...wanted }: Wanted) =>
      running().client.confirmGroupPolicy(
        {
          idempotencyKey: 'confirm-0001',
          startDate: '2026-01-20',
          contact: { name: 'Mariam Test', email: 'mariam@example.com' },
          premiumFils,
          ...wanted,
        },
        visitor,
      ),
    confirmedEvents: async () =>
      (await running().story()).filter(({ type }) => type === 'PolicyConfirmed'),
    policies: async (quoteId: string) =>
      (await running().stored()).filter((row) => row.quoteId === quoteId && 'transactions' in row),
  };
}
