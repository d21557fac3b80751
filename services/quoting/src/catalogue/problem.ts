/** One thing that is wrong with a catalogue, at the place where a person would correct it. */
export interface Problem {
  /** Path inside the catalogue folder, with forward slashes. */
  file: string;
  /** One-based. */
  line: number;
  column: number;
  /** A short name that does not change, such as `age-gap`. */
  rule: string;
  message: string;
}

export interface Position {
  line: number;
  column: number;
}

/** `file:line:column rule message`: what editors and terminals turn into a link. */
export function problemText(problem: Problem): string {
  const { file, line, column, rule, message } = problem;
  return `${file}:${line}:${column} ${rule} ${message}`;
}

export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
