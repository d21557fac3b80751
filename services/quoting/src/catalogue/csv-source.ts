import type { Position, Problem } from './problem.ts';

export interface CsvCell extends Position {
  text: string;
}

export interface CsvRow {
  line: number;
  cells: Record<string, CsvCell>;
}

export interface CsvSource {
  file: string;
  columns: readonly CsvCell[];
  rows: readonly CsvRow[];
}

/**
 * Comma-separated text with a header line. A cell may stand in double quotes, with "" for one quote, but not span lines:
 * a rate card is edited line by line. Cells keep their place.
 */
export function parseCsv(file: string, text: string): { source: CsvSource; problems: Problem[] } {
  const problems: Problem[] = [];
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const columns = splitLine(lines[0] ?? '', 1);
  const report = (place: Position, rule: string, message: string) =>
    problems.push({ file, line: place.line, column: place.column, rule, message });
  for (const [i, column] of columns.entries()) {
    const earlier = columns.findIndex((other) => other.text === column.text);
    if (earlier < i) report(column, 'duplicate-key', `The column "${column.text}" stands twice.`);
  }
  const parsed = lines
    .map((line, i) => ({ line: i + 1, cells: line.trim() === '' ? [] : splitLine(line, i + 1) }))
    .filter(({ line, cells }) => line > 1 && cells.length > 0);
  const odd = parsed.filter(({ cells }) => cells.length !== columns.length);
  if (odd.length > 1 && odd.length === parsed.length) {
    const message = `The header has ${columns.length} columns, but no row has as many cells.`;
    report({ line: 1, column: 1 }, 'row-length', message);
  } else {
    for (const { line, cells } of odd) {
      const message = `This row has ${cells.length} cells, the header has ${columns.length}.`;
      report({ line, column: 1 }, 'row-length', message);
    }
  }
  const rows = parsed
    .filter(({ cells }) => cells.length === columns.length)
    .map(({ line, cells }): CsvRow => ({ line, cells: byColumn(columns, cells) }));
  return { source: { file, columns, rows }, problems };
}

function byColumn(columns: readonly CsvCell[], cells: readonly CsvCell[]): Record<string, CsvCell> {
  const row: Record<string, CsvCell> = Object.create(null);
  for (const [i, cell] of cells.entries()) row[columns[i]?.text ?? ''] = cell;
  return row;
}

function splitLine(line: string, lineNumber: number): CsvCell[] {
  const cells: CsvCell[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^,]*))(,|$)/y;
  while (pattern.lastIndex <= line.length) {
    const column = pattern.lastIndex + 1;
    const match = pattern.exec(line);
    if (!match) {
      cells.push({ line: lineNumber, column, text: line.slice(column - 1) });
      break;
    }
    const text = match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"');
    cells.push({ line: lineNumber, column, text });
    if (match[3] === '') break;
  }
  return cells;
}
