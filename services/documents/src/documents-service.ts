/** The documents service: PDFs rendered once per content and kept, workbooks, and uploads; it knows layout and files, never insurance. */
import { databaseAnswers } from '@muqarin/platform/database';
import type { OutboxStore } from '@muqarin/platform/events/outbox-store';
import { serveCall } from '@muqarin/platform/http/serve';
import { createService } from '@muqarin/platform/http/service';
import type { FastifyInstance } from 'fastify';
import { type DocumentModel, documentsContract } from '../contract/documents-contract.ts';
import type { DocumentsParts } from './parts.ts';
import { createKeptPapers, type KeptPapers } from './pdf/kept-papers.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf/renderer.ts';
import { serveUploads, type Uploads } from './uploads/serve-uploads.ts';
import { createXlsxWriter } from './xlsx/writer.ts';

/** Grows when the layout changes, so that kept files of the old one are not served. */
const layoutVersion = 2;

export interface DocumentsService {
  app: FastifyInstance;
  outboxes: readonly OutboxStore[];
  uploads: Uploads;
}

/** A file may come slowly: it comes through a public server, which looks after slow clients. */
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
  const { renderer, writer } = parts.children ?? ownChildren(app, parts);
  const papers = createKeptPapers(parts);
  const paperOf = oncePerContent((...asked) => keptOrRendered(papers, renderer, ...asked));
  const unkept = oncePerContent((_content, model, isWanted) => renderer.render(model, isWanted));
  serveCall(app, documentsContract.renderPdf, async ({ model, keep }, _, isWanted) => {
    const pdf = await (keep ? paperOf : unkept)(model, isWanted);
    return { pdfBase64: pdf.toString('base64'), bytes: pdf.length };
  });
  serveCall(app, documentsContract.renderXlsx, async ({ workbook }, _, isWanted) => {
    const xlsx = await writer.write(workbook, isWanted);
    return { xlsxBase64: xlsx.toString('base64'), bytes: xlsx.length };
  });
  const uploads = await serveUploads(app, parts);
  return { app, outboxes: uploads.outboxes, uploads };
}

function ownChildren(app: FastifyInstance, { logger, pdf }: DocumentsParts) {
  const renderer = createPdfRenderer(logger, pdf);
  const writer = createXlsxWriter(logger);
  app.addHook('onClose', renderer.close);
  app.addHook('onClose', writer.close);
  return { renderer, writer };
}

type IsWanted = () => boolean;
type Render = (content: string, model: DocumentModel, isWanted: IsWanted) => Promise<Buffer>;

/** Who asks for a paper that is being made is given the same; it is wanted while one of them waits. */
function oncePerContent(
  render: Render,
): (model: DocumentModel, isWanted: IsWanted) => Promise<Buffer> {
  const underWay = new Map<string, { paper: Promise<Buffer>; askers: IsWanted[] }>();
  return (model, isWanted) => {
    const content = JSON.stringify([layoutVersion, model]);
    const begun = underWay.get(content);
    if (begun) {
      begun.askers.push(isWanted);
      return begun.paper;
    }
    const askers = [isWanted];
    const paper = render(content, model, () => askers.some((each) => each())).finally(() =>
      underWay.delete(content),
    );
    underWay.set(content, { paper, askers });
    return paper;
  };
}

async function keptOrRendered(
  papers: KeptPapers,
  renderer: PdfRenderer,
  ...[content, model, isWanted]: Parameters<Render>
): Promise<Buffer> {
  const kept = await papers.get(content);
  if (kept) return kept;
  const pdf = await renderer.render(model, isWanted);
  await papers.keep(content, pdf);
  return pdf;
}
