/** Models of the motor list and comparison (bff/contract/motor-plan-pages). Without a quote they lead back to the questions. */
import { AppError } from '@muqarin/platform/errors';
import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import { writeIds } from '@muqarin/rules/calls/open-shapes';
import { messages } from '@muqarin/rules/messages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import type {
  MotorComparePage,
  MotorPlanDetailModel,
  MotorPlansPage,
} from '../../../../contract/motor/plan-pages.ts';
import { motorListPaths } from '../../../../contract/motor/plan-pages.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { coverGapOfSession } from '../../../use-cases/motor/cover-gap.ts';
import {
  findMotorQuote,
  motorContact,
  motorHeadOfSession,
} from '../../../use-cases/motor/session-quote.ts';
import { motorComparePage } from '../../../views/motor/compare-page.ts';
import {
  motorCompareWords,
  motorDetailWords,
  motorPlansWords,
} from '../../../views/motor/page-words.ts';
import { motorPlanDetail } from '../../../views/motor/plan-detail.ts';
import { motorPlansPage } from '../../../views/motor/plans-page.ts';
import { idOf } from '../../documented/read-fields.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';
import { isWithoutContact, whereTheyWereGoing } from '../../plan-list/prices-first.ts';
import { motorPricesFirst } from './prices-first.ts';

const toQuestions: Redirect = { redirect: motorRoutes.questionnaire };

export const motorQuotePages: PageModels = {
  '/api/pages/motor/products': page(plansPage, motorPlansWords),
  '/api/pages/motor/compare-plans': page(comparePage, motorCompareWords),
  [motorListPaths.planDetail]: page(detailPanel, motorDetailWords),
};

async function plansPage(bff: Bff, ask: PageAsk): Promise<MotorPlansPage | Redirect> {
  const quote = await findMotorQuote(bff, ask);
  if (!quote) return toQuestions;
  const onTheWay = await whereTheyWereGoing(motorPricesFirst, ask.session);
  if (onTheWay) return onTheWay;
  const gap = quote.tiles.length === 0 ? await coverGapOfSession(bff, ask) : null;
  if (quote.tiles.length === 0 && !gap) return { redirect: motorRoutes.oops };
  const planId = idOf(ask.query.open);
  const contact = await motorContact(bff, ask);
  return motorPlansPage({
    quote,
    contactFirst: isWithoutContact(motorPricesFirst, ask.session),
    email: contact?.email ?? '',
    open: planId === undefined ? null : await detailOf(bff, ask, quote.quoteId, planId),
    gap,
    flash: await takeFlash(ask.session, 'motor-list'),
  });
}

async function comparePage(bff: Bff, ask: PageAsk): Promise<MotorComparePage | Redirect> {
  const quote = await findMotorQuote(bff, ask);
  if (!quote) return toQuestions;
  const contact = await motorContact(bff, ask);
  return motorComparePage(
    quote,
    contact?.email ?? '',
    await takeFlash(ask.session, 'motor-compare'),
  );
}

async function detailPanel(bff: Bff, ask: PageAsk): Promise<MotorPlanDetailModel> {
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
): Promise<MotorPlanDetailModel | null> {
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
): Promise<MotorPlanDetailModel | null> {
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
