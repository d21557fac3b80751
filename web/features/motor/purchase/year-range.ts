/** The years from one to the other, both included, in the order asked for. */
export function yearRange(from: number, to: number): number[] {
  const step = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}
