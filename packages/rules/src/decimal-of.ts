/** Basis points as a factor is written: 10800 is "1.08", 9000 is "0.90", at least two decimals. */
export function decimalOf(basisPoints: number): string {
  const fraction = String(basisPoints % 10_000).padStart(4, '0');
  return `${Math.trunc(basisPoints / 10_000)}.${fraction.replace(/0{1,2}$/, '')}`;
}
