/** A workbook as a download, in the language of whoever asked; beside `sendPdf` (files.ts). */
import type { FastifyReply } from 'fastify';
import { type WorkbookDraft, workbookIn } from '../../locale/papers.ts';
import { inEnglish } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { nobody } from './files.ts';
import { sendNoPaper } from './no-paper.ts';

/** `name` without its ending. Words of ours are translated, what people typed is not. */
export async function sendXlsx(
  bff: Bff,
  reply: FastifyReply,
  { workbook, name }: { workbook: WorkbookDraft; name: string },
  { version }: { version?: string } = {},
): Promise<FastifyReply> {
  const { flight, locale } = reply.request;
  const versions = version === undefined ? [] : [version];
  const inLanguage =
    locale === 'ar'
      ? { locale, ...workbookIn(await bff.words.arabic(versions), workbook) }
      : workbookIn(inEnglish, workbook);
  let written: { xlsxBase64: string };
  try {
    const context = flight ? { ...nobody, madeFor: flight } : nobody;
    written = await bff.documents.renderXlsx({ workbook: inLanguage }, context);
  } catch (error) {
    if (flight?.isOver) return reply.hijack();
    return sendNoPaper(reply, error);
  }
  const fileName = name.replace(/[^\w-]/g, '-').slice(0, 100);
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileName}.xlsx"`)
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .send(Buffer.from(written.xlsxBase64, 'base64'));
}
