/** What the read model keeps of an event: what analysts count, and nothing about a person. */
import type { Happened } from './happened.ts';
import type { FileFact, MotorFact } from './motor-facts.ts';

export interface LeadFact extends Happened {
  kind: 'lead';
  reference: string;
  source: string;
}

export interface QuoteFact extends Happened {
  kind: 'quote';
  quoteId: string;
  reference: string;
  /** From 1; more means priced again. */
  revision: number;
  emirateId: number;
  category: string;
  memberCount: number;
  planCount: number;
  /** Null when no plan fits. */
  lowestNetFils: number | null;
  highestNetFils: number | null;
}

export interface SelectionFact extends Happened {
  kind: 'selection';
  planId: string;
  netFils: number;
}

export interface MailFact extends Happened {
  kind: 'mail';
  plans: number;
}

export interface QuotationFact extends Happened {
  kind: 'quotation';
  lines: number;
}

export interface PolicyFact extends Happened {
  kind: 'policy';
  reference: string;
  planId: string;
  netFils: number;
}

export type Fact =
  | LeadFact
  | QuoteFact
  | SelectionFact
  | MailFact
  | QuotationFact
  | PolicyFact
  | MotorFact
  | FileFact;

/**
 * Facts by the id of their event. Writing one twice changes nothing, and no order of writing makes another document:
 * that is what lets every replay come to the same bytes.
 */
export type Facts = Readonly<Record<string, Fact>>;

/** By the time of the event, then by its id: the same whatever order they came in. */
export function inOrder(facts: Facts): Fact[] {
  return Object.entries(facts)
    .sort(([idA, a], [idB, b]) => compare(a.at, b.at) || compare(idA, idB))
    .map(([, fact]) => fact);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
