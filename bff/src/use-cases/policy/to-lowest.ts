/** Rows of a year that lead on from the plan that was bought to the lowest of today: the last one is the other plan. */
interface Row<Code extends string> {
  code: Code;
  fils: number;
}

/** They sum to `lowestFils` less `paidFils`. */
export function toLowest<Code extends string>(
  rows: readonly Row<Code>[],
  { paidFils, lowestFils }: { paidFils: number; lowestFils: number },
): Row<Code | 'insurer'>[] {
  const reached = rows.reduce((sum, { fils }) => sum + fils, paidFils);
  const rest = lowestFils - reached;
  return rest === 0 ? [...rows] : [...rows, { code: 'insurer', fils: rest }];
}
