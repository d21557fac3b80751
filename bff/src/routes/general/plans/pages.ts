/** Models of the general list, comparison and policy details. Without a quote they lead back to the questions. */
import type { GeneralQuote } from '@muqarin/quoting/contract/general/quote';
import { isGeneralCode } from '@muqarin/rules/general/insurance-types';
import { generalDocuments, requiredDocuments } from '@muqarin/rules/general/uploads';
import {
  type GeneralDetailsPage,
  type GeneralPlansPage,
  generalPaths,
} from '../../../../contract/general/pages.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import type { PageDraft } from '../../../locale/page-draft.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { sentDocuments } from '../../../use-cases/general/request-policy.ts';
import { generalDrafts } from '../../../use-cases/general/session-draft.ts';
import { findGeneralQuote } from '../../../use-cases/general/session-quote.ts';
import { generalBenefits, generalTiles } from '../../../views/general/tiles.ts';
import { insurersOnPage } from '../../../views/listed-insurers.ts';
import { logosAt } from '../../../views/logo-address.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';
import { comparisonPage, type ListLine, listPage } from '../../plan-list/list-pages.ts';
import { generalWizardPage } from '../questionnaire/questionnaire-page.ts';
import { listForm } from './list-form.ts';
import { generalPricesFirst } from './prices-first.ts';

const line: ListLine<GeneralQuote> = {
  questions: generalPaths.wizard,
  form: listForm,
  pricesFirst: generalPricesFirst,
  findQuote: findGeneralQuote,
  // Half typed is not left: prices may be seen before (decisions X32).
  emailOf: async (bff, ask) => {
    if (generalDrafts.idsOf(ask.session).leadId === null) return '';
    return (await generalDrafts.ofSession(bff, ask)).draft.contact?.customer_email ?? '';
  },
};

const plansPage = listPage(line, async (bff, ask, quote) => {
  const [catalogue, { draft }] = await Promise.all([
    bff.catalogue.info(),
    generalDrafts.ofSession(bff, ask),
  ]);
  const logoOf = await bff.drawnLogos.of(quote.tiles, catalogue.version);
  const tiles = generalTiles(quote, logoOf);
  return (flash) => ({
    tiles,
    activity: ours(quote.activity.name),
    emirateId: quote.answers.emirateId,
    answers: draft,
    hadClaim: quote.answers.hadClaim,
    types: typesOf(quote),
    benefits: generalBenefits(quote, tiles),
    insurers: insurersOnPage(catalogue, quote.tiles),
    requestedPolicies: quote.requests.map(({ planName, reference: asked }) => {
      return { planName: ours(planName), reference: asked };
    }),
    errors: flash.errors ?? [],
    typed: flash.typed ?? {},
  });
});

const comparePage = comparisonPage(line, async (bff, _ask, quote) => {
  const { version } = await bff.catalogue.info();
  const tiles = generalTiles(quote, logosAt(version));
  const columns = quote.comparedPlanIds.flatMap((id) => tiles.filter((tile) => tile.id === id));
  const types = new Set(columns.map(({ type }) => type));
  return {
    activity: ours(quote.activity.name),
    columns,
    benefits: generalBenefits(quote, columns),
    others: tiles
      .filter((tile) => !columns.includes(tile) && (types.size === 0 || types.has(tile.type)))
      .map(({ id, name, insurerName, netFils, grossFils }) => {
        return { id, name, insurerName, netFils, grossFils };
      }),
  };
});

export const generalPageModels: PageModels = {
  '/api/pages/general/wizard': page(generalWizardPage),
  '/api/pages/general/products': page(plansPage),
  '/api/pages/general/compare-plans': page(comparePage),
  '/api/pages/general/policy-details': page(detailsPage),
};

async function detailsPage(
  bff: Bff,
  ask: PageAsk,
): Promise<PageDraft<GeneralDetailsPage> | Redirect> {
  const quote = await findGeneralQuote(bff, ask);
  if (!quote) return { redirect: generalPaths.wizard };
  const [{ version }, sent, { draft }] = await Promise.all([
    bff.catalogue.info(),
    sentDocuments(bff, ask, quote.quoteId),
    generalDrafts.ofSession(bff, ask),
  ]);
  const tile = generalTiles(quote, logosAt(version)).find(({ id }) => id === quote.selectedPlanId);
  if (!tile) return { redirect: generalPaths.products };
  const required: readonly string[] = requiredDocuments(tile.type);
  const flash = await takeFlash(ask.session, 'general-details');
  return {
    reference: quote.reference,
    validUntil: quote.validUntil,
    tile,
    benefits: generalBenefits(quote, [tile]),
    company: draft.contact?.company_name ?? '',
    documents: generalDocuments.map(({ field }) => {
      return { field, required: required.includes(field), file: sent.get(field) ?? null };
    }),
    requested: quote.requests.find(({ planId }) => planId === tile.id)?.reference ?? null,
    errors: flash.errors ?? [],
    notice: flash.notice ?? flash.warning ?? null,
  };
}

function typesOf({ types }: GeneralQuote): GeneralPlansPage['types'] {
  return types.flatMap(({ type, state, requested }) => {
    return isGeneralCode(type) ? [{ type, state, requested }] : [];
  });
}
