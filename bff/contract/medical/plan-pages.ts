/** Models of the pages that stand on a quote: the list, a plan's panel, the comparison, the purchase. See `pages.ts`. */
import type { Category, DraftAnswers } from '@muqarin/rules/medical/types';
import type { ListedInsurer } from '@muqarin/rules/plan-list/filters/every-line';
import type { FieldError } from '../field-error.ts';
import type { ChosenHospitals, ListPage, OtherPlan, TakenAlong } from '../list-pages.ts';
import type { PriceInParts } from '../price-in-parts.ts';
import type { AcceptedElsewhere } from '../quotation-pages.ts';

export interface PageTile {
  id: number;
  name: string;
  insurerId: number;
  insurerName: string;
  /** Address of the mark. */
  logo: string;
  tpaId: number;
  tpaName: string;
  networkId: number;
  networkName: string;
  insuredFor: string[];
  salary: 'lsb' | 'hsb' | 'nlsb' | 'none';
  /** Who may buy it, in sentences; confirmed before the purchase (decisions X31). */
  conditions: string[];
  coversPreExisting: boolean;
  benefitIds: number[];
  descriptionIds: number[];
  netFils: number;
  vatFils: number;
  grossFils: number;
  facts: { label: string; value: string; note?: string | undefined }[];
  assumption: { lead: string; text: string };
  excess: string;
  /** Whole dirhams: what the plan pays in a year at most. */
  limitAed: number;
}

export interface PlanDetailModel {
  id: number;
  price: PriceInParts;
  changes: { code: string; text: string }[];
  covered: {
    section: 'where' | 'pay' | 'cover';
    label: string;
    help: string;
    covered: boolean;
    text: string;
    note?: string | undefined;
  }[];
  documents: { title: string; href: string }[];
  notes: string[];
  rateCardDate: string;
}

export interface FilterOption {
  id: number;
  name: string;
  help?: string;
}

/** GET /api/pages/medical/individual/products?<the page's own query> ; Redirect when there is no quote. */
export interface ProductsPage extends ListPage, ChosenHospitals {
  quoteId: string;
  category: Category;
  emirateName: string;
  memberCount: number;
  /** "1 person, born 14/03/1991, Dubai" */
  who: string;
  answers: DraftAnswers;
  tiles: PageTile[];
  benefits: FilterOption[];
  descriptions: FilterOption[];
  insurers: ListedInsurer[];
  salaries: { value: 'lsb' | 'hsb' | 'nlsb' | 'none'; name: string }[];
  hasInvestorPlans: boolean;
  /** Of `?open=<id>&tab=<trace|cover|documents>`, for pages without JavaScript. */
  open: PlanDetailModel | null;
  /** Names of plans dropped by the last change of members. */
  dropped: string[];
  role: 'visitor' | 'agent';
  /** A change of the members that was refused: what was filled in, and what is wrong with it. Shown once. */
  refusedMembers: { answers: DraftAnswers; errors: FieldError[] } | null;
  /** Once this quote has become a policy: it stays as it is. */
  policy: { reference: string; planName: string } | null;
  rateCardDate: string;
  today: string;
}

export interface CompareColumn extends PageTile {
  /** In the order of `rows`. */
  cells: { covered: boolean; text: string; note?: string | undefined; best: boolean }[];
}

/** GET /api/pages/medical/individual/compare-plans */
export interface ComparePage extends TakenAlong {
  who: string;
  memberCount: number;
  columns: CompareColumn[];
  rows: {
    section: 'price' | 'where' | 'pay' | 'cover';
    label: string;
    help: string;
    same: boolean;
  }[];
  /** All tiles' nets for the price line, ascending. */
  allNetFils: number[];
  others: (OtherPlan & { conditions: string[] })[];
}

/** GET /api/pages/medical/individual/buy-policy */
export interface BuyPage {
  reference: string;
  who: string;
  memberCount: number;
  tile: PageTile;
  detail: PlanDetailModel;
  contact: { name: string; email: string; phone: string };
  /** ISO days. */
  firstStart: string;
  lastStart: string;
  chosenStart: string;
  /** What was accepted in a quotation at another price; null where there is none. */
  accepted: AcceptedElsewhere | null;
  errors: FieldError[];
  warning: string | null;
}
