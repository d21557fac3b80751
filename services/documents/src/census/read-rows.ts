/** The cells of a table file. Runs in a process of its own: what a library does with ten thousand rows blocks it for a second. */
import { readFile } from 'node:fs/promises';
import { type Cell, censusLimits, type Row } from '@muqarin/rules/medical-corporate/census/table';
import { isBlank } from '@muqarin/rules/medical-corporate/census/text';
import papaparse from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import { csvText } from '../uploads/inspect/csv-text.ts';

export interface Table {
  sheet: string;
  rows: readonly Row[];
}

export type Unreadable = 'broken' | 'too_many_rows' | 'too_many_columns';

/** Thrown with what a person is told. */
export class NotRead extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
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
  return { sheet: '', rows: data };
}

async function readSheets(file: string): Promise<Table[]> {
  const sheets = await readWorkbook(file).catch(() => {
    throw new NotRead('broken');
  });
  return sheets.map(({ sheet, data }) => ({ sheet, rows: data as Cell[][] }));
}

function withinLimits({ sheet, rows }: Table): Table {
  const used = rows.slice(0, rows.findLastIndex((row) => !row.every(isBlank)) + 1);
  if (used.length > censusLimits.rows + ROWS_ABOVE) throw new NotRead('too_many_rows');
  const widest = used.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => !isBlank(cell)) + 1),
    0,
  );
  if (widest > censusLimits.columns) throw new NotRead('too_many_columns');
  return { sheet, rows: used };
}
