interface Plan {
  /** Of a group in a quotation: with its variants. */
  planId: number | string;
  name: string;
  insurerName: string;
  /** Who may buy it; of medical plans only. */
  conditions?: readonly { text: string }[];
}

interface Price {
  netFils: number;
  vatFils: number;
  grossFils: number;
}

/** A plan as events of every line hold it: its names as they are now, and what it costs. */
/** `arabic`: the catalogue's words of a mail, by their English. */
export function offeredPlan(
  { planId, name, insurerName, conditions = [] }: Plan,
  price: Price,
  arabic: Readonly<Record<string, string>> = {},
) {
  return {
    planId: String(planId),
    planName: name,
    insurerName,
    netFils: BigInt(price.netFils),
    vatFils: BigInt(price.vatFils),
    grossFils: BigInt(price.grossFils),
    conditions: conditions.map(({ text }) => text),
    arabic,
  };
}
