/** The policies of a line, as whatever changes a policy sees them. */
import type { EventMessage } from '@muqarin/platform/events/bus';
import type { LinkKind } from '@muqarin/rules/mailed-links';
import type { PolicyTerms } from '@muqarin/rules/policy-terms';
import { assumedTerms } from '@muqarin/rules/policy-terms';
import type { PolicyLedger, PolicyLine } from '../../../contract/changes/ledger.ts';
import type { Bought } from '../../../contract/person.ts';
import type { PolicyBasis, Transaction } from '../../domain/policy-money/types.ts';
import type { Addition, StoredChange, StoredTransaction } from '../../store/changes.ts';

export interface KeptPolicy
  extends Pick<
    PolicyLedger,
    | 'policyId'
    | 'line'
    | 'policyReference'
    | 'orderReference'
    | 'quoteId'
    | 'draftId'
    | 'leadId'
    | 'insurerName'
    | 'planName'
    | 'catalogueVersion'
    | 'status'
    | 'closed'
    | 'units'
  > {
  basis: PolicyBasis;
  termsAssumed: boolean;
  sale: Extract<Transaction, { kind: 'sale' }>;
  /** ISO moment of the sale. */
  soldAt: string;
  changes: readonly StoredChange[];
  transactions: readonly StoredTransaction[];
  contact: { name: string; email: string } | null;
  /** What the catalogue said of its names in Arabic at the sale. */
  arabic: Readonly<Record<string, string>>;
}

export interface Listed {
  policy: KeptPolicy;
  status: Bought['status'];
  cancelledOn: string | null;
}

/** A policy whose end comes near. */
export interface Ending {
  policy: KeptPolicy;
  /** The ISO day on which its holder was last reminded. */
  remindedOn: string | null;
}

/** How a book finds whom to remind, where no order of its line does that itself. */
export interface EndingBook {
  /** Those that run and end in these ISO days, in the order of their ids, after one of them. */
  ending(days: { from: string; to: string }, after: string, limit: number): Promise<Ending[]>;
  /** One write for the day and its event; false where somebody else said it. */
  remind(ending: Ending, day: string, event: EventMessage): Promise<boolean>;
}

export interface PolicyBook<Policy extends KeptPolicy = KeptPolicy> {
  line: PolicyLine;
  /** How its mails lead back to it. */
  link: Extract<LinkKind, 'medical_policy' | 'group_policy' | 'motor_order'>;
  find(policyId: string): Promise<Policy | null>;
  /** Those of some journeys, each with how far it has come. */
  ofJourneys(draftIds: readonly string[]): Promise<Listed[]>;
  /** One write for change and events; false where another change came between. */
  append(policy: KeptPolicy, addition: Addition, events: readonly EventMessage[]): Promise<boolean>;
  endings?: EndingBook;
}

/** Those of the sale; where it kept none, what is assumed, which is said wherever it counts. */
export function termsOf({
  policyTerms,
  vatBasisPoints,
}: {
  policyTerms?: PolicyTerms | null | undefined;
  vatBasisPoints: number;
}): { terms: PolicyTerms; termsAssumed: boolean } {
  if (policyTerms) return { terms: policyTerms, termsAssumed: false };
  return { terms: assumedTerms(vatBasisPoints), termsAssumed: true };
}

export function allTransactions({ sale, transactions }: KeptPolicy): Transaction[] {
  return [sale, ...transactions];
}
