/** Basis points as a trace writes them. */

/** 10800 is "1.08", 9000 is "0.90": at least two decimals. */
export function decimalOf(basisPoints: number): string {
  const fraction = String(basisPoints % 10_000).padStart(4, '0');
  return `${Math.trunc(basisPoints / 10_000)}.${fraction.replace(/0{1,2}$/, '')}`;
}

/** 235 is "2.35 %", 500 is "5 %". */
export function percentOf(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}
