/** Where a plan stands among those of its list. */
export interface Standing {
  /** One-based, by net premium among its peers; plans of one premium share a place. */
  place: number;
  of: number;
  /** The lowest of all, or of those without a condition: only where no other plan has that premium. */
  flag: 'lowest' | 'lowest_unconditional' | null;
  /** How many plans share the premium that would have the flag, for each of them; else 0. */
  sharedBy: number;
}

export interface RankedPlan {
  id: number;
  netFils: number;
  /** Not everybody may buy it, and nobody has confirmed yet that they may (decisions X31). */
  conditional?: boolean;
}

/** Of plans that are prices of one thing. */
export function standingsAmong(plans: readonly RankedPlan[]): Map<number, Standing> {
  const free = plans.filter(({ conditional }) => !conditional);
  const lowest = Math.min(...free.map(({ netFils }) => netFils));
  const sharing = free.filter(({ netFils }) => netFils === lowest).length;
  return new Map(
    plans.map(({ id, netFils, conditional }): [number, Standing] => {
      const place = 1 + plans.filter((other) => other.netFils < netFils).length;
      const of = plans.length;
      if (of === 1 || conditional || netFils !== lowest) {
        return [id, { place, of, flag: null, sharedBy: 0 }];
      }
      if (sharing > 1) return [id, { place, of, flag: null, sharedBy: sharing }];
      const isAlone = plans.every((other) => other.id === id || other.netFils > netFils);
      return [id, { place, of, flag: isAlone ? 'lowest' : 'lowest_unconditional', sharedBy: 0 }];
    }),
  );
}

/** The same where a list has plans of several kinds, each among its own. */
export function standingsByKind<Plan extends RankedPlan>(
  plans: readonly Plan[],
  kindOf: (plan: Plan) => string,
): ReadonlyMap<number, Standing> {
  const kinds = [...new Set(plans.map(kindOf))];
  return new Map(
    kinds.flatMap((kind) => [...standingsAmong(plans.filter((plan) => kindOf(plan) === kind))]),
  );
}
