/** The comparison of a group as PDF (decisions V32, as in other lines), for its owner. */
import type { FastifyInstance } from 'fastify';
import { corporatePickPaths } from '../../../../contract/medical-corporate/picks.ts';
import type { Bff } from '../../../parts.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { groupQuoteOfSession } from '../../../use-cases/medical-corporate/session-quote.ts';
import { groupComparison } from '../../../views/medical-corporate/papers/comparison.ts';
import { notFound } from '../../not-found.ts';
import { sendPdf } from '../../site/files.ts';
import { comparedAcross, comparedInCategory } from './compared.ts';

export function serveCorporateComparison(app: FastifyInstance, bff: Bff): void {
  app.get(corporatePickPaths.comparisonPdf, async (request, reply) => {
    const session = sessionOf(request);
    const context = contextOf(request, bff.signer);
    const query = request.query as Record<string, string>;
    const ask = { session, context, query };
    const quote = await groupQuoteOfSession(bff, ask);
    const compare = query.across === '1' ? comparedAcross : comparedInCategory;
    const { plans } = await compare(bff, ask, quote);
    if (plans.length === 0) throw notFound();
    const paper = { model: groupComparison(quote, plans), name: `comparison-${quote.reference}` };
    return sendPdf(bff, reply, paper, { version: quote.catalogueVersion });
  });
}
