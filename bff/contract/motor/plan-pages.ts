/**
 * The motor list and comparison: page models (see pages.ts) and the addresses of their plain forms (see forms.ts). Types
 * and constants only, so that nothing of the server reaches the browser. Values of cars are whole dirhams.
 */

import type { ListedInsurer } from '@muqarin/rules/plan-list/filters/every-line';
import type { ListPage, OtherPlan, TakenAlong } from '../list-pages.ts';
import type { PriceInParts } from '../price-in-parts.ts';

export const motorListPaths = {
  /** No fields: the list of the draft's answers without a contact (decisions X32). */
  pricesFirst: '/survey/motor/prices',
  /** GET: the whole list as a PDF. */
  pdf: '/survey/motor/products/quote.pdf',
  /** GET: the list. Query: the filters (rules/motor/plan-list), `open`, `tab`, and after another value the same as `was_…`. */
  products: '/survey/motor/products',
  /** Fields: `idv`, `return`. Stores the value; the list comes back without filters and compared plans (S1 4). */
  value: '/survey/motor/products/value',
  /** Field `cover` (comprehensive or third_party), `return`: the list of the other cover, once it is asked for. */
  cover: '/survey/motor/products/cover',
  /** Field `deductible` (a code, empty for the standard one), `return`. */
  deductible: '/survey/motor/products/deductible',
  /** Fields: `product_id` or `all` (every plan), `addon` (repeated or a comma list; none takes all out), `return`. */
  addons: '/survey/motor/products/addons',
  /** Fields: the filters, `compared`: what another value cleared (decisions V36). */
  restore: '/survey/motor/products/restore',
  /** Fields: `product_id`, `return`. */
  toggleCompared: '/survey/motor/products/compare-toggle',
  /** Field `product_ids`. GET: the comparison. */
  comparePlans: '/survey/motor/compare-plans',
  /** Fields: `old_product_id` (empty: fills the open place), `new_product_id`. */
  swap: '/survey/motor/compare-plans/swap',
  /** Fields: `kind` (individual, comparison, sales), `product_ids`, `return`. */
  email: '/survey/motor/products/email',
  /** Agents. Fields: `selected_product_ids_str`, `addons` (`5003:1-3,5007:`), `return`: plans become quotation lines. */
  quotationLines: '/survey/motor/products/quotation-lines',
  /** M3's: the buy form (S1 3). */
  buy: '/survey/motor/policy-details',
  /** Plain GETs: MotorPlanDetailModel of `?plan=&addons=&idv=`; the comparison as PDF. */
  planDetail: '/api/motor/plan-detail',
  report: '/download-comparison-report',
} as const;

export const MOTOR_PRODUCT_TYPES = {
  comprehensive: 'Comprehensive',
  third_party: 'Third party',
} as const;
export type MotorProductType = keyof typeof MOTOR_PRODUCT_TYPES;

export interface MotorAddonModel {
  id: number;
  name: string;
  help: string;
  included: boolean;
  selected: boolean;
  perPassenger: boolean;
  /** For the policy or one passenger. */
  unitFils: number;
}

export interface MotorPageTile {
  id: number;
  name: string;
  insurerId: number;
  insurerName: string;
  /** Address of the mark. */
  logo: string;
  type: MotorProductType;
  schemeCode: string;
  /** Before and after the plan's discount, without add-ons and VAT (decisions V18). */
  premiumFils: number;
  discountedFils: number;
  repair: 'agency' | 'garage' | 'none';
  deductibleFils: number | null;
  addons: MotorAddonModel[];
  /** By place in `benefits` of the page: covered, and in what words. */
  cover: { id: number; covered: boolean; text: string; inOverview: boolean }[];
  assumption: { lead: string; text: string };
}

export interface MotorPlanDetailModel {
  id: number;
  price: PriceInParts;
  /** "One more claim-free year saves AED …", ready to show (features 119). */
  changes: { code: string; text: string }[];
  notes: string[];
  /** The plan's papers, each a download (S0 2, decisions M56). */
  documents: { title: string; href: string }[];
  rateCardDate: string;
}

export interface MotorValueModel {
  idvAed: number;
  marketAed: number;
  minAed: number;
  maxAed: number;
}

/** No plan has the cover that was asked for: by which rules, and what would change it (see quoting's MotorCoverGap). */
export interface MotorCoverGapModel {
  asked: MotorProductType;
  /** What can be had by a press, and of how many plans; null when there are none. */
  instead: { type: MotorProductType; plans: number } | null;
  /** How old the car is, in years. */
  carAge: number;
  reasons: {
    code:
      | 'not_in_emirate'
      | 'not_yet_effective'
      | 'car_too_old'
      | 'specification'
      | 'no_base_rate'
      | 'outside_rates';
    plans: number;
    oldestCarYears: number | null;
  }[];
  changes: {
    code: 'newer_car' | 'gcc' | 'licence_years' | 'driver_age' | 'value' | 'emirate';
    to: number;
    plans: number;
  }[];
}

/** GET /api/pages/motor/products?<the page's own query>; Redirect when there is no quote. */
export interface MotorPlansPage extends ListPage {
  quoteId: string;
  role: 'visitor' | 'agent';
  /** "Toyota Camry SE 2021" */
  car: string;
  /** "Dubai, driver born 20/05/1990, 3 years without a claim" */
  who: string;
  seats: number;
  value: MotorValueModel;
  /** The cover asked for stands first. */
  asked: MotorProductType | null;
  tiles: MotorPageTile[];
  /** Only with no tiles. */
  gap: MotorCoverGapModel | null;
  benefits: { id: number; name: string; help: string; count: number }[];
  types: { value: MotorProductType; name: string; count: number }[];
  insurers: ListedInsurer[];
  deductible: string | null;
  /** Codes that plans of the list offer beside the standard one. */
  deductibles: string[];
  dropped: string[];
  open: MotorPlanDetailModel | null;
  valueError: string | null;
}

export interface MotorCompareColumn {
  id: number;
  name: string;
  insurerName: string;
  logo: string;
  type: MotorProductType;
  discountedFils: number;
  premiumFils: number;
  netFils: number;
  grossFils: number;
  addonIds: number[];
  /** In the order of `rows`. */
  cells: { covered: boolean; text: string; note?: string | undefined; best: boolean }[];
}

/** GET /api/pages/motor/compare-plans */
export interface MotorComparePage extends TakenAlong {
  car: string;
  who: string;
  idvAed: number;
  columns: MotorCompareColumn[];
  rows: { section: 'price' | 'pay' | 'cover'; label: string; help: string; same: boolean }[];
  allNetFils: number[];
  others: OtherPlan[];
  /** Address of the report as a PDF. */
  report: string;
}
