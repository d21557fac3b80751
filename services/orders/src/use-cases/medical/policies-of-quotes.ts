import type { PolicyContext } from './context.ts';

/** What whoever calls the buyer has to ask still: the conditions that were not confirmed at the purchase (decisions X31). */
export async function policiesOfQuotes(
  { policies }: Pick<PolicyContext, 'policies'>,
  quoteIds: readonly string[],
) {
  const found = await policies.ofQuotes(quoteIds);
  return {
    policies: found.map(({ quoteId, policyReference, condition }) => {
      const unconfirmed = condition && !condition.confirmed ? condition.texts : [];
      return { quoteId, policyReference, unconfirmed };
    }),
  };
}
