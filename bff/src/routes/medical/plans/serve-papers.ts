/** Downloads of a quote's owner: the quote and the comparison as PDF (S0 2; decisions M56, M64, X22). */
import type { CallContext } from '@muqarin/platform/context';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import { listedPlans, parseFilterQuery } from '@muqarin/rules/medical/list-order';
import { MAX_COMPARED, parseIdList } from '@muqarin/rules/plan-list/compare';
import type { QueryValues } from '@muqarin/rules/plan-list/filters/query';
import type { FastifyInstance } from 'fastify';
import { medicalPaths } from '../../../../contract/medical/pages.ts';
import type { Bff } from '../../../parts.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { chosenHospitals } from '../../../use-cases/chosen-hospitals.ts';
import { insurerMarks } from '../../../use-cases/insurer-marks.ts';
import { quoteOfSession } from '../../../use-cases/medical/session-quote.ts';
import { listedInsurers } from '../../../views/listed-insurers.ts';
import { comparisonDocument } from '../../../views/medical/documents.ts';
import { toFilterTile } from '../../../views/medical/filter-tile.ts';
import { type QuotePaper, quoteDocument } from '../../../views/medical/quote-paper.ts';
import { notFound } from '../../not-found.ts';
import { sendPdf } from '../../site/files.ts';

export function serveMedicalPapers(app: FastifyInstance, bff: Bff): void {
  app.get(medicalPaths.quotePdf, async (request, reply) => {
    const context = contextOf(request, bff.signer);
    const quote = await quoteOfSession(bff, sessionOf(request), context);
    const whole = await quotePaper(bff, quote, request.query as QueryValues, context);
    const paper = { model: quoteDocument(whole), name: `quote-${quote.reference}` };
    return sendPdf(bff, reply, paper, { version: quote.catalogueVersion });
  });
  app.get(medicalPaths.comparisonPdf, async (request, reply) => {
    const context = contextOf(request, bff.signer);
    const quote = await quoteOfSession(bff, sessionOf(request), context);
    const { quoteId } = quote;
    const present = await detailsOf(bff, quoteId, quote.comparedPlanIds, context);
    if (present.length === 0) throw notFound();
    const model = comparisonDocument(quote, present);
    const paper = { model, name: `comparison-${quote.reference}` };
    return sendPdf(bff, reply, paper, { version: quote.catalogueVersion });
  });
}

/** With the prices of the compared plans taken apart, or of those that the address names when they are as few. */
async function quotePaper(
  bff: Bff,
  quote: Quote,
  query: QueryValues,
  context: CallContext,
): Promise<QuotePaper> {
  const tiles = await plansOnPaper(bff, quote, query, context);
  const isFew = tiles.length <= MAX_COMPARED;
  const chosen = tiles.filter(({ planId }) => isFew || quote.comparedPlanIds.includes(planId));
  const [details, marks] = await Promise.all([
    detailsOf(
      bff,
      quote.quoteId,
      chosen.map(({ planId }) => planId),
      context,
    ),
    insurerMarks(bff, tiles, context),
  ]);
  return { quote, tiles, chosen: details, marks };
}

async function detailsOf(
  bff: Bff,
  quoteId: string,
  planIds: readonly number[],
  context: CallContext,
) {
  const details = await Promise.all(
    planIds.map((planId) => bff.quoting.getPlanDetail({ quoteId, planId }, context)),
  );
  return details.filter((detail) => detail !== null);
}

/** The chosen plans, or what the page of the same address lists, in its order. */
async function plansOnPaper(
  bff: Bff,
  { tiles, answers }: Quote,
  query: QueryValues,
  context: CallContext,
): Promise<Quote['tiles']> {
  const chosen = parseIdList(String(query.plans ?? ''));
  if (chosen.length > 0) return tiles.filter((tile) => chosen.includes(tile.planId));
  const { filters, sort } = parseFilterQuery(query);
  const { ids } = filters.providers;
  const insurers = listedInsurers(await bff.catalogue.info(), tiles);
  const { networkPairs: pairs } = await chosenHospitals(bff, ids, context);
  const listed = listedPlans(
    tiles.map(toFilterTile),
    { filters: { ...filters, providers: { ids, pairs } }, sort },
    { category: answers.category, insurers },
  );
  return listed.flatMap(({ id }) => tiles.filter((tile) => tile.planId === id));
}
