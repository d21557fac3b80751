import type { MedicalContext } from './context.ts';

/** What whoever calls the buyer has to ask still: the conditions that were not confirmed at the purchase (decisions X31). */
export async function policiesOfQuotes(
  { quotes }: Pick<MedicalContext, 'quotes'>,
  quoteIds: readonly string[],
) {
  const found = await quotes.ofIds(quoteIds);
  const policies = found.flatMap(({ _id: quoteId, policy }) => {
    if (policy === null) return [];
    const { policyReference, condition } = policy;
    const unconfirmed = condition && !condition.confirmed ? condition.texts : [];
    return [{ quoteId, policyReference, unconfirmed }];
  });
  return { policies };
}
