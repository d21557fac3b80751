/** The model of the corporate list (S0 2). Without a quote it leads back to the questions. */
import { AppError } from '@muqarin/platform/errors';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import type { GroupLists } from '@muqarin/quoting/contract/medical-corporate/quote-calls';
import { parseWhole } from '@muqarin/rules/digits';
import { messages } from '@muqarin/rules/messages';
import {
  type CorporateBenefits,
  type CorporateChange,
  type CorporatePlansPage,
  corporatePaths,
} from '../../../../contract/medical-corporate/pages.ts';
import { oursIn, type PageDraft } from '../../../locale/page-draft.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { mayAsStaff } from '../../../security/require-staff.ts';
import { hospitalsOf } from '../../../use-cases/chosen-hospitals.ts';
import { groupDrafts } from '../../../use-cases/medical-corporate/session-draft.ts';
import { findGroupQuote } from '../../../use-cases/medical-corporate/session-quote.ts';
import { insurersOnPage } from '../../../views/listed-insurers.ts';
import {
  categoriesOf,
  corporateTile,
  hiddenPlan,
  shownTile,
} from '../../../views/medical-corporate/plans-model.ts';
import { termsModel } from '../../../views/medical-corporate/terms-model.ts';
import { documentLinks } from '../../../views/papers/document-links.ts';
import type { PageAsk } from '../../pages/page-ask.ts';
import { type PageModels, page } from '../../pages/page-model.ts';
import { type ListLine, listHeadPage } from '../../plan-list/list-pages.ts';
import { censusDrop, corporateCensusModels } from '../census/page.ts';
import { corporatePickModels, picksOfQuote } from '../picks/pages.ts';
import { corporatePurchasePages, toPolicy } from '../purchase/pages.ts';
import { corporateQuestionnairePage } from '../questionnaire/questionnaire-page.ts';
import { listForm } from './list-form.ts';
import { groupPairs } from './pairs.ts';
import { corporatePricesFirst } from './prices-first.ts';
import { tabOf } from './tab.ts';

const line: ListLine<GroupQuote, typeof corporatePricesFirst> = {
  // With a step: the address without one would lead back here.
  questions: `${corporatePaths.questionnaire}?step=check`,
  form: listForm,
  pricesFirst: corporatePricesFirst,
  findQuote: findGroupQuote,
  emailOf: async (bff, ask) => {
    if (groupDrafts.idsOf(ask.session).leadId === null) return '';
    return (await groupDrafts.ofSession(bff, ask)).draft.contact?.customer_email ?? '';
  },
};

async function benefitsModel(bff: Bff, ask: PageAsk): Promise<PageDraft<CorporateBenefits>> {
  const quote = await findGroupQuote(bff, ask);
  const found = await benefitsOf(bff, ask, ask.query.plan, quote);
  if (!found) throw new AppError('not_found', 'BFF.NO_PLAN', messages.notFound);
  return found;
}

async function benefitsOf(
  bff: Bff,
  { context, query }: PageAsk,
  asked: string | undefined,
  quote: GroupQuote | null,
): Promise<PageDraft<CorporateBenefits> | null> {
  const planId = parseWhole(asked ?? '') ?? 0;
  const plan = planId > 0 ? await bff.quoting.groupPlan({ planId }, context) : null;
  if (!plan) return null;
  const tab = quote && tabOf(query.category, quote);
  const category = quote && tab !== null ? { quoteId: quote.quoteId, category: tab } : null;
  return {
    planId,
    sections: plan.sections.map(({ main, benefits }) => ({
      main: ours(main),
      benefits: benefits.map((benefit) => oursIn(benefit, 'name', 'value')),
    })),
    documents: documentLinks(planId, plan.documents).map((one) => oursIn(one, 'title')),
    changes: category === null ? [] : await changesOf(bff, { ...category, planId }, context),
  };
}

async function changesOf(
  bff: Bff,
  { planId, ...asked }: { quoteId: string; category: number; planId: number },
  context: PageAsk['context'],
): Promise<CorporateChange[]> {
  try {
    const plan = String(planId);
    return (await bff.quoting.groupPlanChanges({ ...asked, plan }, context)).changes;
  } catch (error) {
    // Of the catalogue in force, and not of the one that the quote was priced by.
    if (error instanceof AppError && error.code === 'QUOTING.NO_PLAN') return [];
    throw error;
  }
}

const plansPage = listHeadPage(line, async (bff, ask, quote) => {
  const policy = await toPolicy(bff, ask, quote);
  if (policy) return policy;
  const tab = tabOf(ask.query.category, quote);
  const { emirateId } = quote.answers;
  const [catalogue, lists, list, picks, hospitals, open, census, pairs] = await Promise.all([
    bff.catalogue.info(),
    bff.quoting.groupLists({ emirateId }, ask.context),
    listOf(bff, ask, quote, tab),
    picksOfQuote(bff, ask, quote),
    hospitalsOf(bff, ask.query, ask.context),
    benefitsOf(bff, ask, ask.query.open, quote),
    censusDrop(bff, ask),
    tab === null ? groupPairs(bff, ask, quote) : null,
  ]);
  const { netFils, vatFils, grossFils, cleared } = quote;
  const logoOf = await bff.drawnLogos.of(list.tiles, catalogue.version);
  const tiles = list.tiles.map((tile) => corporateTile(tile, logoOf));
  return (flash) => ({
    emirateId,
    categories: categoriesOf(quote),
    tab,
    tiles: tiles.map(shownTile),
    hidden: list.hidden.map(hiddenPlan),
    insurers: insurersOnPage(catalogue, tiles),
    ...filterWords(lists, tiles),
    ...hospitals,
    ...termsModel(quote, tab, tiles),
    editor: {
      ageBands: lists.ageBands,
      maternityBands: lists.maternityBands,
      asksMatrix: lists.asksMatrix,
    },
    open,
    netFils,
    vatFils,
    grossFils,
    cleared: cleared.map((plan) => oursIn(plan, 'planName')),
    toSwitch: toSwitch(ask.query.switch, tab, tiles),
    picks,
    role: mayAsStaff(ask.session, 'quote-as-agent') ? ('agent' as const) : ('visitor' as const),
    census,
    pairs,
    errors: flash.errors ?? [],
    typed: flash.typed ?? {},
  });
});

export const corporatePageModels: PageModels = {
  '/api/pages/medical-corporate/questionnaire': page(corporateQuestionnairePage),
  '/api/pages/medical-corporate/products': page(plansPage),
  [corporatePaths.benefits]: page(benefitsModel),
  ...corporatePickModels,
  ...corporateCensusModels,
  ...corporatePurchasePages,
};

async function listOf(bff: Bff, ask: PageAsk, { quoteId }: GroupQuote, category: number | null) {
  if (category === null) return { tiles: [], hidden: [] };
  return bff.quoting.groupList({ quoteId, category }, ask.context);
}

/** Offered to filter by is what the plans of this list have. */
function filterWords(lists: GroupLists, tiles: CorporatePlansPage['tiles']) {
  type Tile = CorporatePlansPage['tiles'][number];
  const offered = (
    words: readonly { id: number; name: string }[],
    of: (tile: Tile) => readonly number[],
  ) => {
    const ids = new Set(tiles.flatMap(of));
    const found = words.filter(({ id }) => ids.has(id));
    return found.map(({ id, name }) => ({ id, name: ours(name) }));
  };
  return {
    tpas: offered(lists.tpas, ({ tpaId }) => [tpaId]),
    networks: offered(lists.networks, ({ networkId }) => [networkId]),
    benefits: offered(lists.benefits, ({ benefitIds }) => benefitIds),
    descriptions: offered(lists.descriptions, ({ descriptionIds }) => descriptionIds),
  };
}

/** A plan whose choice would clear others is asked about on the page (decisions M28). */
function toSwitch(
  plan: string | undefined,
  category: number | null,
  tiles: CorporatePlansPage['tiles'],
): PageDraft<CorporatePlansPage['toSwitch']> {
  const tile = tiles.find(({ id }) => String(id) === plan?.split('dattgl')[0]);
  if (plan === undefined || category === null || !tile || tile.fitsPair) return null;
  return { category, plan, planName: ours(tile.name) };
}
