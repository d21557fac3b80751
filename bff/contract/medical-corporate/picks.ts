/** Group medical: what is compared, checked for a quote and proposed. Page models and the addresses of its plain forms. */
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import type { TraceRow } from './pages.ts';

const { products, comparePlans, compareAcross } = corporateRoutes;

export const corporatePickPaths = {
  /** GET: the comparison of a category (decisions M15), or of what is in the tray. POST: `category`, `product_ids`, `return`; leads there. */
  comparePlans,
  /** POST: `plans` (JSON, category to plan ids; decisions M16); leads to GET, which shows what was sent last. */
  compareAcross,
  /** Into the tray or out of it. Fields: `category`, `plan` or `product_id` and `variant`, `return`. */
  compared: `${products}/compare`,
  /** The box of the quote check, on or off; the same fields. */
  checked: `${products}/check`,
  /** Into the proposal or out of it; the same fields. */
  proposed: `${products}/propose`,
  /** What the editor of member details has cleared comes back. Field `return`. */
  undo: `${products}/picks-undo`,
  /** The checked plans are mailed and make a lead (S0 7). Fields `plans` (JSON, category to plan ids), `return`. */
  sendQuote: `${products}/send-quote`,
  /** Agents: the plans become quotation lines. Fields `selected_product_ids_str` (comma list, with variants), `return`. */
  quotationLines: `${products}/quotation-lines`,
  /** A link that shows the proposal as it is now. Fields `proposal` (as for `/proposalForm`), `return`. */
  shareProposal: `${products}/share-proposal`,
  /** All such links end. Field `return`. */
  endProposals: `${products}/end-proposals`,
  /** GET: `GroupPicksModel`. */
  picks: '/api/pages/medical-corporate/picks',
  /** GET, the query of the comparison: as PDF. */
  comparisonPdf: `${products}/comparison.pdf`,
} as const;

export interface PickedPlan {
  category: number;
  /** With variants: `123dattgl4-7`. */
  plan: string;
  planId: number;
  name: string;
  insurerName: string;
  tpaName: string;
  conditions: string[];
  logo: string;
  netFils: number;
  vatFils: number;
  grossFils: number;
}

export interface ProposalOption {
  /** From 1. */
  option: number;
  plans: PickedPlan[];
  /** Its plans are of several insurers or claims handlers. */
  otherPair: boolean;
  /** Categories that have no plan in it yet. */
  missing: number[];
}

export interface GroupPicksModel {
  compared: PickedPlan[];
  checked: PickedPlan[];
  /** Options without a plan are left out. */
  proposal: ProposalOption[];
  /** The latest link to a proposal that still opens, and how many there are. */
  board: { address: string; madeAt: string; until: string; count: number } | null;
  /** How many were cleared when the member details of categories changed (decisions M58). */
  cleared: { categories: number[]; compared: number; checked: number; proposal: number } | null;
}

export interface CorporateCompareColumn extends PickedPlan {
  /** Of its place in this comparison. */
  id: number;
  networkName: string;
  annualLimit: string;
  salary: ('lsb' | 'nlsb')[];
  variants: string[];
  trace: TraceRow[];
  assumptions: string[];
  /** In the order of the page's `cover`; null is not covered. */
  values: (string | null)[];
}

/** GET /api/pages/medical-corporate/compare-plans?<the page's own query>, and …/compare-across */
export interface CorporateComparePage {
  reference: string;
  validUntil: string;
  /** Whose plans these are; null across categories. */
  category: number | null;
  columns: CorporateCompareColumn[];
  cover: { main: string; name: string }[];
  /** What an open place can be filled with; across categories nothing. */
  others: { plan: string; name: string; insurerName: string; netFils: number; grossFils: number }[];
  /** Plans of the address that are not known, or that this category cannot have. */
  dropped: number;
  /** The page's own address and that of its PDF. */
  here: string;
  pdf: string;
  notice: string | null;
  warning: string | null;
}
