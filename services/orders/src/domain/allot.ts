/** Whole parts of a whole amount from 0 up among so many alike: they sum to it, and none is more than one above another (decisions M67). */
export function spread(amount: number, among: number): number[] {
  const rest = amount % among;
  const each = (amount - rest) / among;
  return Array.from({ length: among }, (_, at) => each + (at < rest ? 1 : 0));
}
