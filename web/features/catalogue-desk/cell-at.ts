/** The line of a finding with the cell that it is about, up to the next comma; null where the text has no such line. */
export function cellAt(
  text: string,
  line: number,
  column: number,
): { before: string; cell: string; after: string } | null {
  const whole = text.split('\n')[line - 1];
  if (whole === undefined || whole.trim() === '') return null;
  const begin = Math.min(column - 1, whole.length);
  const rest = whole.slice(begin);
  const end = rest.search(/,|$/);
  return {
    before: whole.slice(0, begin),
    // An empty cell is still to be seen.
    cell: rest.slice(0, end) || ' ',
    after: rest.slice(end),
  };
}
