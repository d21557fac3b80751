/** Basis points as a trace writes them: 235 is "2.35 %", 500 is "5 %". */
export function percentOf(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}
