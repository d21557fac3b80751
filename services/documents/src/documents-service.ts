/** The documents service: PDFs rendered once per content and kept, and uploads; it knows layout and files, never insurance. */
import { createHash } from 'node:crypto';
import { databaseAnswers } from '@muqarin/platform/database';
import type { OutboxStore } from '@muqarin/platform/events/outbox-store';
import { serveCall } from '@muqarin/platform/http/serve';
import { createService } from '@muqarin/platform/http/service';
import type { FastifyInstance } from 'fastify';
import { type DocumentModel, documentsContract } from '../contract/documents-contract.ts';
import type { DocumentsParts } from './parts.ts';
import { serveUploads, type Uploads } from './uploads/serve-uploads.ts';

/** Grows when the layout changes, so that kept files of the old one are not served. */
const layoutVersion = 1;

export interface DocumentsService {
  app: FastifyInstance;
  outboxes: readonly OutboxStore[];
  uploads: Uploads;
}

/** A file may come slowly: whoever sends it has told a public server first, which looks after slow clients. */
const slowestUploadMilliseconds = 15 * 60_000;

export async function createDocumentsService(parts: DocumentsParts): Promise<DocumentsService> {
  const app = createService({
    name: 'documents',
    logger: parts.logger,
    telemetry: parts.telemetry,
    bodyLimitBytes: 1024 * 1024,
    slowest: { requestMilliseconds: slowestUploadMilliseconds },
    ready: { database: () => databaseAnswers(parts.connection) },
  });
  serveCall(app, documentsContract.renderPdf, async ({ model }) => {
    const pdf = await keptOrRendered(parts, model);
    return { pdfBase64: pdf.toString('base64'), bytes: pdf.length };
  });
  const uploads = await serveUploads(app, parts);
  return { app, outboxes: uploads.outboxes, uploads };
}

/** The files only spare work: while they are away, each document is rendered anew. */
async function keptOrRendered(
  { files, logger }: DocumentsParts,
  model: DocumentModel,
): Promise<Buffer> {
  const hash = createHash('sha256')
    .update(JSON.stringify([layoutVersion, model]))
    .digest('hex');
  const key = `${hash}.pdf`;
  const away = (what: string) => (error: unknown) => {
    logger.warn({ err: error, key }, what);
    return null;
  };
  const kept = await files.get(key).catch(away('a kept document cannot be read'));
  if (kept) return kept;
  // Loaded at the first document: the renderer is large and most starts never need it.
  const { renderPdf } = await import('./render-pdf.ts');
  const pdf = await renderPdf(model);
  await files.put(key, pdf).catch(away('a document cannot be kept'));
  return pdf;
}
