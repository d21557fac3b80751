/**
 * Group medical: page models and the plain forms of its list. Its documented calls stand in `calls.ts`, its questionnaire among the
 * others (`serve-forms.ts`).
 */
import type { FastifyInstance } from 'fastify';
import { corporatePaths } from '../../../contract/medical-corporate/pages.ts';
import type { Bff } from '../../parts.ts';
import { serveForm } from '../forms/form.ts';
import { servePageModels } from '../pages/serve-pages.ts';
import { serveListPaper } from '../plan-list/list-paper.ts';
import { serveCensusDrop } from './census/drop.ts';
import { serveCensusFiles } from './census/files.ts';
import { corporateCensusForms } from './census/forms.ts';
import { serveBoardFiles } from './picks/board.ts';
import { serveCorporateComparison } from './picks/comparison-pdf.ts';
import { corporatePickForms } from './picks/forms.ts';
import { corporateProposalForms } from './picks/proposal-forms.ts';
import { corporateListForms } from './plans/forms.ts';
import { groupListOnPaper } from './plans/list-paper.ts';
import { corporatePageModels } from './plans/pages.ts';
import { corporatePairForm } from './plans/pairs.ts';
import { corporatePremiumModels } from './plans/premiums.ts';
import { serveEndorsement } from './policy/endorsement-pdf.ts';
import { groupChangeForm } from './policy/forms.ts';
import { groupPolicyModels } from './policy/pages.ts';
import { corporatePurchaseForms } from './purchase/forms.ts';
import { serveGroupPolicy } from './purchase/policy-pdf.ts';

export function serveMedicalCorporate(app: FastifyInstance, bff: Bff): void {
  servePageModels(app, bff, corporatePageModels);
  for (const form of corporateListForms(bff)) serveForm(app, bff, form);
  for (const form of corporatePickForms(bff)) serveForm(app, bff, form);
  for (const form of corporateProposalForms(bff)) serveForm(app, bff, form);
  for (const form of corporateCensusForms(bff)) serveForm(app, bff, form);
  serveForm(app, bff, corporatePairForm(bff));
  serveCensusDrop(app, bff);
  serveCensusFiles(app, bff);
  serveListPaper(app, bff, corporatePaths.pdf, (ask) => groupListOnPaper(bff, ask));
  serveCorporateComparison(app, bff);
  serveBoardFiles(app, bff);
  for (const form of corporatePurchaseForms(bff)) serveForm(app, bff, form);
  serveGroupPolicy(app, bff);
  servePageModels(app, bff, corporatePremiumModels);
  servePageModels(app, bff, groupPolicyModels);
  serveForm(app, bff, groupChangeForm(bff));
  serveEndorsement(app, bff);
}
