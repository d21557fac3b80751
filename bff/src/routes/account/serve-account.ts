/** The account of a customer: how they come in, who they are, what they keep. */
import type { FastifyInstance } from 'fastify';
import { accountPaths, accountReads } from '../../../contract/account-pages.ts';
import type { Bff } from '../../parts.ts';
import { serveForm } from '../forms/form.ts';
import { page } from '../pages/page-model.ts';
import { servePageModels } from '../pages/serve-pages.ts';
import { calendarForm, serveCalendar } from './calendar.ts';
import { customerPage } from './customer-page.ts';
import { liveDevices, livePolicies, liveTimeline } from './live.ts';
import { confirmEmailForm, mailedLinkPage, resetForm } from './mailed-links.ts';
import { accountPage, servePicture } from './my-account.ts';
import { openRowForm } from './open-row.ts';
import { consentsForm, ownDataForm } from './own-data.ts';
import { addPasskeyForm, beginByPasskeyForm, beginPasskeyForm, byPasskeyForm } from './passkeys.ts';
import { policiesAddress, policiesForm, policiesPage } from './policies.ts';
import { securityForm, securityPage } from './security.ts';
import { byLinkForm, codeForm, linkForm, signInPage, signOutForm } from './sign-in.ts';
import { openAccountForm, signUpForm, signUpPage } from './sign-up.ts';
import { serveUaePass } from './uae-pass.ts';

const forms = [
  codeForm,
  linkForm,
  byLinkForm,
  beginByPasskeyForm,
  byPasskeyForm,
  beginPasskeyForm,
  addPasskeyForm,
  signOutForm,
  signUpForm,
  openAccountForm,
  resetForm,
  confirmEmailForm,
  policiesForm,
  openRowForm,
  calendarForm,
  ownDataForm,
  consentsForm,
  securityForm,
] as const;

export function serveAccount(app: FastifyInstance, bff: Bff): void {
  for (const form of forms) serveForm(app, bff, form(bff));
  servePageModels(app, bff, {
    [accountReads.signIn]: page(signInPage),
    [accountReads.signUp]: page(signUpPage),
    [accountReads.link]: page(mailedLinkPage),
    [accountReads.account]: customerPage(accountPage, () => accountPaths.account),
    [accountReads.policies]: customerPage(policiesPage, policiesAddress),
    [accountReads.security]: customerPage(securityPage, () => accountPaths.security),
    [accountReads.liveTimeline]: customerPage(liveTimeline, () => accountPaths.account),
    [accountReads.livePolicies]: customerPage(livePolicies, policiesAddress),
    [accountReads.liveDevices]: customerPage(liveDevices, () => accountPaths.security),
  });
  servePicture(app, bff);
  serveCalendar(app, bff);
  serveUaePass(app, bff);
  // As the documents' world knows it (decisions A9).
  app.get('/web/login', (_request, reply) => reply.redirect(accountPaths.signIn, 302));
}
