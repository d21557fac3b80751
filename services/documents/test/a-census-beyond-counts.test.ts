/** What is made of an uploaded staff list beside its counts, and how long it is kept. */
import papaparse from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../contract/uploads-contract.ts';
import { documentsUnderTest, visitor } from './support/documents.ts';
import { makeWorkbook } from './support/make-workbook.ts';

const owner = ownerOf.groupCensus('d1');
const bands = {
  ageBands: [
    { ageFrom: 18, ageTo: 45 },
    { ageFrom: 46, ageTo: 65 },
  ],
  maternityBands: [{ ageFrom: 18, ageTo: 45 }],
};
const list = [
  'Staff ID,Name,Relation,Principal ID,Sex,Marital status,DOB,Salary,Class',
  'E1,Omar,Employee,,M,Married,01/05/1990,3500,A',
  'D1,Aisha,Wife,E1,F,,02/05/1991,,',
  'E2,عمر,Employee,,M,Single,31/02/1990,9000,B',
  'D2,Mina,Wife,E2,F,,02/05/1991,,',
  'E3,Zaid,Employee,,M,Single,04/05/1970,9000,',
];

let service: Awaited<ReturnType<typeof documentsUnderTest>>;
beforeAll(async () => {
  service = await documentsUnderTest();
});
afterAll(() => service.app.close());

async function sent(bytes: Buffer, name = 'staff.csv'): Promise<string> {
  const outcome = await service.send({ name, bytes }, { owner, purpose: 'census', slot: 'census' });
  if (outcome.outcome !== 'stored') throw new Error(outcome.reason);
  return outcome.upload.uploadId;
}
const asked = (uploadId: string) => ({ uploadId, owner, ...bands });

it('gives the people without their names', async () => {
  const uploadId = await sent(Buffer.from(list.join('\n')));
  const answer = await service.client.readCensusPeople(asked(uploadId), visitor);
  expect(answer).toEqual({
    outcome: 'read',
    ageBands: [
      { ageFrom: 0, ageTo: 17 },
      { ageFrom: 18, ageTo: 45 },
      { ageFrom: 46, ageTo: 65 },
      { ageFrom: 66, ageTo: 120 },
    ],
    maternityBands: [{ ageFrom: 18, ageTo: 45 }],
    people: [
      [2, 2, 1, 1, 1, -1],
      [3, 2, 1, 1, 1, 0],
    ],
  });
});

it('says how the list calls the people of some rows, to its owner alone', async () => {
  const uploadId = await sent(Buffer.from(list.join('\n')));
  const ofRows = { ...asked(uploadId), rows: [3, 2, 99] };
  const answer = await service.client.readCensusNames(ofRows, visitor);
  expect(answer).toMatchObject({
    outcome: 'read',
    names: [
      { row: 2, number: 'E1' },
      { row: 3, number: 'D1', name: 'Aisha' },
    ],
  });
  const other = { ...ofRows, owner: ownerOf.groupCensus('somebody-else') };
  expect(await service.client.readCensusNames(other, visitor)).toMatchObject({
    outcome: 'unread',
  });
});

it('gives the people whom a policy is bought for', async () => {
  const uploadId = await sent(Buffer.from(list.join('\n')));
  const answer = await service.client.readCensusMembers(asked(uploadId), visitor);
  const wife = { relation: 'spouse', gender: 'female', married: true, birthDate: '1991-05-02' };
  expect(answer).toMatchObject({
    outcome: 'read',
    people: [
      { number: 'E1', name: 'Omar', relation: 'employee', salary: 'lsb', category: 1 },
      { number: 'D1', name: 'Aisha', ...wife, category: 1 },
    ],
  });
});

it('compares two lists, and says who is in both without their names', async () => {
  const earlierUploadId = await sent(Buffer.from(list.slice(0, 3).join('\n')));
  const later = [list[0], 'E9,Ravi,Employee,,M,Single,04/05/1970,9000,B', list[2], list[1]];
  const uploadId = await sent(Buffer.from(later.join('\n')));
  const answer = await service.client.compareCensus(
    { ...asked(uploadId), earlierUploadId },
    visitor,
  );
  expect(answer).toMatchObject({
    outcome: 'read',
    earlier: { categories: [{ number: 1, employees: 1, members: 2 }] },
    later: {
      categories: [
        { number: 1, members: 2 },
        { number: 2, members: 1 },
      ],
    },
    pairs: [
      [0, 2],
      [1, 1],
    ],
  });
  expect(JSON.stringify(answer)).not.toMatch(/Omar|Aisha|E1/);
  const foreign = { ...asked(uploadId), earlierUploadId: 'unknown' };
  expect(await service.client.compareCensus(foreign, visitor)).toEqual({
    outcome: 'unread',
    reason: 'no_upload',
  });
});

it('is written as the member register, a name as a text', async () => {
  const evil = list.with(1, 'E1,-1+cmd Saleh,Employee,,M,Married,01/05/1990,3500,A');
  const uploadId = await sent(Buffer.from(evil.slice(0, 3).join('\n')));
  const words = { register: 'Register', missing: 'Missing', people: 'People' };
  const asking = { ...asked(uploadId), emirate: 'Dubai', words };
  const answer = await service.client.writeCensusRegister(asking, visitor);
  if (answer.outcome !== 'written') throw new Error(answer.reason);
  const [register, missing] = await readWorkbook(Buffer.from(answer.fileBase64, 'base64'));
  expect(register?.sheet).toBe('Register');
  expect(register?.data.map((row) => row[0])).toEqual(['First name', '-1+cmd', 'Aisha']);
  expect(missing?.data).toContainEqual(['Emirates ID', 2]);
});

describe('only the errors', () => {
  const words = {
    row: 'Row',
    problem: 'What is wrong',
    faults: { not_a_date: 'no date', missing: 'missing', principal_left_out: 'see its employee' },
  };
  const rows = [
    ['Row', ...(list[0]?.split(',') ?? []), 'What is wrong'],
    [4, ...(list[3]?.split(',') ?? []), 'DOB: no date'],
    [5, ...(list[4]?.split(',') ?? []), 'Principal ID: see its employee'],
    [6, ...(list[5]?.split(',') ?? []), 'Class: missing'],
  ];

  it('are a csv that spreadsheets read, Arabic too', async () => {
    const uploadId = await sent(Buffer.from(list.join('\n')));
    const asking = { ...asked(uploadId), format: 'csv' as const, words };
    const answer = await service.client.writeCensusErrors(asking, visitor);
    if (answer.outcome !== 'written') throw new Error(answer.reason);
    const text = Buffer.from(answer.fileBase64, 'base64').toString('utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    const { data } = papaparse.parse<string[]>(text.slice(1), { skipEmptyLines: true });
    expect(data).toEqual(rows.map((row) => row.map(String)));
  });

  it('are a workbook, in which a name stays a name', async () => {
    const evil = list.with(3, 'E2,-1+cmd,Employee,,M,Single,31/02/1990,9000,B');
    const uploadId = await sent(Buffer.from(evil.join('\n')));
    const asking = { ...asked(uploadId), format: 'xlsx' as const, words };
    const kept = await service.kept();
    const answer = await service.client.writeCensusErrors(asking, visitor);
    if (answer.outcome !== 'written') throw new Error(answer.reason);
    const [sheet] = await readWorkbook(Buffer.from(answer.fileBase64, 'base64'));
    expect(sheet?.data).toEqual(
      rows.map((row) => row.map((cell) => (cell === '' ? null : cell === 'عمر' ? '-1+cmd' : cell))),
    );
    expect(await service.kept()).toEqual(kept);
  });
});

it('names the cells of a workbook that are computed, and takes what they show', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
  const computed = '<c><f>C2*12</f><v>3500</v></c>';
  const bytes = makeWorkbook([
    {
      name: 'Staff',
      rows: [
        row(text('Name'), text('Sex'), text('Age'), text('Salary'), text('Bonus')),
        row(text('Omar'), text('M'), '<c><v>30</v></c>', computed, computed),
        row(text('Ravi'), text('M'), '<c><f>TODAY()-1</f></c>', '<c><v>9000</v></c>', computed),
      ].join(''),
    },
  ]);
  const answer = await service.client.readCensus(asked(await sent(bytes, 'staff.xlsx')), visitor);
  expect(answer).toMatchObject({
    people: 1,
    by: 'one',
    formulaCount: 2,
    formulas: [
      { row: 2, column: 3, read: '3500' },
      { row: 3, column: 2, read: '=TODAY()-1' },
    ],
    problems: [{ row: 3, field: 'age', column: 2, read: '=TODAY()-1', fault: 'formula' }],
  });
});

it('is kept for the days that are said at each use, and never shorter than before', async () => {
  const uploadId = await sent(Buffer.from(list.join('\n')));
  const expiresIn = async () => {
    const upload = await service.client.upload({ uploadId, owner }, visitor);
    return Math.round(
      (Date.parse(upload?.expiresAt ?? '') - Date.parse(upload?.uploadedAt ?? '')) / 3_600_000,
    );
  };
  await service.client.readCensus(asked(uploadId), visitor);
  expect(await expiresIn()).toBe(24);
  await service.client.readCensus({ ...asked(uploadId), keepDays: 30 }, visitor);
  expect(await expiresIn()).toBe(30 * 24);
  await service.client.readCensus({ ...asked(uploadId), keepDays: 2 }, visitor);
  expect(await expiresIn()).toBe(30 * 24);
  service.passHours(29 * 24);
  await service.client.readCensus({ ...asked(uploadId), keepDays: 30 }, visitor);
  expect(await expiresIn()).toBe(59 * 24);
  service.passHours(31 * 24);
  await service.uploads.retain();
  expect(await service.client.upload({ uploadId, owner }, visitor)).toBeNull();
});

it('is read as a person said last, as long as there is the file', async () => {
  const uploadId = await sent(Buffer.from(list.join('\n')));
  const read = async (more: object = {}) => {
    const answer = await service.client.readCensus({ ...asked(uploadId), ...more }, visitor);
    if (answer.outcome !== 'read') throw new Error(answer.reason);
    return answer;
  };
  const corrections = [{ row: 4, column: 6, value: '28/02/1990' }];
  expect((await read({ reading: { corrections } })).people).toBe(4);
  expect((await read()).reading.corrections).toEqual(corrections);
  const reading = { ...(await read()).reading, isApplied: true };
  const keep = (whose: string) =>
    service.client.keepCensusReading({ uploadId, owner: whose, reading }, visitor);
  expect([await keep('group-census:other'), await keep(owner)]).toEqual([
    { kept: false },
    { kept: true },
  ]);
  const { files } = await service.client.listCensusFiles({ owner }, visitor);
  expect(files[0]).toMatchObject({ uploadId, isTable: true, reading: { isApplied: true } });
  await service.client.deleteUpload({ uploadId, owner }, visitor);
  const [left] = await service.records(uploadId);
  expect(left).toMatchObject({ status: 'deleted', reading: null });
});
