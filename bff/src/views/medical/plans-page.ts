/** What the plan list says itself (routes/plan-list/list-pages.ts adds the rest): a quote, the catalogue's filters and what the session knows. */
import type { CatalogueInfo } from '@muqarin/quoting/contract/catalogue';
import { type CivilDate, toIsoDate } from '@muqarin/rules/dates';
import type { ChosenHospitals, ListPage } from '../../../contract/list-pages.ts';
import type { PlanDetailModel, ProductsPage } from '../../../contract/medical/plan-pages.ts';
import type { DraftFields, PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Flash } from '../../session/session-data.ts';
import type { MedicalQuote } from '../../use-cases/medical/session-quote.ts';
import { emirateName } from '../emirate-name.ts';
import { insurersOnPage } from '../listed-insurers.ts';
import type { LogoOf } from '../logo-address.ts';
import { refusedMembers } from './members-form.ts';
import { whoText } from './people.ts';
import { filterOptions, pageTiles } from './tiles.ts';

export interface ProductsPageFacts {
  quote: MedicalQuote;
  hospitals: DraftFields<ChosenHospitals>;
  catalogue: CatalogueInfo;
  logoOf: LogoOf;
  open: PageDraft<PlanDetailModel> | null;
  role: ProductsPage['role'];
  flash: Flash;
  today: CivilDate;
}

/** `hsb` and `nlsb` are two names of one band, and choosing either shows both (rules/medical/filters). */
const salaryChoices = [
  { value: 'lsb', name: 'Up to AED 4,000 a month', bands: ['lsb'] },
  { value: 'nlsb', name: 'Above AED 4,000 a month', bands: ['hsb', 'nlsb'] },
  { value: 'none', name: 'Any salary', bands: ['none'] },
] as const;

export function productsPage(
  facts: ProductsPageFacts,
): DraftFields<Omit<ProductsPage, keyof ListPage>> {
  const { quote, hospitals, catalogue, flash } = facts;
  const { tiles } = quote;
  return {
    quoteId: quote.quoteId,
    category: quote.answers.category,
    emirateName: ours(emirateName(quote.answers.main_emirate)),
    memberCount: quote.answers.member_count,
    who: whoText(quote.answers),
    answers: quote.answers,
    tiles: pageTiles(tiles, facts.logoOf),
    benefits: filterOptions(catalogue.benefits, (tile) => tile.benefitIds, tiles),
    descriptions: filterOptions(catalogue.descriptions, (tile) => tile.descriptionIds, tiles),
    insurers: insurersOnPage(catalogue, tiles),
    salaries: salaries(quote),
    hasInvestorPlans: tiles.some((tile) => tile.insuredFor.includes('investor')),
    ...hospitals,
    open: facts.open,
    dropped: quote.droppedPlanNames.map(ours),
    role: facts.role,
    refusedMembers: refusedMembers(flash, quote.answers),
    policy: quote.policy && {
      reference: quote.policy.policyReference,
      planName: ours(quote.policy.planName),
    },
    rateCardDate: catalogue.lines.medical.ratesOf,
    today: toIsoDate(facts.today),
  };
}

function salaries({ tiles }: Pick<MedicalQuote, 'tiles'>): PageDraft<ProductsPage['salaries']> {
  return salaryChoices
    .filter(({ bands }) =>
      tiles.some(({ salaryBand }) => bands.some((band) => band === salaryBand)),
    )
    .map(({ value, name }) => ({ value, name: ours(name) }));
}
