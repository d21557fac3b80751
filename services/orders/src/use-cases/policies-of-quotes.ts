/** A policy as far as whoever calls its buyer has to know of it. */
interface Sold {
  quoteId: string;
  policyReference: string;
  condition?: { texts: string[]; confirmed: boolean } | undefined;
  /** Of a line whose buyers send papers after the purchase. */
  waitsForDocuments?: boolean;
}

/** What one line has sold; nothing where nobody is called about it here. */
export interface SellingLine {
  soldOf?: (quoteIds: readonly string[]) => Promise<Sold[]>;
}

/** What whoever calls the buyer has to ask still: the conditions that were not confirmed at the purchase (decisions X31). */
export async function policiesOfQuotes(lines: readonly SellingLine[], quoteIds: readonly string[]) {
  const selling = lines.flatMap(({ soldOf }) => (soldOf ? [soldOf(quoteIds)] : []));
  const found = await Promise.all(selling);
  return {
    policies: found.flat().map(({ quoteId, policyReference, condition, waitsForDocuments }) => {
      const unconfirmed = condition && !condition.confirmed ? condition.texts : [];
      const waits = waitsForDocuments ? { waitsForDocuments } : {};
      return { quoteId, policyReference, unconfirmed, ...waits };
    }),
  };
}
