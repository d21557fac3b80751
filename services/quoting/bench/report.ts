/** A table for people, then one JSON line per figure for whatever keeps them. */
export interface Figure {
  figure: string;
  value: number;
  unit: string;
  /** What it is measured against, in the same unit and the same run; null when there is nothing. */
  reference: number | null;
  /** Reference over value. */
  ratio: number | null;
}

export function figure(name: string, value: number, unit: string, reference?: number): Figure {
  const measured = { figure: name, value: rounded(value), unit };
  if (reference === undefined) return { ...measured, reference: null, ratio: null };
  return { ...measured, reference: rounded(reference), ratio: rounded(reference / value) };
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}\n`);
  console.table(
    Object.fromEntries(
      figures.map(({ figure: name, value, unit, reference, ratio }) => {
        return [name, { value, unit, reference: reference ?? '', ratio: ratio ?? '' }];
      }),
    ),
  );
  for (const one of figures) console.log(JSON.stringify(one));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
