import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WorkbookModel } from '../contract/workbook.ts';
import { readTables } from '../src/census/read-rows.ts';
import { sheetNames } from '../src/xlsx/write-xlsx.ts';
import { createXlsxWriter } from '../src/xlsx/writer.ts';
import { documentsUnderTest, filesIn, visitor } from './support/documents.ts';

let service: Awaited<ReturnType<typeof documentsUnderTest>>;
beforeAll(async () => {
  service = await documentsUnderTest();
});
afterAll(() => service.app.close());

async function written(workbook: WorkbookModel): Promise<Buffer> {
  const { xlsxBase64, bytes } = await service.client.renderXlsx({ workbook }, visitor);
  const xlsx = Buffer.from(xlsxBase64, 'base64');
  expect(xlsx).toHaveLength(bytes);
  return xlsx;
}

it('writes sheets of typed cells that read back as they were, and keeps nothing', async () => {
  const rows = [
    ['Category', 'Members', 'Premium', 'From'],
    [{ strong: 'CAT A' }, 87, { fils: 1_464_750 }, { date: '2026-11-21' }],
    ['موظفون', null, { fils: -5, strong: true as const }, { typed: 'Ravi <&> "O\'Neil"\nB' }],
  ];
  const xlsx = await written({
    sheets: [
      { name: 'Premium', widths: [20, 10, 14, 14], headRows: 1, rows },
      { name: 'Empty', rows: [] },
    ],
  });
  const [premium, empty] = await readWorkbook(xlsx);
  expect(premium?.sheet).toBe('Premium');
  expect(premium?.data).toEqual([
    ['Category', 'Members', 'Premium', 'From'],
    ['CAT A', 87, 14_647.5, new Date('2026-11-21T00:00:00Z')],
    ['موظفون', null, -0.05, 'Ravi <&> "O\'Neil"\nB'],
  ]);
  expect(empty?.data).toEqual([]);
  expect(filesIn(service.filesDir)).toEqual([]);
});

it.each([
  '=1+1',
  '=HYPERLINK("http://evil.example")',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  ' =1',
])('keeps %j a text, in files that the product itself takes', async (text) => {
  const xlsx = await written({ sheets: [{ name: 'x', rows: [[text, { typed: text }]] }] });
  const [sheet] = await readWorkbook(xlsx, { trim: false });
  expect(sheet?.data).toEqual([[text, text]]);
  const outcome = await service.send({ name: 'x.xlsx', bytes: xlsx });
  expect(outcome).toMatchObject({ outcome: 'stored', upload: { kind: 'xlsx' } });
});

it('writes what the reader of staff lists reads', async () => {
  const rows = Array.from({ length: 2000 }, (_, n) => [n, { typed: `Person ${n}` }, 'Employee']);
  const file = path.join(tmpdir(), `muqarin-written-${process.pid}.xlsx`);
  writeFileSync(file, await written({ locale: 'ar', sheets: [{ name: 'Staff', rows }] }));
  const [table] = await readTables(file, 'xlsx');
  rmSync(file);
  expect(table?.rows).toHaveLength(2000);
  expect(table?.rows[1999]).toEqual([1999, 'Person 1999', 'Employee']);
});

it('gives each sheet a name that spreadsheets take', () => {
  const long = 'Category A, management and directors of all branches';
  const names = sheetNames(['A/B: [x]*?', '', long, long, 'premium', 'Premium', "'quoted'"]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^(?!')[^[\]/\\:*?]{1,31}(?<!')$/);
  expect(names[0]).toBe('A B x');
});

it('refuses what is no cell', async () => {
  for (const cell of [{ formula: '=1' }, 'x'.repeat(32_768), { fils: 1.5 }, { date: '2026-02-30' }])
    await expect(written({ sheets: [{ name: 'x', rows: [[cell as never]] }] })).rejects.toThrow();
});

it('says that too many wait, and begins anew after a workbook that was too slow', async () => {
  const logger = { warn: () => {} };
  const slow = createXlsxWriter(logger, { timeoutMilliseconds: 1 });
  const workbook = { sheets: [{ name: 'x', headRows: 0, rows: [['x']] }] };
  await expect(slow.write(workbook)).rejects.toMatchObject({
    code: 'DOCUMENTS.NOT_WRITTEN',
    kind: 'unavailable',
    retryAfterSeconds: 5,
  });
  await slow.close();
  const full = createXlsxWriter(logger, { waiting: { atMost: 0, milliseconds: 60_000 } });
  const both = await Promise.allSettled([full.write(workbook), full.write(workbook)]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(both[1]).toMatchObject({ reason: { code: 'DOCUMENTS.MANY_PAPERS' } });
  await full.close();
});
