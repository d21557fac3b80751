/** The whole list of a session as a PDF, where a line has it by its own address. */
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../parts.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { insurerMarks } from '../../use-cases/insurer-marks.ts';
import { type ListOnPaper, listDocument } from '../../views/papers/list-on-paper.ts';
import { notFound } from '../not-found.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { sendPdf } from '../site/files.ts';

type PaperAsk = Pick<PageAsk, 'session' | 'context' | 'query'>;

/** @param onPaper null for whoever has no list, or an empty one: 404 (decisions X22) */
export function serveListPaper(
  app: FastifyInstance,
  bff: Bff,
  path: string,
  onPaper: (ask: PaperAsk) => Promise<ListOnPaper | null>,
): void {
  app.get(path, async (request, reply) => {
    const ask = {
      session: sessionOf(request),
      context: contextOf(request, bff.signer),
      query: request.query as PageAsk['query'],
    };
    const list = await onPaper(ask);
    if (!list || list.plans.length === 0) throw notFound();
    const marks = await insurerMarks(bff, list.plans, ask.context);
    const paper = { model: listDocument(list, marks), name: `quote-${list.reference}` };
    return sendPdf(bff, reply, paper, { version: list.version });
  });
}
