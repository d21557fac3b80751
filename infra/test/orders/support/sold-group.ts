/** A group that has bought its policy. */
import {
  groupQuotes,
  pairsIn,
  twelve,
  workshop,
} from '../../../../services/quoting/test/support/group-quotes.ts';
import { visitor } from '../../../../services/quoting/test/support/quoting.ts';
import type { Ordering } from './ordering.ts';

export type Person = NonNullable<
  Parameters<Ordering['client']['confirmGroupPolicy']>[0]['people']
>[number];

/** 12 in category A with two married women, 20 in B; covered from 20/01/2026. It is 10/01/2026. */
export async function soldGroup(client: Ordering['client'], people: Person[] = []) {
  const quotes = groupQuotes(client);
  const { quoteId } = await quotes.create(workshop);
  await quotes.saveAll(quoteId);
  await quotes.save(quoteId, 1, twelve);
  const { tiles } = await client.groupList({ quoteId, category: 1 }, visitor);
  const { first, second } = pairsIn(tiles.filter(({ variants }) => variants.length > 0));
  const plan = ({ planId, variants }: typeof first) => `${planId}dattgl${variants[0]?.id}`;
  await client.selectGroupPlan({ quoteId, category: 1, plan: plan(first) }, visitor);
  const quote = await client.selectGroupPlan({ quoteId, category: 2, plan: plan(second) }, visitor);
  const chosen = quote.chosen.map((each) => ({ category: each.category, plan: each.plan }));
  const confirmed = await client.confirmGroupPolicy(
    {
      quoteId,
      idempotencyKey: 'confirm-0001',
      chosen,
      premiumFils: quote.netFils,
      startDate: '2026-01-20',
      contact: { name: 'Mariam Test', email: 'mariam@example.com' },
      people,
    },
    visitor,
  );
  if (confirmed.outcome !== 'confirmed') throw new Error(confirmed.outcome);
  return { policyId: confirmed.policy.policyId, quote };
}
