/** The cells of a table file. Runs in a process of its own: ten thousand rows block it for half a second. */
import { readFile } from 'node:fs/promises';
import { censusLimits, type Row } from '@muqarin/rules/medical-corporate/census/table';
import { isBlank } from '@muqarin/rules/medical-corporate/census/text';
import papaparse from 'papaparse';
import type { UnreadReason } from '../../contract/census-asked.ts';
import { csvText } from '../uploads/inspect/csv-text.ts';
import { openWorkbook } from './workbook/open-workbook.ts';
import type { SheetCells } from './workbook/sheet-cells.ts';

export interface Table {
  sheet: string;
  rows: readonly Row[];
  formulas: SheetCells['formulas'];
}

/** Thrown with the message for the person. */
export class NotRead extends Error {
  readonly reason: UnreadReason;

  constructor(reason: UnreadReason) {
    super(reason);
    this.reason = reason;
  }
}

/** A list has headers and perhaps a title above its rows. */
const ROWS_ABOVE = 30;

/** Every sheet. Rows and columns keep the places that the spreadsheet shows. Throws NotRead. */
export async function readTables(file: string, kind: 'xlsx' | 'csv'): Promise<Table[]> {
  const tables = kind === 'csv' ? [await readCsv(file)] : await readSheets(file);
  return tables.map(withinLimits);
}

async function readCsv(file: string): Promise<Table> {
  const { data } = papaparse.parse<string[]>(csvText(await readFile(file)), {
    header: false,
    skipEmptyLines: false,
  });
  return { sheet: '', rows: data, formulas: [] };
}

async function readSheets(file: string): Promise<Table[]> {
  const bytes = await readFile(file);
  try {
    const sheets = openWorkbook(bytes, refuseBeyond);
    return sheets.map(({ name, rows, formulas }) => ({ sheet: name, rows, formulas }));
  } catch (error) {
    if (error instanceof NotRead) throw error;
    throw new NotRead('broken');
  }
}

function refuseBeyond(row: number, column: number): void {
  if (row > censusLimits.rows + ROWS_ABOVE) throw new NotRead('too_many_rows');
  if (column > censusLimits.columns) throw new NotRead('too_many_columns');
}

function withinLimits({ rows, ...table }: Table): Table {
  const used = rows.slice(0, rows.findLastIndex((row) => !row.every(isBlank)) + 1);
  const widest = used.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => !isBlank(cell)) + 1),
    0,
  );
  refuseBeyond(used.length, widest);
  return { ...table, rows: used };
}
