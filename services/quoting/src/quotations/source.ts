/** What a line of insurance gives for its quotations: the same rating core as its lists. */
import type { Handler } from '@muqarin/platform/events/consume';
import type { ReceivedEvent } from '@muqarin/platform/events/envelope';
import type { Filled, Message } from '@muqarin/rules/message';
import type { QuotationField, QuotationTerm } from '@muqarin/rules/quotations/fields';
import type { PriceRow } from '@muqarin/rules/quotations/price-rows';
import type { FlagFacts } from '@muqarin/rules/quotations/underwriting-flags';

/** What prices stand on: enough to rate again to the same fils. */
export interface QuotationBasis {
  answers: object;
  /** ISO day in Asia/Dubai. */
  day: string;
  catalogueVersion: string;
}

/** A plan by its rate card. */
export interface RatedOption {
  /** As its line writes it, with what was chosen of it: of a group with its variants, `123dattgl4-7`. */
  planId: string;
  planName: string;
  planNameFilled?: Filled | undefined;
  insurerName: string;
  insurerCode: string;
  netFils: number;
  vatBasisPoints: number;
  /** Sum to `netFils`. */
  rows: PriceRow[];
  /** What the price stands on besides, so that two options of one plan are told apart. */
  terms: QuotationTerm[];
  conditions: readonly string[];
  /** What the catalogue says of its names in Arabic, by their English. */
  arabic: Readonly<Record<string, string>>;
}

/** As staff typed it, by the names of fields. */
export type Typed = ReadonlyMap<string, string>;

/** With what was typed in it, or what is wrong with one of the fields; '' where it is none of those that were typed. */
export type Changed<Value> = { value: Value } | { field: string; message: Message };

/** What its flags are raised by; a line leaves out what it does not know. */
export type LineFlagFacts = Partial<Omit<FlagFacts, 'discountBasisPoints' | 'grossFils'>>;

/** What the client of a quotation accepted. */
export interface AcceptedOption {
  quotationId: string;
  planId: string;
  basis: QuotationBasis;
  /** With what an insurer takes off. */
  netFils: number;
}

/** Looks among quotations of a quote that their client accepted; `isOf`: whether what was sold is this option, at its price. */
export type Sold = (
  event: ReceivedEvent,
  quoteId: string,
  isOf: (accepted: AcceptedOption) => boolean,
) => Promise<void>;

export interface QuotationSource {
  line: string;
  /** Null where the plan is not offered for these answers. */
  rate(basis: QuotationBasis, planId: string): Promise<RatedOption | null>;
  versionOfToday(): string;
  /** Its client can order what they accepted; else staff make the policy. */
  isOrdered?: true;
  /** What prices stand on and staff may put right here; nothing of it where that is done elsewhere. */
  facts?: {
    of(basis: QuotationBasis): Promise<QuotationField<Message>[]>;
    /** Also asked with nothing typed: another day may leave no price for what stood before. */
    with(basis: QuotationBasis, typed: Typed): Promise<Changed<QuotationBasis>>;
  };
  /** What an option lets vary within its rate card. */
  choices?: {
    of(basis: QuotationBasis, planId: string): Promise<QuotationField<Message>[]>;
    with(basis: QuotationBasis, planId: string, typed: Typed): Promise<Changed<string>>;
  };
  /** On the basis's day. */
  flagFacts(basis: QuotationBasis): LineFlagFacts;
  /** Hears what is published of its sales. */
  sales(sold: Sold): Handler[];
}
