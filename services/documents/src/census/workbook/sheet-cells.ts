/** The cells of one sheet, at the places that the spreadsheet shows, and which of them are computed. */
import type { Cell } from '@muqarin/rules/medical-corporate/census/table';
import { readXml } from './read-xml.ts';
import { unescaped, writtenText } from './texts.ts';

export interface SheetCells {
  rows: Cell[][];
  /** Cells with a formula: their value is what the spreadsheet computed last. */
  formulas: { row: number; column: number }[];
}

export interface OfWorkbook {
  texts: readonly string[];
  /** By the look of a cell. */
  dates: readonly boolean[];
  /** Days are counted from 1904, as old Macs did. */
  isFrom1904: boolean;
  /** Throws for a place beyond what is read: `row` and `column` from 1. */
  refuseBeyond: (row: number, column: number) => void;
}

export function sheetCells(xml: string, workbook: OfWorkbook): SheetCells {
  const rows: Cell[][] = [];
  const formulas: SheetCells['formulas'] = [];
  const inline = writtenText();
  let cells: Cell[] = [];
  let row = 0;
  let column = 0;
  let type: string | undefined;
  let style: string | undefined;
  let value: string | null = null;
  let formula: string | null = null;
  let within: 'v' | 'f' | 'is' | null = null;
  const openCell = (at: string | undefined) => {
    column = at === undefined ? column + 1 : columnOf(at);
    value = null;
    formula = null;
  };
  const closeCell = () => {
    const cell = cellOf({ type, style, value, formula }, workbook);
    if (formula !== null) formulas.push({ row, column: column - 1 });
    if (cell === null) return;
    workbook.refuseBeyond(row, column);
    while (rows.length < row) rows.push([]);
    rows[row - 1] = cells;
    while (cells.length < column - 1) cells.push(null);
    cells[column - 1] = cell;
  };
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'c') {
        const said = attributes();
        ({ t: type, s: style } = said);
        openCell(said.r);
      } else if (name === 'v') within = 'v';
      else if (name === 'row') {
        row = Number(attributes().r ?? row + 1);
        column = 0;
        cells = [];
      } else if (name === 'f') {
        within = 'f';
        formula = '';
      } else if (name === 'is') {
        within = 'is';
        inline.begin();
      } else if (within === 'is') inline.open(name);
    },
    text: (text) => {
      if (within === 'v') value = text;
      else if (within === 'f') formula = text;
      else if (within === 'is') inline.heard(text);
    },
    close: (name) => {
      if (name === 'c') closeCell();
      else if (name === 'v' || name === 'f') within = null;
      else if (name === 'is') {
        within = null;
        value = inline.end();
      } else if (within === 'is') inline.close(name);
    },
  });
  return { rows, formulas };
}

interface Written {
  type: string | undefined;
  style: string | undefined;
  value: string | null;
  formula: string | null;
}

/** One that was never computed shows its formula, which no column takes for a value. */
function cellOf({ type = 'n', style, value, formula }: Written, workbook: OfWorkbook): Cell {
  if (value === null || value === '')
    return formula === null || type === 'str' ? null : `=${formula}`;
  if (type === 's') return textOf(workbook.texts[Number(value)] ?? null);
  if (type === 'n') return numberOf(Number(value), style, workbook);
  if (type === 'b') return value === '1' || value === 'true';
  if (type === 'd')
    return dateOf(new Date(/Z|[+-]\d\d:\d\d$/.test(value) ? value : `${value}Z`), value);
  return textOf(type === 'str' ? unescaped(value).trim() : value);
}

function textOf(text: string | null): Cell {
  return text === '' ? null : text;
}

const dayMilliseconds = 86_400_000;
/** Day 0 of each calendar; that of 1900 has a 29/02 that never was. */
const zeroOf = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

function numberOf(number: number, style: string | undefined, workbook: OfWorkbook): Cell {
  const { dates, isFrom1904 } = workbook;
  if (style === undefined || !dates[Number(style)] || number < 1) return number;
  const zero = isFrom1904 ? zeroOf.from1904 : zeroOf.from1900;
  return dateOf(new Date(zero + Math.round(number * dayMilliseconds)), number);
}

function dateOf(date: Date, otherwise: Cell): Cell {
  return Number.isNaN(date.getTime()) ? otherwise : date;
}

/** 1 of `A7`, 28 of `AB7`. */
function columnOf(at: string): number {
  let column = 0;
  for (let place = 0; place < at.length; place += 1) {
    const letter = at.charCodeAt(place);
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column;
}
