/** Models of the buy-policy page and of the page of its papers (bff/contract/medical-corporate/purchase). */
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import {
  type CorporateBuyPage,
  type CorporateDocumentsPage,
  corporatePurchasePaths as paths,
} from '../../../../contract/medical-corporate/purchase.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import type { PageDraft } from '../../../locale/page-draft.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { keptFiles } from '../../../uploads/kept-files.ts';
import { acceptedElsewhere } from '../../../use-cases/accepted-quotation.ts';
import { groupContact } from '../../../use-cases/medical-corporate/group-contact.ts';
import { leftOutList } from '../../../use-cases/medical-corporate/left-out-list.ts';
import { requirementsOf } from '../../../use-cases/medical-corporate/requirements.ts';
import {
  findGroupPolicy,
  findGroupQuote,
  pageOfPolicy,
  policyOfGroup,
} from '../../../use-cases/medical-corporate/session-quote.ts';
import { ruleFor } from '../../../use-cases/medical-corporate/submit-documents.ts';
import { corporateBuyPage, corporateDocuments } from '../../../views/medical-corporate/buy-page.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';
import { contactFirst } from '../../plan-list/prices-first.ts';
import { tabAddress } from '../plans/forms.ts';
import { corporatePricesFirst } from '../plans/prices-first.ts';

const toQuestions: Redirect = { redirect: `${corporatePaths.questionnaire}?step=check` };
const toSummary: Redirect = { redirect: tabAddress('summary') };

export const corporatePurchasePages: PageModels = {
  '/api/pages/medical-corporate/buy-policy': page(buyPage),
  '/api/pages/medical-corporate/submit-documents': page(documentsPage),
};

/** After the purchase every page before it leads to the policy, whoever made it: this site or a client of the documented call. */
export async function toPolicy(
  bff: Bff,
  ask: PageAsk,
  quote: Pick<GroupQuote, 'quoteId' | 'status'>,
): Promise<Redirect | null> {
  const policy = await policyOfGroup(bff, ask, quote);
  return policy && { redirect: pageOfPolicy(policy) };
}

async function buyPage(bff: Bff, ask: PageAsk): Promise<PageDraft<CorporateBuyPage | Redirect>> {
  const quote = await findGroupQuote(bff, ask);
  if (!quote) return toQuestions;
  const elsewhere =
    (await toPolicy(bff, ask, quote)) ??
    (await contactFirst(corporatePricesFirst, ask.session, paths.buyPolicy));
  if (elsewhere) return elsewhere;
  const offered = await bff.quoting.offerGroup({ quoteId: quote.quoteId }, ask.context);
  if (offered.outcome === 'incomplete') return toSummary;
  const { offer } = offered;
  const [contact, accepted, flash, { insurers }] = await Promise.all([
    groupContact(bff, ask),
    acceptedElsewhere(bff, offer, ask.context),
    takeFlash(ask.session, 'corporate-buy'),
    bff.catalogue.info(),
  ]);
  const code = insurers.find(({ id }) => id === offer.insurerId)?.code ?? '';
  return corporateBuyPage(offer, { code, contact, accepted, flash, today: bff.today() });
}

async function documentsPage(
  bff: Bff,
  ask: PageAsk,
): Promise<PageDraft<CorporateDocumentsPage | Redirect>> {
  const policy = await findGroupPolicy(bff, ask);
  if (!policy) return toSummary;
  const [files, flash] = await Promise.all([
    keptFiles(bff, ruleFor(policy), ask.context),
    takeFlash(ask.session, 'corporate-documents'),
  ]);
  const [requirements, leftOut] = await Promise.all([
    requirementsOf(bff, ask, policy, new Set(files.keys())),
    leftOutList(bff, ask, policy),
  ]);
  return corporateDocuments(
    policy,
    files,
    { requirements, warning: leftOut && ours(leftOut) },
    flash,
  );
}
