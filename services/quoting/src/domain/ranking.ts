/**
 * The order of plans (features 117, decisions M57): a pure function of four shown facts. Names, order of
 * arrival and what anyone is paid are not among its inputs, and it imports nothing that could fetch them.
 */
export interface RankedFact {
  planId: number;
  insurerId: number;
  netFils: number;
  /** How many of the shown benefits it covers. */
  covers: number;
}

export interface RankPosition<Fact extends RankedFact = RankedFact> {
  fact: Fact;
  /** One-based, of `of`. */
  position: number;
  of: number;
  /** Why it stands below the plan above it. */
  because:
    | 'first'
    | 'higher_premium'
    | 'same_premium_narrower_cover'
    | 'same_premium_insurer_order'
    | 'same_premium_plan_order';
  /** Net premium less that of the plan above; 0 for the first. */
  aboveByFils: number;
}

/** Lowest net premium first, ties by the wider cover, then by insurer id, then by plan id. */
export function rankPlans<Fact extends RankedFact>(facts: readonly Fact[]): RankPosition<Fact>[] {
  const ordered = facts.toSorted(compareFacts);
  return ordered.map((fact, index) => {
    const above = ordered[index - 1];
    return {
      fact,
      position: index + 1,
      of: ordered.length,
      because: above ? whyBelow(above, fact) : 'first',
      aboveByFils: above ? fact.netFils - above.netFils : 0,
    };
  });
}

export function compareFacts(a: RankedFact, b: RankedFact): number {
  return (
    a.netFils - b.netFils || b.covers - a.covers || a.insurerId - b.insurerId || a.planId - b.planId
  );
}

function whyBelow(above: RankedFact, fact: RankedFact): RankPosition['because'] {
  if (above.netFils !== fact.netFils) return 'higher_premium';
  if (above.covers !== fact.covers) return 'same_premium_narrower_cover';
  if (above.insurerId !== fact.insurerId) return 'same_premium_insurer_order';
  return 'same_premium_plan_order';
}
