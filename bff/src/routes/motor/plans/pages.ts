/** Models of the motor list and comparison (bff/contract/motor-plan-pages). Without a quote they lead back to the questions. */
import { AppError } from '@muqarin/platform/errors';
import type { MotorQuote, MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { messages } from '@muqarin/rules/messages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import {
  type MotorPlanDetailModel,
  motorListPaths,
} from '../../../../contract/motor/plan-pages.ts';
import type { PageDraft } from '../../../locale/page-draft.ts';
import type { Bff } from '../../../parts.ts';
import { mayAsStaff } from '../../../security/require-staff.ts';
import { coverGapOfSession } from '../../../use-cases/motor/cover-gap.ts';
import {
  findMotorQuote,
  motorContact,
  motorHeadOfSession,
} from '../../../use-cases/motor/session-quote.ts';
import { motorComparePage } from '../../../views/motor/compare-page.ts';
import { motorPlanDetail } from '../../../views/motor/plan-detail.ts';
import { motorPlansPage } from '../../../views/motor/plans-page.ts';
import { idOf } from '../../documented/read-fields.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';
import { comparisonPage, type ListLine, listPage } from '../../plan-list/list-pages.ts';
import { listForm } from './list-form.ts';
import { motorPricesFirst } from './prices-first.ts';

const line: ListLine<MotorQuote> = {
  questions: motorRoutes.questionnaire,
  form: listForm,
  pricesFirst: motorPricesFirst,
  findQuote: findMotorQuote,
  emailOf: async (bff, ask) => (await motorContact(bff, ask))?.email ?? '',
};

const plansPage = listPage(line, async (bff, ask, quote) => {
  const gap = quote.tiles.length === 0 ? await coverGapOfSession(bff, ask) : null;
  if (quote.tiles.length === 0 && !gap) return { redirect: motorRoutes.oops };
  const planId = idOf(ask.query.open);
  const open = planId === undefined ? null : await detailOf(bff, ask, quote.quoteId, planId);
  const catalogue = await bff.catalogue.info();
  const logoOf = await bff.drawnLogos.of(quote.tiles, quote.catalogueVersion);
  const role = mayAsStaff(ask.session, 'quote-as-agent') ? 'agent' : 'visitor';
  return (flash) => motorPlansPage({ quote, role, catalogue, logoOf, open, gap, flash });
});

const comparePage = comparisonPage(line, async (_bff, _ask, quote) => motorComparePage(quote));

export const motorQuotePages: PageModels = {
  '/api/pages/motor/products': page(plansPage),
  '/api/pages/motor/compare-plans': page(comparePage),
  [motorListPaths.planDetail]: page(detailPanel),
};

async function detailPanel(bff: Bff, ask: PageAsk): Promise<PageDraft<MotorPlanDetailModel>> {
  const head = await motorHeadOfSession(bff, ask);
  const planId = idOf(ask.query.plan) ?? 0;
  const addonIds = ask.query.addons === undefined ? undefined : idsOf(ask.query.addons);
  const valueAed = idOf(ask.query.idv) ?? head.valueAed;
  const detail =
    valueAed === head.valueAed
      ? await detailOf(bff, ask, head.quoteId, planId, addonIds)
      : await detailAt(bff, ask, head, { planId, valueAed, addonIds: addonIds ?? [] });
  if (!detail) throw new AppError('not_found', 'BFF.NO_PLAN', messages.notFound);
  return detail;
}

async function detailOf(
  bff: Bff,
  { context }: Pick<PageAsk, 'context'>,
  quoteId: string,
  planId: number,
  addonIds?: readonly number[],
): Promise<PageDraft<MotorPlanDetailModel> | null> {
  if (planId === 0) return null;
  const addons = addonIds === undefined ? {} : { addonIds: writeIds(addonIds) };
  const detail = await bff.quoting.motorPlanDetail({ quoteId, planId, ...addons }, context);
  return detail && motorPlanDetail(detail);
}

/** At a value that is looked at and not stored, as calculate-premium prices it. */
async function detailAt(
  bff: Bff,
  { context }: Pick<PageAsk, 'context'>,
  { answers, deductible }: MotorQuoteHead,
  { planId, valueAed, addonIds }: { planId: number; valueAed: number; addonIds: number[] },
): Promise<PageDraft<MotorPlanDetailModel> | null> {
  const choices = { addonIds, deductible };
  const asked = { answers: { ...answers, valueAed }, choices, planId };
  const detail = planId === 0 ? null : await bff.quoting.explainMotor(asked, context);
  return detail && motorPlanDetail(detail);
}

function idsOf(text: string): number[] {
  return text
    .split(',')
    .flatMap((item) => idOf(item) ?? [])
    .slice(0, 20);
}
