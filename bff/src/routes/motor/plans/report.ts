/** GET /download-comparison-report: the compared plans as PDF, for the session's owner or by a signed link (decisions V32). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { motorListPaths } from '../../../../contract/motor/plan-pages.ts';
import type { Bff } from '../../../parts.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { reportLeadId, reportOfLink } from '../../../use-cases/motor/motor-links.ts';
import { motorDrafts } from '../../../use-cases/motor/session-draft.ts';
import { findMotorQuote } from '../../../use-cases/motor/session-quote.ts';
import { motorReport } from '../../../views/motor/report.ts';
import { notFound } from '../../not-found.ts';
import { sendPdf } from '../../site/files.ts';

export function serveMotorReport(app: FastifyInstance, bff: Bff): void {
  app.get(motorListPaths.report, async (request, reply) => {
    const { quote, planIds } = await reportOf(bff, request);
    const offered = planIds.filter((id) => quote.tiles.some(({ planId }) => planId === id));
    if (offered.length === 0) throw notFound();
    const paper = { model: motorReport(quote, offered), name: `comparison-${quote.reference}` };
    return sendPdf(bff, reply, paper, { version: quote.catalogueVersion });
  });
}

/** Whoever is neither the owner nor has the link gets 404, as for an id that does not exist (decisions X22). */
async function reportOf(bff: Bff, request: FastifyRequest) {
  const { lead_id: leadId, link } = request.query as { lead_id?: unknown; link?: unknown };
  const session = sessionOf(request);
  const context = contextOf(request, bff.signer);
  if (typeof link === 'string') {
    const linked = reportOfLink(bff, link);
    const quote = linked && (await bff.quoting.motorQuote({ quoteId: linked.quoteId }, context));
    if (!linked || !quote || reportLeadId(quote) !== leadId) throw notFound();
    return { quote, planIds: linked.planIds };
  }
  const quote = await findMotorQuote(bff, { session, context });
  const own = quote && [quote.quoteId, quote.leadId, motorDrafts.idsOf(session).leadId];
  if (!quote || typeof leadId !== 'string' || !own?.includes(leadId)) throw notFound();
  return { quote, planIds: quote.comparedPlanIds };
}
