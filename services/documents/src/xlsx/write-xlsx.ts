/** A workbook model as the bytes of an xlsx file. For the process that writes only (writer.ts). */
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import type { Cell, Workbook } from '../../contract/workbook.ts';

type Sheet = Workbook['sheets'][number];

export async function writeXlsx({ locale, sheets }: Workbook): Promise<Uint8Array> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const written = sheets.map((sheet, at) => ({
    sheet: names[at] ?? '',
    data: dataOf(sheet),
    columns: (sheet.widths ?? []).map((width) => ({ width })),
    stickyRowsCount: sheet.headRows,
    rightToLeft: locale === 'ar',
  }));
  return writeWorkbook(written, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer();
}

const MOST_LETTERS_OF_A_NAME = 31;

/** No two alike, without what spreadsheets refuse in a name. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const clean = trimmed(name.replace(/[[\]/\\:*?\p{Cc}\s]+/gu, ' '));
    let own = trimmed(clean.slice(0, MOST_LETTERS_OF_A_NAME));
    for (let n = 1; own === '' || taken.has(own.toLowerCase()); n += 1)
      own = trimmed(`${clean.slice(0, MOST_LETTERS_OF_A_NAME - 5)} ${n}`);
    taken.add(own.toLowerCase());
    return own;
  });
}

function trimmed(name: string): string {
  return name.replace(/^[\s']+|[\s']+$/g, '');
}

/** A sheet without rows is a broken file to some programs. */
function dataOf({ rows, headRows, widths = [] }: Sheet): (CellObject | null)[][] {
  const data = rows.length > 0 ? rows : [[null]];
  return data.map((cells, row) =>
    cells.map((cell, column) => cellOf(cell, { isHead: row < headRows, width: widths[column] })),
  );
}

interface Place {
  isHead: boolean;
  width: number | undefined;
}

function cellOf(cell: Cell, { isHead, width }: Place): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number, ...weight(isHead) };
  if (typeof cell === 'string') return textOf(cell, width, isHead);
  if ('fils' in cell)
    return {
      value: cell.fils / 100,
      type: Number,
      format: '#,##0.00',
      ...weight(isHead || cell.strong === true),
    };
  if ('date' in cell)
    return { value: new Date(`${cell.date}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  if ('typed' in cell) return textOf(cell.typed, width, isHead);
  return textOf(cell.strong, width, true);
}

/** What a program may take for a formula once the cell is edited or pasted. */
const LIKE_A_FORMULA = /^[\s]*[=+\-@]/;

/** Its type is text whatever it begins with; its format keeps it so when somebody edits it. */
function textOf(value: string, width: number | undefined, isStrong: boolean): CellObject | null {
  if (value === '') return null;
  return {
    value,
    type: String,
    ...(LIKE_A_FORMULA.test(value) ? { format: '@' } : {}),
    ...(value.length > (width ?? Number.POSITIVE_INFINITY) ? { wrap: true } : {}),
    alignVertical: 'top',
    ...weight(isStrong),
  };
}

function weight(isStrong: boolean): Pick<CellObject, 'fontWeight'> {
  return isStrong ? { fontWeight: 'bold' } : {};
}
