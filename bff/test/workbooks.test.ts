/** What every download of a workbook has in common, whichever page it is of. */
import { manyPapers } from '@muqarin/documents/contract/documents-contract';
import type { WorkbookModel } from '@muqarin/documents/contract/workbook';
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Bff } from '../src/parts.ts';
import { sendXlsx } from '../src/routes/site/send-xlsx.ts';

const workbook: WorkbookModel = {
  sheets: [
    { name: 'Plans', rows: [['Plan', { strong: 'Plan' }, { typed: 'Plan' }, { fils: 5 }, null]] },
  ],
};

function downloading(renderXlsx: (asked: { workbook: WorkbookModel }) => unknown, locale = 'en') {
  const app = fastify();
  const arabic = async () => ({ say: (text: string) => `ar:${text}` });
  const bff = { words: { arabic }, documents: { renderXlsx } } as unknown as Bff;
  app.get('/x', (request, reply) => {
    request.locale = locale as 'en';
    return sendXlsx(bff, reply, { workbook, name: 'plans-MQ-1/2' });
  });
  return app.inject({ url: '/x', headers: { accept: 'application/json' } });
}

it('a workbook is a private attachment under its own name', async () => {
  const answer = await downloading(async () => ({ xlsxBase64: 'UEsDBA==', bytes: 4 }));
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.toString('latin1')).toBe('PK\x03\x04');
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="plans-MQ-1-2.xlsx"',
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
});

it('our words are said in Arabic, what a person typed is not', async () => {
  const asked: WorkbookModel[] = [];
  await downloading(async (input) => {
    asked.push(input.workbook);
    return { xlsxBase64: '', bytes: 0 };
  }, 'ar');
  expect(asked).toEqual([
    {
      locale: 'ar',
      sheets: [
        {
          name: 'ar:Plans',
          rows: [['ar:Plan', { strong: 'ar:Plan' }, { typed: 'Plan' }, { fils: 5 }, null]],
        },
      ],
    },
  ]);
});

it('while many wait, whoever asks is told when to come again', async () => {
  const full = new AppError('unavailable', manyPapers, 'x', { retryAfterSeconds: 5 });
  const answer = await downloading(() => Promise.reject(full));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ error: messages.manyDocuments });
});
