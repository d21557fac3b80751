import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import type { CensusAnswer } from '../contract/census-contract.ts';
import { documentsUnderTest, owner, visitor } from './support/documents.ts';

const bands = {
  ageBands: [
    { ageFrom: 0, ageTo: 17 },
    { ageFrom: 18, ageTo: 45 },
    { ageFrom: 46, ageTo: 65 },
  ],
  maternityBands: [{ ageFrom: 18, ageTo: 45 }],
};
const header = ['Name', 'Relation', 'Sex', 'Marital status', 'DOB', 'Monthly salary', 'Class'];
const people = [
  ['Omar', 'Employee', 'M', 'Married', '01/05/1980', '3,500', 'A'],
  ['Aisha', 'Wife', 'F', '', '02/05/1985', '', ''],
  ['Noor', 'Daughter', 'F', 'Single', '03/05/2015', '', ''],
  ['Ravi', 'Employee', 'M', 'Single', '04/05/1990', '12,000', 'B'],
];
const csvOf = (rows: readonly (readonly string[])[]) =>
  rows
    .map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(','))
    .join('\r\n');
const counts = [
  {
    number: 1,
    flag: 1,
    employees: 1,
    members: 3,
    lsb: 3,
    nlsb: 0,
    ageBands: [
      { ageFrom: 0, ageTo: 17, members: 1, lsb: 1 },
      { ageFrom: 18, ageTo: 45, members: 1, lsb: 1 },
      { ageFrom: 46, ageTo: 65, members: 1, lsb: 1 },
    ],
    maternityBands: [{ ageFrom: 18, ageTo: 45, marriedWomen: 1 }],
  },
  {
    number: 2,
    flag: 1,
    employees: 1,
    members: 1,
    lsb: 0,
    nlsb: 1,
    ageBands: [{ ageFrom: 18, ageTo: 45, members: 1, lsb: 0 }],
    maternityBands: [],
  },
];

describe('reading an uploaded staff list', () => {
  let service: Awaited<ReturnType<typeof documentsUnderTest>>;
  beforeAll(async () => {
    service = await documentsUnderTest();
  });
  afterAll(() => service.app.close());

  async function read(name: string, bytes: Uint8Array, more: object = {}): Promise<CensusAnswer> {
    const purpose = { purpose: 'census', slot: 'census' };
    const sent = await service.send({ name, bytes: Buffer.from(bytes) }, purpose);
    if (sent.outcome !== 'stored') throw new Error(sent.reason);
    const { uploadId } = sent.upload;
    const asked = { uploadId, owner, ...bands, reading: more };
    return service.client.readCensus(asked, visitor);
  }

  it.each([
    ['UTF-8', Buffer.from(csvOf([header, ...people]))],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${csvOf([header, ...people])}`)],
    ['UTF-16', Buffer.from(`\ufeff${csvOf([header, ...people])}`, 'utf16le')],
    [
      'semicolons',
      Buffer.from(csvOf([header, ...people]).replaceAll(/,(?![^"\r\n]*"(?:,|\r|$))/g, ';')),
    ],
  ])('counts a csv in %s', async (_, bytes) => {
    expect(await read('staff.csv', bytes)).toMatchObject({
      outcome: 'read',
      people: 4,
      problemCount: 0,
      asked: [],
      categories: counts,
    });
  });

  it('reads Arabic of an old Excel', async () => {
    // العمر and الجنس in windows-1256, with ذكر and أنثى below.
    const words = [
      [0xc7, 0xe1, 0xda, 0xe3, 0xd1],
      [0x2c],
      [0xc7, 0xe1, 0xcc, 0xe4, 0xd3],
      [0x0a],
      [0x33, 0x30, 0x2c],
      [0xd0, 0xdf, 0xd1],
      [0x0a],
      [0x33, 0x31, 0x2c],
      [0xc3, 0xe4, 0xcb, 0xec],
      [0x0a],
    ];
    expect(await read('staff.csv', Buffer.from(words.flat()))).toMatchObject({
      outcome: 'read',
      headers: ['العمر', 'الجنس'],
      columns: { age: 0, gender: 1 },
      people: 2,
    });
  });

  it('counts a workbook, finds the sheet, and keeps the rows that the spreadsheet shows', async () => {
    const cell = (value: string) => ({ value, type: String });
    const sheet = [
      [cell('')],
      [cell('Staff of Bakery LLC')],
      [cell('')],
      header.map(cell),
      ...people.map((row) => row.map(cell)),
      [cell('Zaid'), cell('Employee'), cell('M'), cell('Single'), cell('29/02/1991')],
    ];
    const workbook = await writeWorkbook([
      { sheet: 'Cover', data: [[cell('Read me first')]] },
      { sheet: 'Census', data: sheet },
    ]).toBuffer();
    expect(await read('staff.xlsx', workbook)).toMatchObject({
      outcome: 'read',
      sheet: 'Census',
      people: 4,
      categories: counts,
      problems: [
        { row: 9, field: 'birthDate', column: 4, read: '29/02/1991', fault: 'not_a_date' },
      ],
    });
  });

  it('takes what a person put right, and what they said of a column', async () => {
    const wrong = people.map((row) =>
      row.with(4, row[4] === '04/05/1990' ? '31/02/1990' : (row[4] ?? '')),
    );
    const bytes = Buffer.from(csvOf([header.with(5, 'Package'), ...wrong]));
    expect(await read('staff.csv', bytes)).toMatchObject({ people: 3, problemCount: 1 });
    const said = {
      corrections: [{ row: 5, column: 4, value: '04/05/1990' }],
      chosen: { 5: 'salary' },
    };
    expect(await read('staff.csv', bytes, said)).toMatchObject({
      problemCount: 0,
      categories: counts,
    });
  });

  it('puts everybody in one where categories are not wanted', async () => {
    const answer = await read('staff.csv', Buffer.from(csvOf([header, ...people])), {
      categories: { by: 'one' },
    });
    expect(answer).toMatchObject({ categories: [{ number: 0, employees: 2, members: 4 }] });
  });

  it('asks where two columns may be it', async () => {
    const rows = [
      'Sex,DOB,Package,Rent',
      'M,01/05/1980,9000,3000',
      'F,01/05/1981,9100,3050',
      'F,01/05/1982,9200,3100',
    ];
    expect(await read('staff.csv', Buffer.from(rows.join('\n')))).toMatchObject({
      columns: { gender: 0, birthDate: 1 },
      asked: [
        {
          field: 'salary',
          candidates: [
            { column: 2, examples: ['9000', '9100', '9200'] },
            { column: 3, examples: ['3000', '3050', '3100'] },
          ],
        },
      ],
    });
  });

  it.each([
    ['too many columns', `Sex,DOB${',x'.repeat(60)}\n`, 'too_many_columns'],
    ['no headers', '1,2\n3,4\n', 'no_headers'],
    ['too many rows', `Sex,DOB\n${'M,01/01/1990\n'.repeat(50_040)}`, 'too_many_rows'],
  ])('says of %s what is the matter', async (_, text, reason) => {
    expect(await read('staff.csv', Buffer.from(text))).toEqual({ outcome: 'unread', reason });
  });

  it('reads nothing of another owner, and no document', async () => {
    const sent = await service.send({
      name: 'a.csv',
      bytes: Buffer.from(csvOf([header, ...people])),
    });
    if (sent.outcome !== 'stored') throw new Error(sent.reason);
    const { uploadId } = sent.upload;
    const asked = { uploadId, owner: 'quote:other', ...bands };
    expect(await service.client.readCensus(asked, visitor)).toEqual({
      outcome: 'unread',
      reason: 'no_upload',
    });
  });
});
