/** A table as text. Spreadsheets run what looks like a formula, so no cell may (ASVS 5, 1.2.10). */
import { csvText } from './csv-text.ts';
import { refuseMarkupAhead } from './strangers.ts';
import { Refused } from './verdict.ts';

/** Throws Refused. */
export function inspectCsv(bytes: Buffer): void {
  const text = textOf(bytes);
  refuseMarkupAhead(bytes);
  for (const [row, line] of text.split(/\r\n|\r|\n/).entries()) {
    const column = line.split(/[,;\t]/).findIndex(isFormula);
    if (column >= 0) throw new Refused('macro', 'a formula', { row: row + 1, column: column + 1 });
  }
}

/** No control characters but those of lines and tabs. */
function textOf(bytes: Buffer): string {
  const text = csvText(bytes);
  if (/[\p{Cc}\ufffe\uffff]/u.test(text.replace(/[\t\n\r]/g, ''))) {
    throw new Refused('wrong_type', 'no text');
  }
  if (!/[,;\t]/.test(text)) throw new Refused('wrong_type', 'no table');
  return text;
}

/** `+971…` and `-5` are values; a sign before something that calls or reaches elsewhere is none. */
function isFormula(cell: string): boolean {
  const bare = cell.replace(/^[\s"']+/, '');
  return /^[=@]/.test(bare) || (/^[+-]/.test(bare) && /[(|!]/.test(bare));
}
