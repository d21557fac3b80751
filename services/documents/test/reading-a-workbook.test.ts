/** Cells of a workbook, by hand and beside a library that does nothing else. */
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { isDateFormat } from '../src/census/workbook/date-styles.ts';
import { openWorkbook } from '../src/census/workbook/open-workbook.ts';
import { makeWorkbook } from './support/make-workbook.ts';

const anywhere = () => {};
const cellsOf = (bytes: Buffer) => openWorkbook(bytes, anywhere);
const day = new Date('1991-03-14T00:00:00Z');

it('reads what a library reads, cell by cell', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => [
    { value: `E${at} <&> "'`, type: String },
    at % 7 === 0 ? null : { value: `اسم ${at % 31}`, type: String },
    { value: at / 4, type: Number },
    {
      value: new Date(Date.UTC(1950 + (at % 60), at % 12, 1 + (at % 28))),
      type: Date,
      format: 'dd/mm/yyyy',
    },
    { value: at % 2 === 0, type: Boolean },
    { value: at * 100, type: Number, format: '"AED" #,##0.00' },
  ]);
  const bytes = await writeWorkbook([
    { sheet: 'One & only', data: rows },
    { sheet: 'Two', data: [[{ value: 'x', type: String }]] },
  ]).toBuffer();
  const library = await readWorkbook(bytes);
  const ours = cellsOf(bytes);
  expect(ours.map(({ name, rows }) => ({ sheet: name, data: rows }))).toEqual(
    library.map(({ sheet, data }) => ({ sheet, data })),
  );
});

describe('a cell', () => {
  const only = (row: string, extras: Parameters<typeof makeWorkbook>[1] = {}) =>
    cellsOf(makeWorkbook([{ name: 'S', rows: row }], extras))[0];

  it.each([
    ['a shared text', '<row r="1"><c r="A1" t="s"><v>0</v></c></row>', 'Omar'],
    [
      'a text in parts, without how it is said',
      '<row r="1"><c r="A1" t="s"><v>1</v></c></row>',
      'AB',
    ],
    [
      'a text in its place',
      '<row r="1"><c r="A1" t="inlineStr"><is><t> x&amp;y </t></is></c></row>',
      'x&y',
    ],
    ['a date by a format of its own', '<row r="1"><c r="A1" s="1"><v>33311</v></c></row>', day],
    ['a date by a format that all know', '<row r="1"><c r="A1" s="2"><v>33311</v></c></row>', day],
    ['a date in words', '<row r="1"><c r="A1" t="d"><v>1991-03-14T00:00:00</v></c></row>', day],
    ['a number', '<row r="1"><c r="A1" s="0"><v>33311.5</v></c></row>', 33311.5],
    ['yes', '<row r="1"><c r="A1" t="b"><v>1</v></c></row>', true],
    ['what could not be computed', '<row r="1"><c r="A1" t="e"><v>#N/A</v></c></row>', '#N/A'],
    [
      'signs that XML cannot hold',
      '<row r="1"><c r="A1" t="str"><f>B1</f><v>a_x000A_b</v></c></row>',
      'a\nb',
    ],
    ['elements in a named space', '<x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row>', 7],
    ['no place of its own', '<row><c><v>7</v></c></row>', 7],
  ])('may be %s', (_, row, value) => {
    const sheet = only(row, {
      texts:
        '<si><t>Omar</t></si><si><r><t>A</t></r><rPh sb="0" eb="1"><t>aye</t></rPh><r><t>B</t></r></si>',
      formats: ['dd/mm/yyyy;@'],
      looks: [0, 164, 14],
    });
    expect(sheet?.rows).toEqual([[value]]);
  });

  it('with a formula has the value that was computed last, and is named', () => {
    const sheet = only(
      '<row r="2"><c r="C2"><f>1+1</f><v>2</v></c><c r="D2"><f>NOW()</f></c><c r="E2"><f t="shared" si="0"/><v>3</v></c></row>',
    );
    expect(sheet?.rows).toEqual([[], [null, null, 2, '=NOW()', 3]]);
    expect(sheet?.formulas).toEqual([
      { row: 2, column: 2 },
      { row: 2, column: 3 },
      { row: 2, column: 4 },
    ]);
  });

  it('counts days from 1904 where the workbook does', () => {
    const sheet = only('<row r="1"><c r="A1" s="0"><v>31849</v></c></row>', {
      looks: [14],
      isFrom1904: true,
    });
    expect(sheet?.rows).toEqual([[day]]);
  });

  it('keeps its place, also beyond gaps and the letter Z', () => {
    const sheet = only(
      '<row r="3"><c r="AB3"><v>1</v></c></row><row r="5"><c r="B5"><v>2</v></c></row>',
    );
    expect(sheet?.rows.map((row) => row.length)).toEqual([0, 0, 28, 0, 2]);
    expect(sheet?.rows[2]?.[27]).toBe(1);
  });
});

it('leaves out sheets that nobody sees', () => {
  const row = '<row r="1"><c r="A1"><v>1</v></c></row>';
  const sheets = [
    { name: 'Old', state: 'hidden', rows: row },
    { name: 'Staff', rows: row },
  ] as const;
  expect(cellsOf(makeWorkbook(sheets)).map(({ name }) => name)).toEqual(['Staff']);
});

it('stops at the first cell that is beyond what is read', () => {
  const refuseBeyond = (row: number) => {
    if (row > 10) throw new RangeError('far');
  };
  const rows = (place: number) => `<row r="${place}"><c r="A${place}"><v>1</v></c></row>`;
  const read = (place: number) =>
    openWorkbook(makeWorkbook([{ name: 'S', rows: rows(place) }]), refuseBeyond);
  expect(read(10)[0]?.rows).toHaveLength(10);
  expect(() => read(1_000_000)).toThrow('far');
});

it.each([
  ['dd/mm/yyyy;@', true],
  ['[$-F800]dddd, mmmm dd, yyyy', true],
  ['mmm-yy', true],
  ['General', false],
  ['#,##0.00', false],
  ['"days" 0', false],
  ['&quot;AED&quot; #,##0', false],
  ['[$AED] #,##0.00', false],
  ['0.00E+00', false],
  ['[Red]-0', false],
  ['_(* #,##0_);\\d0', false],
])('knows whether %s is the look of a date', (code, isDate) => {
  expect(isDateFormat(code)).toBe(isDate);
});
