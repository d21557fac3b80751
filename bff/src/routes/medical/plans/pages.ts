/** Models of the pages that stand on a quote. Without one they lead back to the questions. */
import type { PlanDetail } from '@muqarin/quoting/contract/medical/plan';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import { medicalPaths } from '../../../../contract/medical/pages.ts';
import type {
  BuyPage,
  ComparePage,
  PlanDetailModel,
  ProductsPage,
} from '../../../../contract/medical/plan-pages.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import type { DraftFields, PageDraft } from '../../../locale/page-draft.ts';
import type { Bff } from '../../../parts.ts';
import { mayAsStaff } from '../../../security/require-staff.ts';
import { takeFlash } from '../../../session/flash.ts';
import { acceptedElsewhere } from '../../../use-cases/accepted-quotation.ts';
import { hospitalsOf } from '../../../use-cases/chosen-hospitals.ts';
import { medicalDrafts } from '../../../use-cases/medical/session-draft.ts';
import { findQuote, type MedicalQuote } from '../../../use-cases/medical/session-quote.ts';
import { buyPage } from '../../../views/medical/buy-page.ts';
import { comparePage } from '../../../views/medical/compare-page.ts';
import { planDetailModel } from '../../../views/medical/plan-detail.ts';
import { productsPage } from '../../../views/medical/plans-page.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { comparisonPage, type ListLine, listPage } from '../../plan-list/list-pages.ts';
import { contactFirst } from '../../plan-list/prices-first.ts';
import { listForm, productsPath } from './list-form.ts';
import { medicalPricesFirst } from './prices-first.ts';

const toQuestions: Redirect = { redirect: medicalPaths.questionnaire };

const line: ListLine<MedicalQuote> = {
  questions: medicalPaths.questionnaire,
  form: listForm,
  pricesFirst: medicalPricesFirst,
  findQuote: (bff, { session, context }) => findQuote(bff, session, context),
  emailOf: async (bff, ask) => (await contactOf(bff, ask)).email,
};

type Page<Model> = (bff: Bff, ask: PageAsk) => Promise<DraftFields<Model> | Redirect>;

export const plansPage: Page<ProductsPage> = listPage(line, async (bff, ask, quote) => {
  const { query, session, context } = ask;
  const facts = {
    quote,
    catalogue: await bff.catalogue.info(),
    logoOf: await bff.drawnLogos.of(quote.tiles, quote.catalogueVersion),
    hospitals: await hospitalsOf(bff, query, context),
    open: query.open ? await detailModel(bff, ask, quote, Number(query.open)) : null,
    role: mayAsStaff(session, 'quote-as-agent') ? ('agent' as const) : ('visitor' as const),
    today: bff.today(),
  };
  return (flash) => productsPage({ ...facts, flash });
});

export const comparePageModel: Page<ComparePage> = comparisonPage(line, async (bff, ask, quote) => {
  const details = await Promise.all(
    quote.comparedPlanIds.map((planId) => detailOf(bff, ask, quote, planId)),
  );
  return comparePage(
    quote,
    details.filter((detail) => detail !== null),
  );
});

export async function buyPageModel(bff: Bff, ask: PageAsk): Promise<PageDraft<BuyPage> | Redirect> {
  const quote = await findQuote(bff, ask.session, ask.context);
  if (!quote) return toQuestions;
  if (quote.policy) return { redirect: '/survey/medical/ind/thank-you' };
  const planId = Number(ask.query.plan ?? quote.selectedPlanId ?? 0);
  const wayBack = `${medicalPaths.buyPolicy}?plan=${planId}`;
  const asked = await contactFirst(medicalPricesFirst, ask.session, wayBack);
  if (asked) return asked;
  const detail = await detailOf(bff, ask, quote, planId);
  if (!detail) return { redirect: productsPath };
  const { grossFils } = detail.price;
  const [contact, accepted, flash] = await Promise.all([
    contactOf(bff, ask),
    acceptedElsewhere(bff, { quoteId: quote.quoteId, grossFils }, ask.context),
    takeFlash(ask.session, 'medical-buy'),
  ]);
  const beside = { contact, accepted, flash, today: bff.today() };
  return buyPage(quote, detail, beside) ?? { redirect: productsPath };
}

/** The panel of one tile; null when the plan is not of the session's quote. */
export async function detailModel(
  bff: Bff,
  ask: Pick<PageAsk, 'context'>,
  quote: Quote,
  planId: number,
): Promise<PageDraft<PlanDetailModel> | null> {
  const detail = await detailOf(bff, ask, quote, planId);
  return detail && planDetailModel(detail);
}

async function detailOf(
  bff: Bff,
  { context }: Pick<PageAsk, 'context'>,
  quote: Quote,
  planId: number,
): Promise<PlanDetail | null> {
  if (!quote.tiles.some((tile) => tile.planId === planId)) return null;
  return bff.quoting.getPlanDetail({ quoteId: quote.quoteId, planId }, context);
}

async function contactOf(bff: Bff, { session, context }: PageAsk): Promise<BuyPage['contact']> {
  const { leadId } = medicalDrafts.idsOf(session);
  const lead = leadId === null ? null : await bff.leads.getLead({ leadId }, context);
  const { name = '', email = '', fullNumber = '' } = lead?.contact ?? {};
  return { name, email, phone: fullNumber };
}
