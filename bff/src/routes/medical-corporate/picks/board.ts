/** A proposal for whoever has its link: to read, and to take along as a file. Nothing of a session is opened or changed. */
import type { FastifyInstance } from 'fastify';
import {
  boardPaths,
  type GroupProposalPage,
} from '../../../../contract/medical-corporate/board.ts';
import type { PageDraft } from '../../../locale/page-draft.ts';
import type { Bff } from '../../../parts.ts';
import { contextOf } from '../../../session/session-plugin.ts';
import { proposalOfLink } from '../../../use-cases/medical-corporate/board-links.ts';
import { boardFacts, boardPage } from '../../../views/medical-corporate/board-model.ts';
import { sendProposalFile } from '../../documented/medical-corporate/proposal-form.ts';
import { notFound } from '../../not-found.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';

export const boardModels: PageModels = { [boardPaths.model]: page(model) };

/** Null once the link has ended (decisions X22: nothing says whether it was ever one). */
async function model(bff: Bff, { query, context }: PageAsk): Promise<PageDraft<GroupProposalPage>> {
  const token = query.link ?? '';
  const proposal = await proposalOfLink(bff, token, context);
  if (!proposal) throw notFound();
  return boardPage(proposal, token);
}

export function serveBoardFiles(app: FastifyInstance, bff: Bff): void {
  for (const form of ['pdf', 'xlsx'] as const) {
    app.get(boardPaths.file(':token', form), async (request, reply) => {
      const { token = '' } = request.params as { token?: string };
      const context = contextOf(request, bff.signer);
      const proposal = await proposalOfLink(bff, token, context);
      if (!proposal) throw notFound();
      const { catalogueVersion: version } = proposal;
      reply.header('x-robots-tag', 'noindex');
      return sendProposalFile(bff, reply, { facts: boardFacts(proposal), form, version }, context);
    });
  }
}
