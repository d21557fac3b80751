/**
 * What the BFF answers to the page renderer and to the pages' own scripts: one model a page, ready to show. Types only,
 * so that nothing of the server reaches the browser. Amounts are integer fils; the page formats them with rules/money.
 *
 * Next reads a model with `GET <BFF_ORIGIN>/api/pages/...`, passing the browser's cookie on. On each proxied request the
 * BFF also sends these headers to Next: `content-security-policy` (with the nonce), `x-nonce`, `x-csrf-token`,
 * `x-muqarin-role`, `x-muqarin-path` (path and query as the browser asked), `x-correlation-id`.
 */
import type { Category, DraftAnswers } from '@muqarin/rules/medical/types';

export interface FieldError {
  /** Form field name: `main_emirate`, `members[1][dob_day]`, `email`, `captcha`. */
  field: string;
  message: string;
}

export interface Redirect {
  redirect: string;
}

/** GET /api/pages/medical/individual/questionnaire?step=<name> */
export interface QuestionnairePage {
  step: string;
  answers: DraftAnswers;
  /** MQ-…, null before the first answer. */
  reference: string | null;
  /** Steps of the current path in order. */
  steps: string[];
  previous: string | null;
  progress: number;
  /** Left by a post without JavaScript; shown once. */
  errors: FieldError[];
  /** What the person typed when it was refused, by field name. */
  typed: Record<string, string>;
  /** A reset happened and can be undone (decisions M10). */
  canUndo: boolean;
  /** Sentence to show as a toast: "Your answers were cleared." */
  notice: string | null;
  /** Change on the check page comes back there. */
  returnTo: 'check' | null;
  /** ISO day in Asia/Dubai, for the date pickers. */
  today: string;
  /** For the contact step without JavaScript (decisions X8). */
  captchaTicket: string | null;
}

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
  coversPreExisting: boolean;
  benefitIds: number[];
  descriptionIds: number[];
  netFils: number;
  vatFils: number;
  grossFils: number;
  /** One-based place by net premium among all plans of the quote. */
  place: number;
  facts: { label: string; value: string; note?: string | undefined }[];
  assumption: { lead: string; text: string };
  excess: string;
}

export interface PlanDetailModel {
  id: number;
  price: {
    netFils: number;
    vatFils: number;
    grossFils: number;
    members: {
      member: number;
      age: number;
      netFils: number;
      lines: { code: string; label: string; why: string; kind: string; amountFils: number }[];
    }[];
  };
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
  /** Plans of this quote that have it. */
  count: number;
}

export interface SelectedProvider {
  id: number;
  name: string;
}

/** GET /api/pages/medical/individual/products?<the page's own query> ; Redirect when there is no quote. */
export interface ProductsPage {
  quoteId: string;
  reference: string;
  revision: number;
  validUntil: string;
  category: Category;
  emirateName: string;
  memberCount: number;
  /** "1 person, born 14/03/1991, Dubai" */
  who: string;
  answers: DraftAnswers;
  tiles: PageTile[];
  benefits: FilterOption[];
  descriptions: FilterOption[];
  insurers: FilterOption[];
  salaries: { value: 'lsb' | 'hsb' | 'nlsb' | 'none'; name: string; count: number }[];
  hasInvestorPlans: boolean;
  /** `provider` ids of the query with their names, and the (nw:tpa) pairs that include them all; null when none chosen. */
  providers: SelectedProvider[];
  networkPairs: string[] | null;
  /** Hospitals found for `?provider_search=<keyword>`, for pages without JavaScript; absent without the keyword. */
  foundProviders?: SelectedProvider[];
  comparedIds: number[];
  /** Of `?open=<id>&tab=<trace|cover|documents>`, for pages without JavaScript. */
  open: PlanDetailModel | null;
  /** Names of plans dropped by the last change of members. */
  dropped: string[];
  /** The lead's address for the mailed quote, shown and editable (decisions M39). */
  email: string;
  role: 'visitor' | 'agent';
  /** Outcome of a post without JavaScript: shown once. */
  notice: string | null;
  warning: string | null;
  rateCardDate: string;
  today: string;
}

export interface CompareColumn extends PageTile {
  /** In the order of `rows`. */
  cells: { covered: boolean; text: string; note?: string | undefined; best: boolean }[];
  /** Net minus the lowest net of the columns. */
  aboveLowestFils: number;
}

/** GET /api/pages/medical/individual/compare-plans */
export interface ComparePage {
  reference: string;
  who: string;
  memberCount: number;
  columns: CompareColumn[];
  rows: { section: 'where' | 'pay' | 'cover'; label: string; help: string; same: boolean }[];
  /** All tiles' nets for the price line, ascending. */
  allNetFils: number[];
  /** Plans that can be added: id and name. */
  others: { id: number; name: string; insurerName: string; netFils: number }[];
  email: string;
  notice: string | null;
  warning: string | null;
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
  errors: FieldError[];
  warning: string | null;
}

/** GET /api/pages/thank-you?kind=lead|individual|corporate ; always answers, also on a direct visit (decisions X23). */
export interface ThankYouPage {
  kind: 'lead' | 'individual' | 'corporate';
  reference: string | null;
  policy: {
    reference: string;
    planName: string;
    insurerName: string;
    grossFils: number;
    netFils: number;
    startDate: string;
  } | null;
  email: string | null;
  /** True when the person came here because no plan fits. */
  noProducts: boolean;
}

/** GET /api/pages/sponsor */
export interface SponsorPage {
  errors: FieldError[];
  typed: Record<string, string>;
}

/** GET /api/pages/how-we-rank */
export interface HowWeRankPage {
  insurers: { name: string; code: string; registration: string; plans: number }[];
  catalogueVersion: string;
  ratesOf: string;
  planCount: number;
  providerCount: number;
}

/** GET /api/pages/home : the example price of the home page, rated live by the same engine. */
export interface HomePage {
  example: {
    planName: string;
    insurerName: string;
    logo: string;
    price: PlanDetailModel['price'];
    lowestFils: number;
    highestFils: number;
    allNetFils: number[];
    netFils: number;
  } | null;
}

/** GET /api/pages/staff : sign-in outcome shown once. */
export interface StaffPage {
  role: 'visitor' | 'agent';
  error: string | null;
}

/** GET /api/dev/mails, /api/dev/mails/:id, /api/dev/events?type=&key=&after= ; embedded mode only. */
export interface DevMails {
  mails: { mailId: string; to: string; subject: string; sentAt: string }[];
}
export interface DevMail {
  mailId: string;
  to: string;
  from: string;
  subject: string;
  sentAt: string;
  text: string;
  html: string;
}
export interface DevEvents {
  events: {
    id: string;
    type: string;
    topic: string;
    key: string;
    time: string;
    actor: string;
    correlationId: string;
    causationId: string;
    position: number;
    /** Pretty proto3 JSON. */
    value: string;
  }[];
}
