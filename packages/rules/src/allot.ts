/**
 * Whole parts of a whole amount in proportion to weights, by largest remainder: they sum to it exactly, and none is off by one
 * or more (decisions M23, M67). Ties go to whoever stands first; without any weight everything goes to the first.
 */
export function allot(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? amount : 0));
  // Fils times fils leaves what a number holds exactly.
  const quotas = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = quotas.map((quota) => Number(quota / sum));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const byRemainder = quotas
    .map((quota, at) => ({ at, remainder: quota % sum }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1,
    );
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
