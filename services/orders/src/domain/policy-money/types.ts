/**
 * A policy's money: dated transactions, and what they come to. Of no line of business: a unit is whatever is covered and paid for
 * by itself, a person of a group as well as a car. Days are ISO days of Dubai, amounts whole fils.
 */
import type { PolicyTerms } from '@muqarin/rules/policy-terms';

/** Its premium is that of the whole period, without VAT. */
export interface Unit {
  unit: string;
  periodFils: number;
}

interface Dated {
  /** The same id is the same transaction, however often it arrives. */
  transactionId: string;
  /** The first day it counts for: of the new cover, or of none any more. */
  effectiveOn: string;
  /** The day it was asked for. */
  askedOn: string;
}

/** Cover ends; `claimed` are those of whom a claim is known. */
interface Ending extends Dated {
  claimed: readonly string[];
}

export type Transaction =
  | (Dated & { kind: 'sale'; units: readonly Unit[] })
  | (Dated & { kind: 'add'; units: readonly Unit[] })
  | (Ending & { kind: 'remove'; units: readonly string[] })
  /** Ends the cover of all who are left. */
  | (Ending & { kind: 'cancel' })
  /** As if what it names had never been; `effectiveOn` is that one's. */
  | (Dated & { kind: 'reverse'; reverses: string });

export interface PolicyBasis {
  /** First and last day of cover. */
  startDate: string;
  endDate: string;
  /** As they were at the sale. */
  terms: PolicyTerms;
}

export type Refusal =
  | 'outside_period'
  | 'backdated'
  | 'not_sold'
  | 'already_sold'
  | 'already_known'
  | 'not_covered'
  | 'policy_ended'
  | 'nothing_to_reverse'
  | 'already_reversed';

/** One person's share: period premium × days left ÷ days of the period, rounded once. */
export interface MoneyRow {
  unit: string;
  periodFils: number;
  daysLeft: number;
  /** Below 0 of a refund. */
  netFils: number;
  /** Nothing is paid back, by the insurer's terms. */
  keptBecause: 'claim' | 'terms' | null;
  /** Of a cancellation that is paid back by a table instead of by days: the part of what was charged. */
  tableBasisPoints: number | null;
}

export interface MoneyEntry {
  transaction: Transaction;
  /** Its rows count; or they are undone by a reversal, whose own rows take them back; or it has none. */
  state: 'counted' | 'reversed' | { refused: Refusal };
  rows: MoneyRow[];
  netFils: number;
  vatFils: number;
}

export interface CoveredUnit extends Unit {
  /** The last day is the day before `until`; null is the end of the period. */
  from: string;
  until: string | null;
}

export interface PolicyMoney {
  daysOfPeriod: number;
  /** In order of effect. */
  entries: MoneyEntry[];
  units: CoveredUnit[];
  /** The first day without the policy, when it was cancelled. */
  cancelledOn: string | null;
  netFils: number;
  vatFils: number;
  grossFils: number;
}
