/**
 * The page of a policy that was bought, and the one on which it ends early: the same in each line (see pages.ts). Their forms are
 * plain (see forms.ts) and lie under the pages' own addresses (rules/policy-pages). Money is integer fils, below 0 paid back.
 */
import type { PolicyLine } from '@muqarin/rules/policy-pages';
import type { FieldError } from './field-error.ts';

export const policyReadPaths = {
  /** GET, query `line`, `reference`, and `undo`: the number of a change that somebody means to undo. */
  policy: '/api/pages/policy',
  /** GET, query `line`, `reference`. */
  cancel: '/api/pages/policy/cancel',
} as const;

/** Fields of the forms. */
export const policyFields = {
  /** Of a form that foretells first: `price`, or what it records. */
  action: 'action',
  /** What was seen, with VAT, in fils. */
  seen: 'seen',
  /** How many changes there were then: the same is another change once the first has been undone. */
  after: 'after',
  /** The first day without cover: `day[year]`, `day[month]`, `day[day]`. */
  day: 'day',
  /** Units of whom a claim is known, with commas. */
  claimed: 'claimed',
  /** Of a change. */
  number: 'number',
} as const;

export interface PolicyHead {
  line: PolicyLine;
  /** As its address says it: the policy's, or the order's of a car. */
  reference: string;
  /** As the insurer's mail says it. */
  policyReference: string;
  planName: string;
  insurerName: string;
  /** ISO days, both covered. */
  startDate: string;
  endDate: string;
  status: 'pending_documents' | 'submitted' | 'issued' | 'active' | 'expired' | 'cancelled';
  /** The first day without cover. */
  cancelledOn: string | null;
  /** What the policy comes to by now. */
  netFils: number;
  vatFils: number;
  grossFils: number;
  changeCount: number;
}

/** What the insurer holds to when a policy changes. */
export interface PolicyTermsModel {
  refund: 'always' | 'without_claim' | 'never';
  backdatingDays: number;
  daysOfPeriod: number;
  /** By which a cancelled policy is paid back, instead of by days. */
  table: { throughDay: number; percent: number }[] | null;
  /** The sale kept none: these are assumed. */
  assumed: boolean;
}

export interface PolicyChangeModel {
  number: number;
  kind: 'people' | 'end' | 'undo';
  /** ISO days. */
  askedOn: string;
  effectiveOn: string;
  /** Rows of the premium that begin and end. */
  begins: number;
  ends: number;
  netFils: number;
  vatFils: number;
  grossFils: number;
  reverses: number | null;
  reversedBy: number | null;
  /** The address of its paper; null where it has none. */
  paper: string | null;
  canUndo: boolean;
}

export interface YearOffer {
  planName: string;
  insurerName: string;
  grossFils: number;
}

/** From what was paid to today's lowest price of the same cover; the rows sum to the difference. */
export interface PolicyYears {
  paidFils: number;
  rows: { code: 'changed' | 'age' | 'tariff' | 'insurer'; fils: number }[];
  /** Of each member. */
  ages: { before: number; now: number }[];
  /** The plan today; null where it is not offered to them any more. */
  same: YearOffer | null;
  /** What the rows lead to. */
  lowest: YearOffer;
}

export interface PolicyPage extends PolicyHead {
  /** Of a person's cover that ends within 60 days; null else, and where nothing is offered. */
  years: PolicyYears | null;
  terms: PolicyTermsModel;
  /** What it was sold at, and when: an ISO moment. */
  soldGrossFils: number;
  soldAt: string;
  /** The latest first. */
  changes: PolicyChangeModel[];
  /** A change that somebody means to undo, with what that comes to; or why it cannot be. */
  undo: { number: number; grossFils: number; problem: string | null } | null;
  canCancel: boolean;
  notice: string | null;
  warning: string | null;
}

export interface RefundRow {
  /** As the policy calls it: `1`, `car`, `A12`. */
  unit: string;
  periodFils: number;
  daysLeft: number;
  netFils: number;
  keptBecause: 'claim' | 'terms' | null;
  tablePercent: number | null;
}

export interface PolicyCancelPage extends PolicyHead {
  terms: PolicyTermsModel;
  /** The days that can be chosen, ISO. */
  firstDay: string;
  lastDay: string;
  /** What was chosen: the parts of the day, and of whom a claim is known. */
  day: { year: string; month: string; day: string };
  claimed: string;
  /** Whose claims are asked about one by one; of a group they are typed. */
  units: string[];
  /** What is paid back, once it was asked. */
  foretold: {
    effectiveOn: string;
    /** The first of them; sums are of all. */
    rows: RefundRow[];
    rowCount: number;
    netFils: number;
    vatFils: number;
    grossFils: number;
  } | null;
  errors: FieldError[];
  warning: string | null;
}
