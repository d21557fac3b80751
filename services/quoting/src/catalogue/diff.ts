/** What happens to the net premiums of one plan. Amounts are integer fils a year. */
export interface PlanChange {
  planId: number;
  code: string;
  /** Premiums that both catalogues have. */
  compared: number;
  /** Those of them that differ. */
  affected: number;
  /** Over the affected ones; 0 when there are none. */
  minFils: number;
  medianFils: number;
  maxFils: number;
  /** Median of the change in hundredths of a percent of the old premium. */
  medianBasisPoints: number;
  /** Premiums that only the new, or only the old catalogue has. */
  gained: number;
  lost: number;
}

export interface CatalogueDiff {
  from: string;
  to: string;
  day: string;
  added: string[];
  removed: string[];
  /** Plans of both catalogues with a difference, the largest median first. */
  changed: PlanChange[];
  /** Plans of both catalogues whose premiums are all the same. */
  unchanged: number;
}

interface Priced {
  catalogue: { version: string; plans: readonly PlanName[] };
  premiums: Premiums;
}

interface PlanName {
  id: number;
  code: string;
}

/** What became of each plan's premiums, of any line of insurance. */
export function diffPremiums(
  { catalogue: old, premiums: before }: Priced,
  { catalogue: next, premiums: after }: Priced,
  day: string,
): CatalogueDiff {
  const ids = (plans: readonly PlanName[]) => new Set(plans.map((plan) => plan.id));
  const [oldIds, nextIds] = [ids(old.plans), ids(next.plans)];
  const kept = next.plans.filter((plan) => oldIds.has(plan.id));
  const changes = kept.map((plan) => planChange(plan, before, after));
  const isChanged = (change: PlanChange) => change.affected + change.gained + change.lost > 0;
  const bySize = (a: PlanChange, b: PlanChange) =>
    Math.abs(b.medianFils) - Math.abs(a.medianFils) || a.planId - b.planId;
  return {
    from: old.version,
    to: next.version,
    day,
    added: next.plans.filter((plan) => !oldIds.has(plan.id)).map((plan) => plan.code),
    removed: old.plans.filter((plan) => !nextIds.has(plan.id)).map((plan) => plan.code),
    changed: changes.filter(isChanged).sort(bySize),
    unchanged: changes.filter((change) => !isChanged(change)).length,
  };
}

/** Net premiums by plan id and then by person and emirate; a missing entry has no price. */
export type Premiums = ReadonlyMap<number, ReadonlyMap<string, number>>;

function planChange(plan: PlanName, before: Premiums, after: Premiums): PlanChange {
  const oldNets = before.get(plan.id) ?? new Map<string, number>();
  const newNets = after.get(plan.id) ?? new Map<string, number>();
  const both = [...newNets].flatMap(([who, to]) => {
    const from = oldNets.get(who);
    return from === undefined ? [] : [{ from, change: to - from }];
  });
  const affected = both.filter(({ change }) => change !== 0);
  const changes = affected.map(({ change }) => change).sort((a, b) => a - b);
  const shares = affected.map(({ from, change }) => Math.round((change * 10_000) / from));
  return {
    planId: plan.id,
    code: plan.code,
    compared: both.length,
    affected: affected.length,
    minFils: changes[0] ?? 0,
    medianFils: median(changes),
    maxFils: changes.at(-1) ?? 0,
    medianBasisPoints: median(shares.sort((a, b) => a - b)),
    gained: newNets.size - both.length,
    lost: oldNets.size - both.length,
  };
}

/** The lower of the two middle values, so that a median is an amount that occurs. */
function median(sorted: readonly number[]): number {
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
