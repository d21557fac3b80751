import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalFiles } from '@muqarin/platform/drivers/local-files';
import { AppError } from '@muqarin/platform/errors';
import type { Files } from '@muqarin/platform/files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentsUnderTest } from './support/documents.ts';

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
  beforeEach(() => {
    filesDir = mkdtempSync(path.join(tmpdir(), 'muqarin-documents-'));
  });
  afterEach(() => rmSync(filesDir, { recursive: true, force: true }));

  it('makes a PDF, keeps it, and answers the kept one', async () => {
    const { app, client } = await documentsOver(createLocalFiles({ dir: filesDir }));
    const first = await client.renderPdf({ model }, context);
    const pdf = Buffer.from(first.pdfBase64, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBe(first.bytes);
    const kept = readdirSync(filesDir);
    expect(await client.renderPdf({ model }, context)).toEqual(first);
    expect(readdirSync(filesDir)).toEqual(kept);
    await client.renderPdf({ model: { ...model, title: 'Another' } }, context);
    expect(readdirSync(filesDir)).toHaveLength(kept.length + 1);
    await app.close();
  });

  it('lays an Arabic paper out in its own letters, beside the Latin ones', async () => {
    const { app, client } = await documentsOver(createLocalFiles({ dir: filesDir }));
    const arabic = { ...model, locale: 'ar' as const, title: 'جدول المزايا' };
    const { pdfBase64 } = await client.renderPdf({ model: arabic }, context);
    const pdf = Buffer.from(pdfBase64, 'base64').toString('latin1');
    expect(pdf).toContain('/Lang (ar)');
    const fonts = new Set(pdf.match(/\/FontName \/\S+/g));
    const english = await client.renderPdf({ model }, context);
    const before = Buffer.from(english.pdfBase64, 'base64').toString('latin1');
    expect(fonts.size).toBeGreaterThan(new Set(before.match(/\/FontName \/\S+/g)).size);
    await app.close();
  });

  it('renders anew while the files are away', async () => {
    const away = async () => {
      throw new AppError('unavailable', 'FILES.AWAY', 'Away.');
    };
    const { app, client } = await documentsOver({
      ...createLocalFiles({ dir: filesDir }),
      get: away,
      put: away,
    });
    const { pdfBase64 } = await client.renderPdf({ model }, context);
    expect(Buffer.from(pdfBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await app.close();
  });
});

async function documentsOver(files: Files) {
  const { client, app } = await documentsUnderTest({ files });
  return { client, app };
}
