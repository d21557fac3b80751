/**
 * Group medical: page models (see pages.ts) and the addresses of its plain forms (see forms.ts). Types and constants only, so
 * that nothing of the server reaches the browser. Amounts are integer fils.
 */
import type { AgeSpan, GroupCategory } from '@muqarin/rules/medical-corporate/group';
import type { HeadGauge } from '@muqarin/rules/medical-corporate/head-gauge';
import type { MedicalFormRow } from '@muqarin/rules/medical-corporate/medical-forms';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import type { PicturePart } from '@muqarin/rules/medical-corporate/price-picture';
import type { CorporateStep } from '@muqarin/rules/medical-corporate/questionnaire';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import type { ListedInsurer } from '@muqarin/rules/plan-list/filters/every-line';
import type { FieldError } from '../field-error.ts';
import type { ChosenHospitals, ListHead } from '../list-pages.ts';
import type { QuestionPage } from '../question-pages.ts';
import type { CensusDropModel } from './census.ts';
import type { GroupPairsModel } from './pairs.ts';
import type { GroupPicksModel } from './picks.ts';

const { questionnaire, products } = corporateRoutes;

export const corporatePaths = {
  /**
   * `?step=<name>`. Fields: the page's own (rules/medical-corporate/questions); `go` is `previous`, `save` (autosave), or of the
   * counts `add` or `remove` (a category). Without a step: leads to the list once there is a quote, else to where the answers stopped (M14).
   */
  questionnaire,
  /** No fields: the list of the draft's answers without a contact (decisions X32). */
  pricesFirst: `${questionnaire}/prices`,
  /** GET: the list. Query: `category` (a number, or `summary`), rules/medical-corporate/plan-list, `open`, `rows`, `groups`. */
  products,
  /** The editor of member details. Fields: `category`, rules/medical-corporate/member-form, `return`. */
  members: `${products}/members`,
  /** Fields: `category`, `plan` (S0 3, with `dattgl`) or `product_id` and `variant` (may repeat), `switch` (1: another insurer and TPA), `return`. */
  select: `${products}/select`,
  /** CHANGE PLAN. Field `category`. */
  change: `${products}/change`,
  /** GET, the query of the list: the plans of a category, filtered as the page is, as PDF. */
  pdf: `${products}/quote.pdf`,
  /** GET, query `plan` and `category`: what a plan covers and what would change its premium, for its tile. */
  benefits: '/api/pages/medical-corporate/benefits',
} as const;

/** GET /api/pages/medical-corporate/questionnaire?step=<name> */
export interface CorporateQuestionnairePage extends QuestionPage<CorporateStep, GroupDraft> {
  /** Beside the counts alone. */
  census: CensusDropModel;
  /** A lead that was left before: it goes on (decisions M54). */
  leadId: string | null;
  previous: CorporateStep | null;
  progress: number;
}

export interface ChosenPlan {
  /** With variants: `123dattgl4-7`. */
  plan: string;
  planId: number;
  planName: string;
  insurerName: string;
  tpaName: string;
  conditions: string[];
  netFils: number;
  vatFils: number;
  grossFils: number;
  assumptions: string[];
}

/** A category in the bar of tabs, in the summary, and in the editor of its member details. */
export interface CategoryModel extends GroupCategory {
  plans: number;
  hidden: number;
  chosen: ChosenPlan | null;
}

export interface TraceRow {
  kind: 'members' | 'maternity' | 'variant';
  ageFrom: number | null;
  ageTo: number | null;
  salary: 'lsb' | 'nlsb' | null;
  count: number;
  eachFils: number | null;
  isDefault: boolean;
  basisPoints: number | null;
  amountFils: number;
}

export interface CorporateTile {
  id: number;
  name: string;
  insurerId: number;
  insurerName: string;
  logo: string;
  tpaId: number;
  tpaName: string;
  networkId: number;
  networkName: string;
  salary: ('lsb' | 'nlsb')[];
  molCensus: boolean;
  minEmployees: number | null;
  maxDependantPercent: number | null;
  minLowSalaryPercent: number | null;
  benefitIds: number[];
  descriptionIds: number[];
  annualLimit: string;
  /** The same in whole dirhams. */
  limitAed: number;
  /** It has a premium for these ages; null: for every age. */
  ages: AgeSpan[] | null;
  /** Benefits that every tile names; null is not covered. */
  onTile: { label: string; value: string | null }[];
  glance: string;
  conditions: string[];
  /** With what each adds to the premium of this category. */
  variants: { id: number; name: string; help: string; netFils: number }[];
  netFils: number;
  vatFils: number;
  grossFils: number;
  trace: TraceRow[];
  assumptions: string[];
  /** Of the insurer and TPA that are chosen for other categories, or nothing is (decisions M28). */
  fitsPair: boolean;
  rateCardDate: string;
}

export interface HiddenPlanModel {
  id: number;
  name: string;
  insurerName: string;
  reason: string;
  limit: number | null;
}

interface NamedOption {
  id: number;
  name: string;
}

/** GET /api/pages/medical-corporate/products?<the page's own query>; Redirect when there is no quote. */
export interface CorporatePlansPage extends ListHead, ChosenHospitals {
  emirateId: number;
  role: 'visitor' | 'agent';
  categories: CategoryModel[];
  /** The number of the category whose plans are shown; null for the summary. */
  tab: number | null;
  /** Of that category; empty on the summary. */
  tiles: CorporateTile[];
  hidden: HiddenPlanModel[];
  insurers: ListedInsurer[];
  tpas: NamedOption[];
  networks: NamedOption[];
  benefits: NamedOption[];
  descriptions: NamedOption[];
  /** What the editor asks: the plans' bands (decisions M22), and low salaries by band where a plan needs them (M23). */
  editor: {
    ageBands: { ageFrom: number; ageTo: number }[];
    maternityBands: { ageFrom: number; ageTo: number }[];
    asksMatrix: boolean;
  };
  /** Of `?open=<id>`: so that it is there without JavaScript. */
  open: CorporateBenefits | null;
  /** Of all that is chosen. */
  netFils: number;
  vatFils: number;
  grossFils: number;
  /** Of each insurer with a plan in this list: who fills in a medical form. Of the summary: of the insurer that is chosen. */
  medicalForms: { insurerId: number; rows: MedicalFormRow[] }[];
  /** Of the summary, once something is chosen: how far heads may vary, and what each category's premium is made of. */
  madeOf: {
    heads: HeadGauge | null;
    pictures: { category: number; netFils: number; parts: PicturePart[] }[];
  } | null;
  /** Taken away by the last change (decisions M58): they can be chosen again. */
  cleared: { category: number; plan: string; planName: string }[];
  /** Chosen of another insurer and TPA than the others: it is asked before those are cleared (decisions M28). */
  toSwitch: { category: number; plan: string; planName: string } | null;
  census: CensusDropModel;
  /** Of the summary alone. */
  pairs: GroupPairsModel | null;
  /** What is compared, checked for a quote and proposed. */
  picks: GroupPicksModel;
  errors: FieldError[];
  typed: Record<string, string>;
}

/** What one person more or otherwise would do to a plan's premium (features 119). */
export interface CorporateChange {
  code:
    | 'one_more_low_salary'
    | 'one_more_higher_salary'
    | 'low_instead_of_higher'
    | 'one_older'
    | 'one_more_married';
  span: AgeSpan | null;
  /** Net, a year; null: the category could not have the plan then. */
  deltaFils: number | null;
}

/** GET /api/pages/medical-corporate/benefits?plan=<id>&category=<number>, and what the list's address opens. */
export interface CorporateBenefits {
  planId: number;
  documents: { title: string; href: string }[];
  /** Of the category; empty without a quote. */
  changes: CorporateChange[];
  /** A value of null is not covered. */
  sections: { main: string; benefits: { id: number; name: string; value: string | null }[] }[];
}
