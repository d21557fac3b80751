/** Two staff lists of a group: who joined, left, moved or grew older, each with its money. The sum is the difference of both premiums. */
import type { PricedRow } from '../price-picture.ts';
import type { AnonymousPeople, AnonymousPerson } from './anonymous.ts';
import { memberShares } from './member-shares.ts';

export const listChanges = ['joined', 'left', 'moved', 'aged', 'other', 'same'] as const;
/**
 * `aged`: in another age band; `other`: another salary band or maternity; `same`: nothing of their own, yet a share of a variant
 * may be rounded to another side.
 */
export type ListChange = (typeof listChanges)[number];

export interface PricedList extends AnonymousPeople {
  /** Of each category; without one its people cost nothing. */
  traces: ReadonlyMap<number, readonly PricedRow[]>;
}

export interface PersonChange {
  change: ListChange;
  /** In the earlier list, in the later one; null where they are not in it. */
  rows: readonly [earlier: number | null, later: number | null];
  categories: readonly [earlier: number | null, later: number | null];
  fils: number;
}

/** `pairs`: places in both lists of one person. Those who joined come last. */
export function compareLists(
  earlier: PricedList,
  later: PricedList,
  pairs: readonly (readonly [earlier: number, later: number])[],
): PersonChange[] {
  const [was, is] = [sharesOf(earlier), sharesOf(later)];
  const laterOf = new Map(pairs);
  const known = new Set(laterOf.values());
  const stayed = earlier.people.map((person, at): PersonChange => {
    const place = laterOf.get(at);
    const now = place === undefined ? undefined : later.people[place];
    const fils = (place === undefined ? 0 : (is[place] ?? 0)) - (was[at] ?? 0);
    return {
      change: now ? changeOf(earlier, person, later, now) : 'left',
      rows: [person[0], now?.[0] ?? null],
      categories: [person[2], now?.[2] ?? null],
      fils,
    };
  });
  const joined = later.people.flatMap((person, at): PersonChange[] => {
    if (known.has(at)) return [];
    const rows = [null, person[0]] as const;
    return [{ change: 'joined', rows, categories: [null, person[2]], fils: is[at] ?? 0 }];
  });
  return [...stayed, ...joined];
}

/** A person of several changes is counted for the first of them. */
function changeOf(
  earlier: PricedList,
  [, , was, wasAge, wasLow, wasWife]: AnonymousPerson,
  later: PricedList,
  [, , is, isAge, isLow, isWife]: AnonymousPerson,
): ListChange {
  const isOther = (from: { ageFrom: number } | undefined, to: { ageFrom: number } | undefined) =>
    from?.ageFrom !== to?.ageFrom;
  if (was !== is) return 'moved';
  if (isOther(earlier.ageBands[wasAge], later.ageBands[isAge])) return 'aged';
  const wives = [earlier.maternityBands[wasWife], later.maternityBands[isWife]] as const;
  return wasLow !== isLow || isOther(...wives) ? 'other' : 'same';
}

function sharesOf({ people, traces, ...spans }: PricedList): number[] {
  const shares = people.map(() => 0);
  for (const [category, trace] of traces) {
    const places = [...people.keys()].filter((at) => people[at]?.[2] === category);
    const members = people.filter((person) => person[2] === category);
    const parts = memberShares(members, spans, trace);
    for (const [place, at] of places.entries()) shares[at] = parts[place] ?? 0;
  }
  return shares;
}
