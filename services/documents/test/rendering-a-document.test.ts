import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { createLocalFiles } from '@muqarin/platform/drivers/local-files';
import { AppError } from '@muqarin/platform/errors';
import type { Files } from '@muqarin/platform/files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentsUnderTest, filesIn } from './support/documents.ts';

const frailRenderer = fileURLToPath(new URL('./support/frail-renderer.ts', import.meta.url));
const context = { actor: { kind: 'visitor' as const, id: 'v1' }, correlationId: 'c1' };
const model = {
  title: 'Table of benefits',
  subtitle: 'Liwan Select',
  footer: 'Illustrative.',
  sections: [
    {
      kind: 'rows' as const,
      title: 'Cover',
      rows: [{ label: 'Annual limit', value: 'AED 500,000' }],
    },
  ],
};

describe('rendering a document', () => {
  let filesDir: string;
  let unkeeping: Files;
  const away = async () => {
    throw new AppError('unavailable', 'FILES.AWAY', 'Away.');
  };
  beforeEach(() => {
    filesDir = mkdtempSync(path.join(tmpdir(), 'muqarin-documents-'));
    unkeeping = { ...createLocalFiles({ dir: filesDir }), get: away, put: away };
  });
  afterEach(() => rmSync(filesDir, { recursive: true, force: true }));

  it('makes a PDF, keeps it, and answers the kept one', async () => {
    const { app, client } = await documentsOver(createLocalFiles({ dir: filesDir }));
    const first = await client.renderPdf({ model }, context);
    const pdf = Buffer.from(first.pdfBase64, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBe(first.bytes);
    const kept = filesIn(filesDir);
    expect(kept).toHaveLength(1);
    expect(await client.renderPdf({ model }, context)).toEqual(first);
    expect(filesIn(filesDir)).toEqual(kept);
    await client.renderPdf({ model: { ...model, title: 'Another' } }, context);
    expect(filesIn(filesDir)).toHaveLength(2);
    await app.close();
  });

  it('keeps so many at most, and never answers one for another', async () => {
    const files = createLocalFiles({ dir: filesDir });
    const { app, client } = await documentsUnderTest({
      files,
      pdf: { program: frailRenderer },
      papersKept: 2,
    });
    const titled = async (title: string) => {
      const { pdfBase64 } = await client.renderPdf({ model: { ...model, title } }, context);
      return Buffer.from(pdfBase64, 'base64').toString();
    };
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 8; n += 1) {
        expect(await titled(`paper ${n}`)).toMatch(new RegExp(`^%PDF-paper ${n} `));
      }
    }
    expect(filesIn(filesDir)).toHaveLength(2);
    await app.close();
  });

  it('sets sixty plans in nineteen groups on two pages, with their marks', async () => {
    const { app, client } = await documentsOver(createLocalFiles({ dir: filesDir }));
    const svg =
      '<svg viewBox="0 0 32 32"><path d="M4 9h10v7h14" fill="none" stroke="#1d5fa8"/></svg>';
    for (const locale of ['en', 'ar'] as const) {
      const { pdfBase64 } = await client.renderPdf(
        { model: { ...model, locale, marks: { falaj: svg }, sections: [sixtyPlans()] } },
        context,
      );
      const pdf = Buffer.from(pdfBase64, 'base64').toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g), locale).toHaveLength(2);
    }
    await app.close();
  });

  it('lays an Arabic paper out in its own letters, beside the Latin ones', async () => {
    const { app, client } = await documentsOver(createLocalFiles({ dir: filesDir }));
    const arabic = { ...model, locale: 'ar' as const, title: 'جدول المزايا' };
    const { pdfBase64 } = await client.renderPdf({ model: arabic }, context);
    const pdf = Buffer.from(pdfBase64, 'base64').toString('latin1');
    expect(pdf).toContain('/Lang (ar)');
    const english = await client.renderPdf({ model }, context);
    const before = Buffer.from(english.pdfBase64, 'base64').toString('latin1');
    expect(fontsIn(pdf)).toEqual(expect.arrayContaining(fontsIn(before)));
    expect(fontsIn(pdf)).toContain('RubikArabic-SemiBold');
    await app.close();
  });

  it('embeds each font once, however long the paper and however its scripts mix', async () => {
    const { app, client } = await documentsOver(createLocalFiles({ dir: filesDir }));
    const bytesOf = async (locale: 'en' | 'ar', row: string[]) => {
      const rows = Array.from({ length: 60 }, (_, n) => row.map((cell) => `${cell} ${n}`));
      const table = { kind: 'table' as const, title: 'x', columns: row, rows };
      const long = { ...model, locale, sections: [table] };
      const { pdfBase64, bytes } = await client.renderPdf({ model: long }, context);
      const fonts = fontsIn(Buffer.from(pdfBase64, 'base64').toString('latin1'));
      expect(fonts).toEqual([...new Set(fonts)]);
      return bytes;
    };
    const english = await bytesOf('en', ['Liwan Select, Liwan Insurance', 'AED 1,234.50']);
    const arabic = await bytesOf('ar', ['ليوان المختارة، Liwan Insurance', '1,234.50 درهم']);
    expect(arabic).toBeLessThan(3 * english);
    await app.close();
  });

  it('joins the letters of a paper alike, whatever was rendered before', async () => {
    const paper = { ...model, locale: 'ar' as const, title: 'من يمكنه الحصول عليها' };
    // Its letters are drawn with parts that are letters of the other.
    const other = { ...paper, title: 'الخدمة في الشجرة' };
    const drawn = async (...before: (typeof paper)[]) => {
      const { app, client } = await documentsOver(unkeeping);
      for (const each of before) await client.renderPdf({ model: each }, context);
      const answer = await client.renderPdf({ model: paper }, context);
      await app.close();
      return timeless(answer);
    };
    expect(await drawn(other)).toBe(await drawn());
  });

  it('keeps the lines of a row on one page', async () => {
    const { app, client } = await documentsOver(unkeeping);
    const cells = ['First', 'word '.repeat(40), 'Third'];
    const table = { kind: 'table' as const, title: 'Table', columns: ['a', 'b', 'c'] };
    const linesOf = async (rows: number) => {
      const sections = [{ ...table, rows: Array.from({ length: rows }, () => cells) }];
      return linesByPage(await client.renderPdf({ model: { ...model, sections } }, context));
    };
    const [none = 0] = await linesOf(0);
    const [one = 0] = await linesOf(1);
    const [, ...pages] = (await linesOf(60)).slice(0, -1);
    expect(pages.length).toBeGreaterThan(2);
    // Without title, subtitle and the section's title, which stand on the first page only.
    for (const lines of pages) expect((lines - (none - 3)) % (one - none)).toBe(0);
    await app.close();
  });

  it('renders anew while the files are away', async () => {
    const { app, client } = await documentsOver(unkeeping);
    const { pdfBase64 } = await client.renderPdf({ model }, context);
    expect(Buffer.from(pdfBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await app.close();
  });
});

async function documentsOver(files: Files) {
  const { client, app } = await documentsUnderTest({ files });
  return { client, app };
}

/** One name for each font in the file, without the tag that says which of its letters are there. */
function fontsIn(pdf: string): string[] {
  const names = [...pdf.matchAll(/\/FontName \/[A-Z]+\+(\S+)/g)].map(([, name = '']) => name);
  expect(pdf.match(/\/FontFile\d? /g)).toHaveLength(names.length);
  return names.sort();
}

interface Paper {
  pdfBase64: string;
}

/** Without the time at which it was made, and the id that comes of it. */
function timeless({ pdfBase64 }: Paper): string {
  return Buffer.from(pdfBase64, 'base64')
    .toString('latin1')
    .replace(/D:\d{14}Z?/g, '')
    .replace(/\/ID \[[^\]]*\]/g, '');
}

/** How many lines of text each page has. */
function linesByPage({ pdfBase64 }: Paper): number[] {
  const pdf = Buffer.from(pdfBase64, 'base64').toString('latin1');
  return [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => unpacked(Buffer.from(packed, 'latin1')))
    .filter((text) => text.includes(' Tf'))
    .map((text) => text.split('BT\n').length - 1);
}

function unpacked(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    return '';
  }
}

/** As the longest list of the built-in catalogue: groups of uneven size, each with one or two lines of facts. */
function sixtyPlans() {
  const text = 'You pay 20 % of a hospital stay, at most AED 500 each time.';
  const row = {
    mark: 'falaj',
    name: 'Falaj Basic Dubai',
    of: 'Falaj Assurance',
    cells: ['AED 150,000', 'Dubai Basic', 'AED 1,637.00', 'AED 81.85', 'AED 1,718.85'],
  };
  const sizes = Array.from({ length: 19 }, (_, at) => (at < 3 ? 4 : 3));
  return {
    kind: 'plans' as const,
    title: 'Per person per year',
    columns: ['Plan', 'Annual limit', 'Network', 'Net premium', 'VAT 5 %', 'You pay the insurer'],
    groups: sizes.map((size, at) => ({
      facts: [
        { label: 'Outpatient visits', text: 'You pay 20 %' },
        { text },
        ...(at % 2 === 0 ? [{ text }] : []),
      ],
      rows: Array.from({ length: size }, () => row),
    })),
  };
}
