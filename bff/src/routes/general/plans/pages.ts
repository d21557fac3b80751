/** Models of the general list, comparison and policy details. Without a quote they lead back to the questions. */
import type { GeneralQuote } from '@muqarin/quoting/contract/general/quote';
import { isGeneralCode } from '@muqarin/rules/general/insurance-types';
import { generalDocuments, requiredDocuments } from '@muqarin/rules/general/uploads';
import {
  type GeneralComparePage,
  type GeneralDetailsPage,
  type GeneralPlansPage,
  generalPaths,
} from '../../../../contract/general/pages.ts';
import type { Redirect } from '../../../../contract/pages.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { sentDocuments } from '../../../use-cases/general/request-policy.ts';
import { generalDraftOfSession, generalOf } from '../../../use-cases/general/session-draft.ts';
import { findGeneralQuote } from '../../../use-cases/general/session-quote.ts';
import {
  compareWords,
  detailsWords,
  plansWords,
  wizardWords,
} from '../../../views/general/page-words.ts';
import { generalBenefits, generalTiles, named } from '../../../views/general/tiles.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';
import { isWithoutContact, whereTheyWereGoing } from '../../plan-list/prices-first.ts';
import { generalWizardPage } from '../questionnaire/questionnaire-page.ts';

import { generalPricesFirst } from './prices-first.ts';

const toQuestions: Redirect = { redirect: generalPaths.wizard };

export const generalPageModels: PageModels = {
  '/api/pages/general/wizard': page(generalWizardPage, wizardWords),
  '/api/pages/general/products': page(plansPage, plansWords),
  '/api/pages/general/compare-plans': page(comparePage, compareWords),
  '/api/pages/general/policy-details': page(detailsPage, detailsWords),
};

async function plansPage(bff: Bff, ask: PageAsk): Promise<GeneralPlansPage | Redirect> {
  const quote = await findGeneralQuote(bff, ask);
  if (!quote) return toQuestions;
  const onTheWay = await whereTheyWereGoing(generalPricesFirst, ask.session);
  if (onTheWay) return onTheWay;
  const [{ version }, { draft }, flash] = await Promise.all([
    bff.catalogue.info(),
    generalDraftOfSession(bff, ask),
    takeFlash(ask.session, 'general-list'),
  ]);
  const tiles = generalTiles(quote, version);
  const { reference, revision, validUntil } = quote;
  return {
    reference,
    revision,
    validUntil,
    tiles,
    activity: named(ask.context, quote.activity),
    emirateId: quote.answers.emirateId,
    answers: draft,
    hadClaim: quote.answers.hadClaim,
    types: typesOf(quote),
    benefits: generalBenefits(ask.context, quote, tiles),
    insurers: insurersOf(tiles),
    comparedIds: quote.comparedPlanIds,
    requestedPolicies: quote.requests.map(({ planName, reference: asked }) => {
      return { planName, reference: asked };
    }),
    contactFirst: isWithoutContact(generalPricesFirst, ask.session),
    // Half typed is not left: prices may be seen before (decisions X32).
    email: generalOf(ask.session).leadId === null ? '' : (draft.contact?.customer_email ?? ''),
    errors: flash.errors ?? [],
    typed: flash.typed ?? {},
    notice: flash.notice ?? null,
    warning: flash.warning ?? null,
  };
}

async function comparePage(bff: Bff, ask: PageAsk): Promise<GeneralComparePage | Redirect> {
  const quote = await findGeneralQuote(bff, ask);
  if (!quote) return toQuestions;
  const { version } = await bff.catalogue.info();
  const tiles = generalTiles(quote, version);
  const columns = quote.comparedPlanIds.flatMap((id) => tiles.filter((tile) => tile.id === id));
  const types = new Set(columns.map(({ type }) => type));
  const flash = await takeFlash(ask.session, 'general-compare');
  return {
    reference: quote.reference,
    activity: named(ask.context, quote.activity),
    columns,
    benefits: generalBenefits(ask.context, quote, columns),
    others: tiles
      .filter((tile) => !columns.includes(tile) && (types.size === 0 || types.has(tile.type)))
      .map(({ id, name, insurerName, netFils }) => ({ id, name, insurerName, netFils })),
    warning: flash.warning ?? null,
  };
}

async function detailsPage(bff: Bff, ask: PageAsk): Promise<GeneralDetailsPage | Redirect> {
  const quote = await findGeneralQuote(bff, ask);
  if (!quote) return toQuestions;
  const [{ version }, sent, { draft }] = await Promise.all([
    bff.catalogue.info(),
    sentDocuments(bff, ask, quote.quoteId),
    generalDraftOfSession(bff, ask),
  ]);
  const tile = generalTiles(quote, version).find(({ id }) => id === quote.selectedPlanId);
  if (!tile) return { redirect: generalPaths.products };
  const required: readonly string[] = requiredDocuments(tile.type);
  const flash = await takeFlash(ask.session, 'general-details');
  return {
    reference: quote.reference,
    validUntil: quote.validUntil,
    tile,
    benefits: generalBenefits(ask.context, quote, [tile]),
    company: draft.contact?.company_name ?? '',
    documents: generalDocuments.map(({ field }) => {
      return { field, required: required.includes(field), uploaded: sent.includes(field) };
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

function insurersOf(tiles: GeneralPlansPage['tiles']): GeneralPlansPage['insurers'] {
  const names = new Map(tiles.map(({ insurerId, insurerName }) => [insurerId, insurerName]));
  return [...names]
    .map(([id, name]) => {
      return { id, name, count: tiles.filter(({ insurerId }) => insurerId === id).length };
    })
    .toSorted((a, b) => a.id - b.id);
}
