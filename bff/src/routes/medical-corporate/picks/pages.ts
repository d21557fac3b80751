/** The models of the two comparisons of a group, and of what is picked. Without a quote they lead back to the questions. */
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { compareAddress } from '@muqarin/rules/medical-corporate/picks-wire';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import {
  type CorporateComparePage,
  type GroupPicksModel,
  corporatePickPaths as paths,
} from '../../../../contract/medical-corporate/picks.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import type { PageDraft } from '../../../locale/page-draft.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { boardLinkOf } from '../../../use-cases/medical-corporate/board-links.ts';
import { allOf, picksOf, pricedPicks } from '../../../use-cases/medical-corporate/picks.ts';
import {
  findGroupQuote,
  groupQuoteOfSession,
} from '../../../use-cases/medical-corporate/session-quote.ts';
import { compareColumn, picksModel } from '../../../views/medical-corporate/picks-model.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';
import { toPolicy } from '../purchase/pages.ts';
import { boardModels } from './board.ts';
import { type ComparedPlans, comparedAcross, comparedInCategory } from './compared.ts';

const toQuestions: Redirect = { redirect: `${corporatePaths.questionnaire}?step=check` };

export const corporatePickModels: PageModels = {
  ...boardModels,
  [paths.picks]: page(async (bff, ask) =>
    picksOfQuote(bff, ask, await groupQuoteOfSession(bff, ask)),
  ),
  '/api/pages/medical-corporate/compare-plans': page(inCategory),
  '/api/pages/medical-corporate/compare-across': page(across),
};

type Comparison = Promise<PageDraft<CorporateComparePage | Redirect>>;

export async function picksOfQuote(
  bff: Bff,
  { session, context }: Pick<PageAsk, 'session' | 'context'>,
  quote: GroupQuote,
): Promise<PageDraft<GroupPicksModel>> {
  const picks = picksOf(session, quote.quoteId);
  const priced = await pricedPicks(bff, quote, allOf(picks), context);
  const link = boardLinkOf(bff, quote);
  return picksModel(quote, picks, priced, link && { ...link.latest, count: link.count });
}

async function inCategory(bff: Bff, ask: PageAsk): Comparison {
  const quote = await findGroupQuote(bff, ask);
  if (!quote) return toQuestions;
  const elsewhere = await toPolicy(bff, ask, quote);
  if (elsewhere) return elsewhere;
  const compared = await comparedInCategory(bff, ask, quote);
  const category = compared.plans[0]?.category ?? null;
  const here = compareAddress(compared.plans);
  const [, query = ''] = here.split('?');
  return {
    ...(await shown(ask, quote, compared)),
    category,
    others: category === null ? [] : await othersOf(bff, ask, quote, category, compared),
    here,
    pdf: `${paths.comparisonPdf}?${query}`,
  };
}

async function across(bff: Bff, ask: PageAsk): Comparison {
  const quote = await findGroupQuote(bff, ask);
  if (!quote) return toQuestions;
  const elsewhere = await toPolicy(bff, ask, quote);
  if (elsewhere) return elsewhere;
  const compared = await comparedAcross(bff, ask, quote);
  return {
    ...(await shown(ask, quote, compared)),
    category: null,
    others: [],
    here: paths.compareAcross,
    pdf: `${paths.comparisonPdf}?across=1`,
  };
}

async function shown(
  { session }: PageAsk,
  { reference, validUntil, catalogueVersion }: GroupQuote,
  { plans, dropped, problem }: ComparedPlans,
) {
  const flash = await takeFlash(session, 'corporate-compare');
  const cover = plans[0]?.cover ?? [];
  return {
    reference,
    validUntil,
    columns: plans.map((plan) => compareColumn(plan, catalogueVersion)),
    cover: cover.flatMap(({ main, benefits }) =>
      benefits.map(({ name }) => ({ main: ours(main), name: ours(name) })),
    ),
    dropped,
    notice: flash.notice ?? null,
    warning: problem === null ? (flash.warning ?? null) : ours(problem),
  };
}

async function othersOf(
  bff: Bff,
  { context }: PageAsk,
  { quoteId }: GroupQuote,
  category: number,
  { plans }: ComparedPlans,
): Promise<PageDraft<CorporateComparePage['others']>> {
  const { tiles } = await bff.quoting.groupList({ quoteId, category }, context);
  return tiles
    .filter((tile) => plans.every(({ planId }) => planId !== tile.planId))
    .map(({ planId, name, insurerName, price: { netFils, grossFils } }) => ({
      plan: String(planId),
      name: ours(name),
      insurerName: ours(insurerName),
      netFils,
      grossFils,
    }));
}
