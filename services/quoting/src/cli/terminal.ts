/** What a command may do to the outside: tests give their own. */
export interface Terminal {
  out(text: string): void;
  error(text: string): void;
  /** Colours only where they are shown, never in a pipe. */
  paint(style: 'bold' | 'red' | 'green', text: string): string;
  /** An absolute path for one that a person typed. */
  resolve(path: string): string;
  /** The data folder when the command line names none. */
  dataDir: string;
  /** The catalogue that comes with the code. */
  builtInDir: string;
  now(): Date;
}

/** 0 all is well; 1 the answer is no: problems found, nothing to undo, no price; 2 wrong usage; 3 cannot read or write. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The command line does not say what to do; the message says how to. */
export class UsageError extends Error {}

/** Columns of equal width; numbers to the right. Two spaces between. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) =>
        right.includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
