interface Plan {
  planId: number;
  name: string;
  insurerName: string;
}

interface Price {
  netFils: number;
  vatFils: number;
  grossFils: number;
}

/** A plan as events of every line tell it: its names as they are now, and what it costs. */
export function offeredPlan({ planId, name, insurerName }: Plan, price: Price) {
  return {
    planId: String(planId),
    planName: name,
    insurerName,
    netFils: BigInt(price.netFils),
    vatFils: BigInt(price.vatFils),
    grossFils: BigInt(price.grossFils),
  };
}
