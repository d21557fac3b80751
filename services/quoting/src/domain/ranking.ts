/**
 * The order of plans (features 117, decisions M57): a pure function of four shown facts. Names, order of
 * arrival and what anyone is paid are not among its inputs, and it imports nothing that could fetch them.
 */
export interface RankedFact {
  planId: number;
  insurerId: number;
  netFils: number;
  /** A fact of its tile, the more the better: of medical plans the annual limit, of others how many benefits are covered. */
  shown: number;
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
    | 'same_premium_less_of_the_fact'
    | 'same_premium_insurer_order'
    | 'same_premium_plan_order';
  /** Net premium less that of the plan above; 0 for the first. */
  aboveByFils: number;
}

/** Lowest net premium first, ties by more of the line's shown fact, then by insurer id, then by plan id. */
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
    a.netFils - b.netFils || b.shown - a.shown || a.insurerId - b.insurerId || a.planId - b.planId
  );
}

function whyBelow(above: RankedFact, fact: RankedFact): RankPosition['because'] {
  if (above.netFils !== fact.netFils) return 'higher_premium';
  if (above.shown !== fact.shown) return 'same_premium_less_of_the_fact';
  if (above.insurerId !== fact.insurerId) return 'same_premium_insurer_order';
  return 'same_premium_plan_order';
}
