/** What the lead, claim and complaint forms need beside their documented calls. */
import { toIsoDate } from '@muqarin/rules/dates';
import type { FastifyInstance } from 'fastify';
import { type SiteFormsPage, siteReadPaths } from '../../../contract/site-forms.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import type { Bff } from '../../parts.ts';
import { takeFlash } from '../../session/flash.ts';
import { serveForm } from '../forms/form.ts';
import { captchaModel } from '../pages/captcha-model.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { page } from '../pages/page-model.ts';
import { servePageModels } from '../pages/serve-pages.ts';
import { caseCodeForm, caseKinds, caseOpenForm, casePage } from './case-forms.ts';
import { serveCasePapers } from './case-papers.ts';
import { dataActionForm, dataLinkForm, myDataPage, serveMyData } from './my-data.ts';
import { phoneAskForm, phoneOpenForm } from './phone-forms.ts';

export function serveLeads(app: FastifyInstance, bff: Bff): void {
  for (const kind of caseKinds) {
    serveForm(app, bff, caseCodeForm(bff, kind));
    serveForm(app, bff, caseOpenForm(bff, kind));
  }
  for (const kind of ['data', ...caseKinds] as const) {
    serveForm(app, bff, phoneAskForm(bff, kind));
    serveForm(app, bff, phoneOpenForm(bff, kind));
  }
  serveCasePapers(app, bff);
  serveForm(app, bff, dataLinkForm(bff));
  serveForm(app, bff, dataActionForm(bff));
  serveMyData(app, bff);
  servePageModels(app, bff, {
    [siteReadPaths.forms]: page(siteFormsPage),
    [siteReadPaths.case]: page(casePage),
    [siteReadPaths.myData]: page(myDataPage),
  });
}

async function siteFormsPage(bff: Bff, { session }: PageAsk): Promise<PageDraft<SiteFormsPage>> {
  const { errors = [], typed = {} } = await takeFlash(session, 'site-form');
  return {
    form: typed.form ?? null,
    errors,
    typed,
    captcha: captchaModel(bff.config),
    captchaTicket: bff.captcha.ticket(session.id),
    today: toIsoDate(bff.today()),
  };
}
