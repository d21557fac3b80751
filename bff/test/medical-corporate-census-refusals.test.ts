/** Lists that are too large, broken or hostile, and rows that nobody can read: each with its sentence, nothing half stored, the earlier list kept. */
import { censusMessages } from '@muqarin/rules/medical-corporate/messages-census';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  census,
  corporate,
  type EmployerWithList,
  employerWithList,
  staffCsv,
} from './support/census.ts';
import { aWorkbook, reachingOut, zipped } from './support/office-files.ts';
import { shippedQuoting } from './support/shipped-quoting.ts';

let quoting: Awaited<ReturnType<typeof shippedQuoting>>;
let employer: EmployerWithList;
beforeAll(async () => {
  quoting = await shippedQuoting(() => new Date('2026-11-24T08:00:00Z'));
  employer = await employerWithList(quoting.client);
  await employer.step('emirate', { emirate_id: '2' });
  await employer.drop('staff.csv', staffCsv([3, 4]));
  await employer.say({ go: 'apply' });
});
afterAll(() => quoting.close());

const header = ['Name', 'Sex', 'Age', 'Salary'];
const omar = ['Omar', 'M', '30', '9000'];
const csvOf = (...rows: readonly (readonly string[])[]) =>
  [header, omar, ...rows].map((row) => row.join(',')).join('\n');
const many = (rows: number, row: string) =>
  `Name,Sex,Age,Salary,Spouse\n${`${row}\n`.repeat(rows)}`;

describe('a list that is not taken', () => {
  const tooBig = 'Please upload a file of at most 10 MB.';
  const harmful =
    'This file contains a macro, a script or a formula that runs. Please upload it without.';
  const reaches = 'This file contains or fetches other files. Please upload it without them.';

  it.each<[string, string, () => Buffer | string, string]>([
    ['nothing in it', 'a.csv', () => '', 'This file is empty.'],
    ['more than 10 MB', 'a.csv', () => `a,b\n${'x,y\n'.repeat(2_700_000)}`, tooBig],
    ['50,031 rows', 'a.csv', () => many(50_031, 'A,M,30,1,0'), censusMessages.too_many_rows],
    [
      '61 columns',
      'a.csv',
      () => `Sex,Age${',x'.repeat(59)}\nM,30\n`,
      censusMessages.too_many_columns,
    ],
    [
      'more people than a group has',
      'a.csv',
      () => many(12_501, 'A,M,30,9000,4'),
      censusMessages.too_many_people,
    ],
    ['no headers', 'a.csv', () => '1,2\n3,4\n', censusMessages.no_headers],
    [
      'a formula in a csv',
      'a.csv',
      () => csvOf(['Ravi', 'M', '=1+1', '9000']),
      'The cell in row 3, column C holds a formula. Please put its value there and upload the file again.',
    ],
    ['a macro', 'a.xlsx', () => aWorkbook([header, omar], { 'xl/vbaProject.bin': 'x' }), harmful],
    [
      'a link to another file',
      'a.xlsx',
      () => aWorkbook([header], reachingOut('externalLinkPath')),
      reaches,
    ],
    [
      'a password',
      'a.xlsx',
      () => zipped({ 'xl/workbook.xml': 'x' }, { isEncrypted: true }),
      'This file is protected by a password. Please upload it without one.',
    ],
    [
      'a bomb in its archive',
      'a.xlsx',
      () => zipped({ 'a.xml': 'x', 'b.xml': 'y' }, { claimsBytes: 200 * 1024 * 1024 }),
      'This file unpacks to far too much. Please save it again and upload the new one.',
    ],
    [
      'damage',
      'a.xlsx',
      () => aWorkbook([header, omar], { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData>' }),
      censusMessages.broken,
    ],
    [
      'a picture in the place of a list',
      'a.png',
      () => Buffer.from('89504e470d0a1a0a', 'hex'),
      'Please upload a file of one of these types: Word, CSV, Excel.',
    ],
  ])(
    'for %s says so where it was dropped, and the earlier one stays',
    async (_, name, make, said) => {
      const back = `${corporate}/products`;
      expect(await employer.drop(name, make(), { return: back })).toBe(`${back}#census`);
      const page = await employer.list('summary');
      expect(page.census.error).toBe(said);
      expect(page.categories.map(({ employees }) => employees)).toEqual([3, 4]);
      expect((await employer.read()).people).toBe(7);
      expect(await employer.bff.documents.kept()).toHaveLength(1);
    },
  );

  it('answers a script with the status that says it: 413 and 415', async () => {
    const uploads = async (name: string, bytes: string) => {
      const edge = 'edge';
      const part = `--${edge}\r\ncontent-disposition: form-data; name="census_file"; filename="${name}"\r\n\r\n${bytes}\r\n`;
      const token = `--${edge}\r\ncontent-disposition: form-data; name="csrf_token"\r\n\r\n${employer.browser.token()}\r\n`;
      return employer.bff.app.inject({
        method: 'POST',
        url: '/api/uploads/census',
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: employer.browser.cookie(),
          'content-type': `multipart/form-data; boundary=${edge}`,
        },
        payload: `${token}${part}--${edge}--\r\n`,
      });
    };
    const large = await uploads('a.csv', `a,b\n${'x,y\n'.repeat(2_700_000)}`);
    expect([large.statusCode, large.json().error]).toEqual([413, tooBig]);
    expect((await uploads('a.pdf', '%PDF-1.7')).statusCode).toBe(415);
  });
});

describe('a list with 53 categories', () => {
  it('is refused with a sentence once they are named', async () => {
    const rows = Array.from({ length: 53 }, (_, at) => `E${at},M,30,9000,${at + 1}`);
    const text = ['Staff ID,Sex,Age,Salary,Category', ...rows].join('\n');
    await employer.drop('staff.csv', text);
    const read = await employer.read();
    expect(read.categories).toHaveLength(52);
    expect(read.problems).toMatchObject([{ row: 54, header: 'Category', read: '53' }]);
  });
});

describe('rows that nobody can read', () => {
  const heads = 'Staff ID,Name,Relation,Principal ID,Gender,DOB,Salary,Children,Category';
  const sound = 'E1,Omar,Employee,,M,14/03/1990,9000,,A';

  it.each([
    [
      'a day of no year',
      'E2,R,Employee,,M,29/02/1991,9000,,A',
      'DOB',
      'This is no day of the calendar.',
    ],
    [
      'a month that comes first',
      'E2,R,Employee,,M,03/14/1990,9000,,A',
      'DOB',
      'This is no day of the calendar.',
    ],
    [
      'a birthday to come',
      'E2,R,Employee,,M,14/03/2030,9000,,A',
      'DOB',
      'This birthday is still to come.',
    ],
    ['a negative salary', 'E2,R,Employee,,M,14/03/1990,-5,,A', 'Salary', 'This is no salary.'],
    [
      'two principals with one number',
      'E1,R,Employee,,M,14/03/1990,9000,,A',
      'Staff ID',
      'Another employee has the same number.',
    ],
    [
      'an orphan',
      'D1,R,Son,E9,M,14/03/2015,,,',
      'Principal ID',
      'No employee of the list has this number.',
    ],
    ['no category', 'E2,R,Employee,,M,14/03/1990,9000,,', 'Category', 'This is missing.'],
    [
      'nobody’s category',
      'E2,R,Employee,,M,14/03/1990,9000,,first',
      'Category',
      'This is no category.',
    ],
  ])('name %s by row and column', async (_, row, head, wrong) => {
    await employer.drop('staff.csv', [heads, sound, row].join('\n'));
    const read = await employer.read();
    expect(read.people).toBe(1);
    expect(read.problems).toMatchObject([{ row: 3, header: head, wrong }]);
  });

  it.each([
    ['-1', 0],
    ['1.5', 0],
    ['two', 0],
    ['2', 3],
  ])('count %s children of an employee, or say that it is no count', async (children, people) => {
    const text = `Staff ID,Sex,Age,Salary,Children\nE1,M,30,9000,${children}\n`;
    await employer.drop('staff.csv', text);
    const read = await employer.read();
    expect([read.people, read.problemCount]).toEqual([people, people === 0 ? 1 : 0]);
  });
});

describe('what a spreadsheet does to a list', () => {
  const expectOne = async (name: string, bytes: Buffer | string) => {
    expect(await employer.drop(name, bytes)).toBe(census);
    expect(await employer.read()).toMatchObject({ people: 1, problemCount: 0, asked: [] });
  };

  it('is read: UTF-16, semicolons, titles over merged headers, formulas that were computed', async () => {
    await expectOne('a.csv', Buffer.from(`\ufeff${csvOf()}`, 'utf16le'));
    await expectOne('a.csv', csvOf().replaceAll(',', ';'));
    const merged = [
      ['Staff of Palm LLC', '', '', ''],
      [],
      ['Name', 'Sex', 'Age', 'Monthly pay'],
      ['', '', '', 'Salary'],
      omar,
    ];
    await expectOne('a.xlsx', aWorkbook(merged));
    await expectOne('a.xlsx', aWorkbook([header, ['Omar', 'M', '=B2*3=30', '=1*9000=9000']]));
    expect(await employer.read()).toMatchObject({ formulaCount: 2 });
  });

  it('is read: Arabic of an old Excel', async () => {
    const arabic: Readonly<Record<string, number>> = {
      ا: 0xc7,
      ل: 0xe1,
      ع: 0xda,
      م: 0xe3,
      ر: 0xd1,
      ج: 0xcc,
      ن: 0xe4,
      س: 0xd3,
      ذ: 0xd0,
      ك: 0xdf,
    };
    const text = 'العمر,الجنس\n30,ذكر\n';
    const bytes = Array.from(text, (sign) => arabic[sign] ?? sign.charCodeAt(0));
    await expectOne('a.csv', Buffer.from(bytes));
  });
});
