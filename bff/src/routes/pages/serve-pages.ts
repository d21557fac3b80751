/** Page models for the renderer (bff/contract/pages.ts): reads of the session's own things, never stored by anyone. */
import { AppError } from '@muqarin/platform/errors';
import type { FastifyInstance } from 'fastify';
import { medicalPaths } from '../../../contract/medical/pages.ts';
import type { PlanDetailModel } from '../../../contract/medical/plan-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import type { Bff } from '../../parts.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { quoteOfSession } from '../../use-cases/medical/session-quote.ts';
import { buyPageModel, comparePageModel, detailModel, plansPage } from '../medical/plans/pages.ts';
import { questionnairePage } from '../medical/questionnaire/questionnaire-page.ts';
import { motorHelpPage } from '../motor/questionnaire/help-page.ts';
import { motorQuestionnairePage } from '../motor/questionnaire/questionnaire-page.ts';
import type { PageAsk } from './page-ask.ts';
import { type PageModels, page } from './page-model.ts';
import { homePage, howWeRankPage, sponsorPage } from './site.ts';
import { thankYouPage } from './thank-you.ts';

const models: PageModels = {
  '/api/pages/home': page(homePage),
  '/api/pages/how-we-rank': page(howWeRankPage),
  '/api/pages/thank-you': page(thankYouPage),
  '/api/pages/sponsor': page(sponsorPage),
  '/api/pages/medical/individual/questionnaire': page(questionnairePage),
  '/api/pages/medical/individual/products': page(plansPage),
  '/api/pages/medical/individual/compare-plans': page(comparePageModel),
  '/api/pages/medical/individual/buy-policy': page(buyPageModel),
  '/api/pages/motor/questionnaire': page(motorQuestionnairePage),
  '/api/pages/motor/help': page(motorHelpPage),
  [medicalPaths.planDetail]: page(planPanel),
};

export function servePages(app: FastifyInstance, bff: Bff): void {
  servePageModels(app, bff, models);
}

export function servePageModels(app: FastifyInstance, bff: Bff, models: PageModels): void {
  for (const [url, model] of Object.entries(models)) {
    const config = {
      ...(model.act ? { act: model.act } : {}),
      ...(model.desk ? { desk: model.desk } : {}),
      refusesItself: true as const,
    };
    app.get(url, { config }, async (request, reply) => {
      const ask = {
        query: singleValues(request.query as Record<string, string | string[]>),
        session: sessionOf(request),
        context: contextOf(request, bff.signer),
      };
      const body = JSON.stringify(await model.in(request.locale, bff, ask));
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(body);
    });
  }
}

async function planPanel(bff: Bff, ask: PageAsk): Promise<PageDraft<PlanDetailModel>> {
  const quote = await quoteOfSession(bff, ask.session, ask.context);
  const detail = await detailModel(bff, ask, quote, Number(ask.query.plan));
  if (!detail)
    throw new AppError('not_found', 'BFF.NO_PLAN', 'This plan is not part of your quote.');
  return detail;
}

function singleValues(query: Record<string, string | string[]>): Record<string, string> {
  const entries = Object.entries(query);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}
