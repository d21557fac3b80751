/** The desk: how staff come in, what they do there, and who they are. Every address under it is shut unless it says for whom it is. */
import type { FastifyInstance } from 'fastify';
import { readPaths } from '../../../contract/forms.ts';
import type { Bff } from '../../parts.ts';
import { serveForm } from '../forms/form.ts';
import { type PageModels, page, staffPage } from '../pages/page-model.ts';
import { servePageModels } from '../pages/serve-pages.ts';
import { staffAccountForm, staffAccountPage } from './account.ts';
import { serveCasePaper } from './case-paper.ts';
import { casesList, casesPage, staffCasePage } from './cases.ts';
import { casesForm } from './cases-form.ts';
import { catalogueChangePage, cataloguePage, versionQuotesPage } from './catalogue.ts';
import { serveCatalogueFile } from './catalogue-file.ts';
import { catalogueForm } from './catalogue-form.ts';
import { deskLeadPage, deskList, deskPage } from './desk.ts';
import { deskCalendarPage } from './desk-calendar.ts';
import { deskForm } from './desk-form.ts';
import { deskSearchForm, deskSearchPage } from './desk-search.ts';
import { serveDeskStream } from './desk-stream.ts';
import { deskWallPage } from './desk-wall.ts';
import { doNotCallForm, doNotCallPage } from './do-not-call.ts';
import { serveDoNotCallFile } from './do-not-call-file.ts';
import { staffPeopleForm, staffPeoplePage } from './people.ts';
import { phoneCodeForm, phoneCodesPage } from './phone-codes.ts';
import { serveQueueOfBefore } from './queue-of-before.ts';
import { quotationsList, quotationsPage, staffQuotationPage } from './quotations.ts';
import { quotationsForm } from './quotations-form.ts';
import { setUpForm, setUpPage } from './set-up.ts';
import { codeForm, enrolForm, signInForm, signOutForm, staffSignInPage } from './sign-in.ts';

const models: PageModels = {
  '/api/pages/staff': { ...page(staffSignInPage), desk: 'open' },
  '/api/pages/staff/set-up': { ...page(setUpPage), desk: 'open' },
  '/api/pages/staff/account': staffPage('any', staffAccountPage),
  '/api/pages/staff/people': staffPage('see-staff', staffPeoplePage),
  '/api/pages/staff/desk': staffPage('see-desk', deskPage),
  [readPaths.deskList]: staffPage('see-desk', deskList),
  '/api/pages/staff/desk/lead': staffPage('see-desk', deskLeadPage),
  '/api/pages/staff/desk/search': staffPage('search-leads', deskSearchPage),
  '/api/pages/staff/desk/calendar': staffPage('see-desk', deskCalendarPage),
  '/api/pages/staff/desk/wall': staffPage('see-wall', deskWallPage),
  '/api/pages/staff/desk/do-not-call': staffPage('keep-do-not-call', doNotCallPage),
  '/api/pages/staff/cases': staffPage('see-cases', casesPage),
  [readPaths.casesList]: staffPage('see-cases', casesList),
  '/api/pages/staff/cases/case': staffPage('see-cases', staffCasePage),
  '/api/pages/staff/quotations': staffPage('see-quotations', quotationsPage),
  [readPaths.quotationsList]: staffPage('see-quotations', quotationsList),
  '/api/pages/staff/quotations/quotation': staffPage('see-quotations', staffQuotationPage),
  '/api/pages/staff/catalogue': staffPage('see-catalogue', cataloguePage),
  '/api/pages/staff/catalogue/change': staffPage('see-catalogue', catalogueChangePage),
  '/api/pages/staff/catalogue/quotes': staffPage('see-catalogue', versionQuotesPage),
  '/api/pages/staff/codes': staffPage('see-phone-codes', phoneCodesPage),
};

const forms = [
  signInForm,
  codeForm,
  enrolForm,
  signOutForm,
  setUpForm,
  staffAccountForm,
  staffPeopleForm,
  deskForm,
  deskSearchForm,
  doNotCallForm,
  casesForm,
  quotationsForm,
  catalogueForm,
  phoneCodeForm,
] as const;

export function serveStaff(app: FastifyInstance, bff: Bff): void {
  for (const form of forms) serveForm(app, bff, form(bff));
  servePageModels(app, bff, models);
  serveQueueOfBefore(app);
  serveDeskStream(app, bff);
  serveDoNotCallFile(app, bff);
  serveCatalogueFile(app, bff);
  serveCasePaper(app, bff);
}
