/** What the read model keeps of an event: what analysts count, and nothing about a person. Amounts are net fils. */

interface Happened {
  /** ISO instant, from the event. */
  at: string;
}

/** "medical", "motor", "general" or a later line of insurance, as its events name it. */
interface OfLine extends Happened {
  line: string;
}

export interface LeadFact extends Happened {
  kind: 'lead';
  reference: string;
  source: string;
  /** Null for forms of the site that lead to no quote; absent of leads from before they said it. */
  line?: string | null;
}

export interface QuoteFact extends OfLine {
  kind: 'quote';
  quoteId: string;
  reference: string;
  /** From 1; more means priced again. */
  revision: number;
  emirateId: number;
  /** Of whom health insurance is for; absent in other lines. */
  category?: string;
  memberCount?: number;
  planCount: number;
  /** Null when no plan fits. */
  lowestNetFils: number | null;
  highestNetFils: number | null;
}

interface ComparisonFact extends OfLine {
  kind: 'comparison';
  plans: number;
}

interface SelectionFact extends OfLine {
  kind: 'selection';
  planId: string;
  netFils: number;
}

interface MailFact extends OfLine {
  kind: 'mail';
  /** "shopper" or "sales". */
  audience: string;
  plans: number;
}

/** A group's, as a file or as a link. */
interface ProposalFact extends OfLine {
  kind: 'proposal';
  /** "pdf", "xlsx" or "link". */
  form: string;
  options: number;
}

interface QuotationFact extends OfLine {
  kind: 'quotation';
  lines: number;
}

/** A person is to ask the insurers for prices that no rate card gives. */
interface PriceRequestFact extends OfLine {
  kind: 'price_request';
  types: number;
}

/** A policy was asked for, which an agent issues. */
interface RequestFact extends OfLine {
  kind: 'request';
  reference: string;
  planId: string;
  netFils: number;
}

interface PromoFact extends OfLine {
  kind: 'promo';
  discountFils: number;
}

/** Placed, or changed before it was confirmed: a higher revision. */
interface OrderFact extends OfLine {
  kind: 'order';
  orderId: string;
  revision: number;
  planId: string;
  cover: string;
  netFils: number;
}

interface ConfirmationFact extends OfLine {
  kind: 'confirmation';
  planId: string;
  netFils: number;
  documents: number;
}

interface HandOverFact extends OfLine {
  kind: 'hand_over';
}

interface PaymentFact extends OfLine {
  kind: 'payment';
  netFils: number;
}

interface PolicyFact extends OfLine {
  kind: 'policy';
  /** Ours, or the insurer's where only that has one. */
  reference: string;
  planId: string;
  netFils: number;
}

/** Papers that came after the purchase. */
interface DocumentsFact extends OfLine {
  kind: 'documents';
  documents: number;
}

interface CancellationFact extends OfLine {
  kind: 'cancellation';
}

/** People joined or left, or an earlier change was undone. Below 0 it was paid back. */
interface PolicyChangeFact extends OfLine {
  kind: 'policy_change';
  netFils: number;
}

/** The whole policy ends early; what is paid back is below 0. */
interface PolicyEndFact extends OfLine {
  kind: 'policy_end';
  netFils: number;
}

interface UploadFact extends Happened {
  kind: 'upload';
  purpose: string;
  /** Of what is kept. */
  bytes: number;
}

interface RefusedUploadFact extends Happened {
  kind: 'refused_upload';
  purpose: string;
  reason: string;
}

export type LineFact =
  | QuoteFact
  | ComparisonFact
  | SelectionFact
  | MailFact
  | ProposalFact
  | QuotationFact
  | PriceRequestFact
  | RequestFact
  | PromoFact
  | OrderFact
  | ConfirmationFact
  | HandOverFact
  | PaymentFact
  | PolicyFact
  | PolicyChangeFact
  | PolicyEndFact
  | DocumentsFact
  | CancellationFact;

export type Fact = LeadFact | LineFact | UploadFact | RefusedUploadFact;

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
