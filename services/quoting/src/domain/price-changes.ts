/** What another rate card does to prices that were published: plan by plan of one quote, then over all quotes. Integer fils. */

export interface PlanNet {
  planId: number;
  netFils: number;
}

/** Both lowest first, as `priceAll` gives them. */
export interface TwoLists {
  published: readonly PlanNet[];
  rated: readonly PlanNet[];
}

export interface PlanChange {
  planId: number;
  /** Null: not among those prices. */
  publishedFils: number | null;
  ratedFils: number | null;
}

/** Every plan whose price is not the same to the fils; empty for lists that are equal but for the order of equals. */
export function changesBetween({ published, rated }: TwoLists): PlanChange[] {
  if (isSame(published, rated)) return [];
  const after = new Map(rated.map(({ planId, netFils }) => [planId, netFils]));
  const changes: PlanChange[] = [];
  for (const { planId, netFils: publishedFils } of published) {
    const ratedFils = after.get(planId) ?? null;
    after.delete(planId);
    if (ratedFils !== publishedFils) changes.push({ planId, publishedFils, ratedFils });
  }
  for (const [planId, ratedFils] of after) changes.push({ planId, publishedFils: null, ratedFils });
  return changes;
}

function isSame(published: readonly PlanNet[], rated: readonly PlanNet[]): boolean {
  return (
    published.length === rated.length &&
    published.every(({ planId, netFils }, i) => {
      return planId === rated[i]?.planId && netFils === rated[i]?.netFils;
    })
  );
}

export interface NamedChange extends PlanChange {
  /** The quote's reference. */
  reference: string;
  /** Of the published price; 10000 is a doubling. */
  basisPoints: number;
}

export interface ChangeSummary {
  same: number;
  cheaper: number;
  moreExpensive: number;
  /** Published, but not offered with the other card. */
  gone: number;
  /** Offered only with the other card. */
  added: number;
  /** Over cheaper, more expensive and same; null without any. */
  medianBasisPoints: number | null;
  /** Over cheaper and more expensive alone. */
  medianChangeBasisPoints: number | null;
  largestFall: NamedChange | null;
  largestRise: NamedChange | null;
  /** Quotes whose cheapest plan is another one, or that have one only now, or none any more. */
  otherCheapest: number;
}

export function createChangeSummary() {
  const counts = { same: 0, cheaper: 0, moreExpensive: 0, gone: 0, added: 0, otherCheapest: 0 };
  /** How often each change in basis points came: exact medians of any number of prices. */
  const spread = new Map<number, number>();
  let largestFall: NamedChange | null = null;
  let largestRise: NamedChange | null = null;
  const moved = (reference: string, change: PlanChange, published: number, rated: number) => {
    const basisPoints = Math.round(((rated - published) * 10_000) / published);
    spread.set(basisPoints, (spread.get(basisPoints) ?? 0) + 1);
    const named = { reference, ...change, basisPoints };
    if (rated < published) {
      counts.cheaper += 1;
      if (basisPoints < (largestFall?.basisPoints ?? 0)) largestFall = named;
    } else {
      counts.moreExpensive += 1;
      if (basisPoints > (largestRise?.basisPoints ?? 0)) largestRise = named;
    }
  };
  return {
    add: (reference: string, lists: TwoLists) => {
      const changes = changesBetween(lists);
      for (const change of changes) {
        const { publishedFils, ratedFils } = change;
        if (publishedFils === null) counts.added += 1;
        else if (ratedFils === null) counts.gone += 1;
        else moved(reference, change, publishedFils, ratedFils);
      }
      counts.same +=
        lists.published.length -
        changes.filter(({ publishedFils }) => publishedFils !== null).length;
      if (lists.published[0]?.planId !== lists.rated[0]?.planId) counts.otherCheapest += 1;
    },
    result: (): ChangeSummary => ({
      ...counts,
      medianBasisPoints: medianOf(new Map(spread).set(0, (spread.get(0) ?? 0) + counts.same)),
      medianChangeBasisPoints: medianOf(spread),
      largestFall,
      largestRise,
    }),
  };
}

/** The lower one of two in the middle. */
function medianOf(spread: ReadonlyMap<number, number>): number | null {
  const sorted = [...spread].sort(([a], [b]) => a - b);
  const count = sorted.reduce((sum, [, times]) => sum + times, 0);
  let seen = 0;
  for (const [basisPoints, times] of sorted) {
    seen += times;
    if (times > 0 && seen * 2 >= count) return basisPoints;
  }
  return null;
}
