/**
 * General insurance: page models (see pages.ts) and the addresses of its plain forms (see forms.ts). Types and constants
 * only, so that nothing of the server reaches the browser. Amounts are integer fils.
 */
import { generalCalls } from '@muqarin/rules/general/calls';
import type { GeneralCode } from '@muqarin/rules/general/insurance-types';
import type { GeneralStep } from '@muqarin/rules/general/questionnaire';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import type { ListedInsurer } from '@muqarin/rules/plan-list/filters/every-line';
import type { Standing } from '@muqarin/rules/plan-list/standing';
import type { FieldError } from '../field-error.ts';
import type { SlotModel } from '../file-slots.ts';
import type { ListPage, OtherPlan, TakenAlong } from '../list-pages.ts';
import type { QuestionPage } from '../question-pages.ts';

export const generalPaths = {
  /** `?step=<name>`; `&type=<code>` preselects on the first page (decisions G11). Fields: the page's own (rules/general/
   * questions); `go` is `previous` or `save` (autosave). Without `step` the whole wizard in one post (decisions G3). */
  wizard: '/survey/general',
  /** No fields: the list of the draft's answers without a contact (decisions X32). */
  pricesFirst: '/survey/general/prices',
  /** GET: the whole list as a PDF. */
  pdf: '/survey/general/products/quote.pdf',
  /** GET: the list. Query: rules/general/plan-list, and `open` (a plan whose price is shown). */
  products: '/survey/general/products',
  /** Fields: what prices are rates of (rules/general/figures), `return`. */
  figures: '/survey/general/products/figures',
  /** Fields: `product_id`, `return`. */
  toggleCompared: '/survey/general/products/compare-toggle',
  /** Field `type`, `return`: a person asks the insurers (decisions G4). */
  askPrice: '/survey/general/products/ask-price',
  /** Field `return`. Mails the prices to the contact (decisions G9). */
  email: '/survey/general/products/email',
  /** Field `product_ids`. GET: the comparison. */
  comparePlans: '/survey/general/compare-plans',
  /** Field `product_id`. GET: the documents of the plan that was chosen. */
  policyDetails: '/survey/general/policy-details',
  /** Multipart: `trade_license` or `census_file`: the documented call, and the plain form. */
  upload: generalCalls.upload.path,
  /** "Request this policy" (decisions G7). */
  request: '/survey/general/policy-details/request',
} as const;

/** A word of the catalogue in the reader's language. */
interface NamedOption {
  id: number;
  name: string;
}

/** GET /api/pages/general/wizard?step=<name>&type=<code> */
export interface GeneralWizardPage extends QuestionPage<GeneralStep, GeneralDraft> {
  previous: GeneralStep | null;
  progress: number;
  activities: NamedOption[];
  /** Types that have rates: the rest is priced on request. */
  ratedTypes: string[];
}

export type CoverWord = 'included' | 'by_law' | 'sum_insured' | 'contract_value' | 'not_covered';

export interface GeneralPageTile {
  id: number;
  name: string;
  type: GeneralCode;
  insurerId: number;
  insurerName: string;
  logo: string;
  excessFils: number;
  premiumFils: number;
  netFils: number;
  vatFils: number;
  grossFils: number;
  /** Among all plans of its type: "second lowest of 8". */
  standing: Standing;
  cover: { benefitId: number; limitFils: number | null; is: CoverWord | null }[];
  benefitIds: number[];
  /** Numbers that sum to the net; the page words them. */
  lines: {
    kind: 'section' | 'factor' | 'least' | 'discount';
    code: string;
    ppm: number | null;
    ofFils: number | null;
    basisPoints: number | null;
    amountFils: number;
  }[];
  rateCardDate: string;
}

interface GeneralTypeModel {
  type: GeneralCode;
  state: 'priced' | 'figure_missing' | 'on_request';
  requested: boolean;
}

/** GET /api/pages/general/products?<the page's own query>; Redirect when there is no quote. */
export interface GeneralPlansPage extends ListPage {
  activity: string;
  emirateId: number;
  answers: GeneralDraft;
  /** As the prices have it; null when it was not said. */
  hadClaim: boolean | null;
  types: GeneralTypeModel[];
  tiles: GeneralPageTile[];
  benefits: { id: number; name: string; help: string; count: number }[];
  insurers: ListedInsurer[];
  /** In the order asked (decisions G7). */
  requestedPolicies: { planName: string; reference: string }[];
  errors: FieldError[];
  typed: Record<string, string>;
}

/** GET /api/pages/general/compare-plans */
export interface GeneralComparePage extends TakenAlong {
  activity: string;
  columns: GeneralPageTile[];
  benefits: { id: number; name: string; help: string }[];
  others: OtherPlan[];
}

/** GET /api/pages/general/policy-details */
export interface GeneralDetailsPage {
  reference: string;
  validUntil: string;
  tile: GeneralPageTile;
  benefits: { id: number; name: string; help: string }[];
  company: string;
  documents: (SlotModel & { field: 'trade_license' | 'census_file'; required: boolean })[];
  /** The reference under which this plan was asked for before. */
  requested: string | null;
  errors: FieldError[];
  notice: string | null;
}
