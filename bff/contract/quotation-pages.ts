/** What the pages of quotations are made of (features 141): the back office's list and one of them, and that of its client. */
import type { QuotationField, QuotationTerm } from '@muqarin/rules/quotations/fields';
import type { QuotationAct, QuotationState } from '@muqarin/rules/quotations/quotation-states';

export const quotationPaths = {
  /** Of its client: `/quotation/<token>` of the mail. POST fields: `token`, `version`, `action` (`select`, `accept`, `decline`), `line_id`. */
  client: '/quotation',
  clientModel: '/api/pages/quotation',
  file: (token: string, form: 'pdf' | 'xlsx') => `/api/quotation/${token}/quotation.${form}`,
  staffFile: (quotation: string, form: 'pdf' | 'xlsx') =>
    `/api/staff/quotations/${quotation}/quotation.${form}`,
} as const;

export type QuotationsView = 'open' | 'mine' | 'flagged' | 'accepted' | 'ended';

/** GET /api/pages/staff/quotations?view=&page= : the last changed first, without a word of a person. */
export interface QuotationsPage {
  view: QuotationsView;
  rows: QuotationRowView[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  notice: string | null;
  error: string | null;
}

/** GET /api/pages/staff/quotations/live?view=&page= : what of it is read again while somebody looks. */
export type QuotationsList = Pick<QuotationsPage, 'rows' | 'total' | 'page' | 'pages'>;

export interface QuotationRowView {
  quotationId: string;
  reference: string;
  quoteReference: string;
  line: string;
  state: QuotationState;
  version: number;
  /** User name. */
  agentId: string;
  isMine: boolean;
  options: number;
  lowestGrossFils: number | null;
  /** ISO day. */
  validUntil: string;
  /** ISO time. */
  changedAt: string;
}

export interface PriceRowView {
  /** Whom it is about: a person's number, or a category by its name; '' for all. */
  subject: string;
  code: string;
  label: string;
  why: string;
  fils: number;
}

export interface QuotationOptionView {
  lineId: string;
  planName: string;
  insurerName: string;
  /** What its price stands on besides. */
  terms: QuotationTerm[];
  discount: { fundingId: string; fils: number } | null;
  netFils: number;
  vatFils: number;
  grossFils: number;
  /** Sum to `grossFils`. */
  rows: PriceRowView[];
  /** On who may hold it. */
  conditions: string[];
}

/** What an option costs beside what it cost; rows sum to the difference. */
export interface DifferenceView {
  lineId: string;
  planName: string;
  beforeFils: number | null;
  afterFils: number | null;
  rows: PriceRowView[];
}

/** GET /api/pages/staff/quotations/quotation?quotation= : each reading is noted. */
export interface StaffQuotationPage {
  row: QuotationRowView;
  /** What was seen: posted back with a change. */
  turn: number;
  /** ISO day of the prices. */
  day: string;
  options: QuotationOptionView[];
  flags: { code: string; clearedBy: string | null; mayClear: boolean }[];
  sent: { version: number; at: string; by: string; openedAt: string | null } | null;
  chosenLineId: string | null;
  sinceSent: DifferenceView[];
  acts: { act: string; by: string; at: string }[];
  /** What its state and the reader's roles allow. */
  may: QuotationAct[];
  /** What staff may put right for all options: posted as `fact_<name>`. */
  facts: QuotationField[];
  /** What an option lets vary: posted as `choice_<n>_<name>`, from 1 as `line_<n>` is. */
  choices: { lineId: string; fields: QuotationField[] }[];
  /** Whom it would go to; '' where nobody is known. */
  recipient: string;
  name: string;
  /** What the change that was just asked about would do; null without one. */
  preview: {
    differences: DifferenceView[];
    validUntil: string;
    flags: string[];
    /** As they were typed, to be posted again. */
    fields: { name: string; value: string }[];
  } | null;
  /** What was refused, as it was typed. */
  typed: Record<string, string>;
  errors: { field: string; message: string }[];
  notice: string | null;
  error: string | null;
}

/** GET /api/pages/quotation?link= : what was sent, and never a draft. */
export interface ClientQuotationPage {
  token: string;
  reference: string;
  state: Exclude<QuotationState, 'draft' | 'priced'> | 'revising';
  version: number;
  name: string;
  options: QuotationOptionView[];
  chosenLineId: string | null;
  /** ISO day. */
  validUntil: string;
  /** What comes after it was accepted: bought here, made by staff, or not sold any more; null before. */
  onward: 'order' | 'staff' | 'expired' | 'superseded' | null;
  notice: string | null;
  error: string | null;
}

/** Where something else of the quote is bought: what was accepted in a quotation, and the way to it. */
export interface AcceptedElsewhere {
  reference: string;
  planName: string;
  grossFils: number;
  path: string;
}
