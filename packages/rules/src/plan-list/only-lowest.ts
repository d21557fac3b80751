/** Only a premium that no other plan has may be called the lowest, and only among two or more. */
export function isOnlyLowest(netFils: number, allNetFils: readonly number[]): boolean {
  const notAbove = allNetFils.filter((other) => other <= netFils).length;
  return allNetFils.length > 1 && notAbove === 1;
}
