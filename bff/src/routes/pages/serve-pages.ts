/** Page models for the renderer (bff/contract/pages.ts): reads of the session's own things, never stored by anyone. */
import { AppError } from '@muqarin/platform/errors';
import type { FastifyInstance } from 'fastify';
import { readPaths } from '../../../contract/forms.ts';
import { inLocale } from '../../locale/in-locale.ts';
import type { Bff } from '../../parts.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { quoteOfSession } from '../../use-cases/medical/session-quote.ts';
import { buyPageModel, comparePageModel, detailModel, plansPage } from '../medical/plans/pages.ts';
import { questionnairePage } from '../medical/questionnaire/questionnaire-page.ts';
import { motorHelpPage } from '../motor/questionnaire/help-page.ts';
import { motorQuestionnairePage } from '../motor/questionnaire/questionnaire-page.ts';
import { leadQueuePage } from '../staff/lead-queue.ts';
import { phoneCodesPage } from '../staff/phone-codes.ts';
import type { PageAsk } from './page-ask.ts';
import { homePage, howWeRankPage, sponsorPage, staffPage, thankYouPage } from './site.ts';

export type PageModel = (bff: Bff, ask: PageAsk) => Promise<object>;
export type PageModels = Readonly<Record<string, PageModel>>;

const models: PageModels = {
  '/api/pages/home': homePage,
  '/api/pages/how-we-rank': howWeRankPage,
  '/api/pages/thank-you': thankYouPage,
  '/api/pages/sponsor': sponsorPage,
  '/api/pages/staff': staffPage,
  '/api/pages/staff/leads': leadQueuePage,
  '/api/pages/staff/codes': phoneCodesPage,
  '/api/pages/medical/individual/questionnaire': questionnairePage,
  '/api/pages/medical/individual/products': plansPage,
  '/api/pages/medical/individual/compare-plans': comparePageModel,
  '/api/pages/medical/individual/buy-policy': buyPageModel,
  '/api/pages/motor/questionnaire': motorQuestionnairePage,
  '/api/pages/motor/help': motorHelpPage,
  [readPaths.planDetail]: planPanel,
};

export function servePages(app: FastifyInstance, bff: Bff): void {
  servePageModels(app, bff, models);
}

export function servePageModels(app: FastifyInstance, bff: Bff, models: PageModels): void {
  for (const [url, model] of Object.entries(models)) {
    app.get(url, async (request, reply) => {
      const ask = {
        query: singleValues(request.query as Record<string, string | string[]>),
        session: sessionOf(request),
        context: contextOf(request, bff.signer),
      };
      const body = JSON.stringify(inLocale(request.locale, await model(bff, ask)));
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(body);
    });
  }
}

async function planPanel(bff: Bff, ask: PageAsk): Promise<object> {
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
