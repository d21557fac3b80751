/** Downloads: plan documents for anyone, and what every PDF is sent by (S0 2; decisions M56, M64). */
import { isLocale } from '@muqarin/rules/locale';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asBff } from '../../clients/as-bff.ts';
import { type PaperDraft, paperIn } from '../../locale/papers.ts';
import { inEnglish } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { planPaper } from '../../use-cases/plan-paper.ts';
import { notFound } from '../not-found.ts';
import { sendNoPaper } from './no-paper.ts';

/** Answers that anyone may keep must not carry anybody's cookie. */
export const publicRoute = { config: { session: 'none' } } as const;

export const nobody = asBff('public-files');

export function serveFiles(app: FastifyInstance, bff: Bff): void {
  app.get('/download-file/:planId/:name/:documentId', publicRoute, async (request, reply) => {
    const { planId, documentId } = request.params as Record<string, string>;
    if (!/^\d{1,9}$/.test(planId ?? '') || !/^\d{1,9}$/.test(documentId ?? '')) throw notFound();
    const paper = await planPaper(bff.quoting, { planId, documentId }, nobody);
    if (!paper) throw notFound();
    // Kept for everybody by its address, which says the language.
    const { lang } = request.query as { lang?: unknown };
    request.locale = isLocale(lang) ? lang : 'en';
    return sendPdf(bff, reply, paper, { caching: 'public, max-age=300', version: paper.version });
  });
}

interface Sending {
  caching?: string;
  /** Of the catalogue whose words it says. */
  version?: string;
  /** False where it names a person: no copy stays anywhere. */
  keep?: boolean;
}

export async function sendPdf(
  bff: Bff,
  reply: FastifyReply,
  { model, name }: { model: PaperDraft; name: string },
  { caching = 'private, no-store', version, keep = true }: Sending,
): Promise<FastifyReply> {
  const versions = version === undefined ? [] : [version];
  const { locale } = reply.request;
  const inLanguage =
    locale === 'ar'
      ? { ...paperIn(await bff.words.arabic(versions), model), locale }
      : paperIn(inEnglish, model);
  let rendered: { pdfBase64: string };
  try {
    const { flight } = reply.request;
    const context = flight ? { ...nobody, madeFor: flight } : nobody;
    rendered = await bff.documents.renderPdf({ model: inLanguage, keep }, context);
  } catch (error) {
    if (reply.request.flight?.isOver) return reply.hijack();
    return sendNoPaper(reply, error);
  }
  const fileName = name.replace(/[^\w-]/g, '-').slice(0, 100);
  return reply
    .header('cache-control', caching)
    .header('content-disposition', `attachment; filename="${fileName}.pdf"`)
    .type('application/pdf')
    .send(Buffer.from(rendered.pdfBase64, 'base64'));
}
