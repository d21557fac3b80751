/** Every bench ends with one line of JSON a figure, its reference beside it. */

export interface Figure {
  figure: string;
  value: number;
  unit: string;
  /** What `value` is held against, in the same unit, taken in the same run. */
  reference: number;
}

export function printFigures(figures: readonly Figure[]): void {
  for (const { figure, value, unit, reference } of figures) {
    const ratio = reference === 0 ? null : rounded(value / reference);
    const line = { figure, value: rounded(value), unit, reference: rounded(reference), ratio };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
