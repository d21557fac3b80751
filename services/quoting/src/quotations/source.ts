/** What a line of insurance gives for its quotations: the same rating core as its lists. */
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
  /** As its line writes it: of a group with its variants, `123dattgl4-7`. */
  planId: string;
  planName: string;
  insurerName: string;
  insurerCode: string;
  netFils: number;
  vatBasisPoints: number;
  /** Sum to `netFils`. */
  rows: PriceRow[];
  conditions: readonly string[];
  /** What the catalogue says of its names in Arabic, by their English. */
  arabic: Readonly<Record<string, string>>;
}

export interface Birth {
  /** From 1. */
  member: number;
  year: number;
  month: number;
  day: number;
}

export type PeopleFacts = Pick<FlagFacts, 'oldestAge' | 'familySize'>;

export interface QuotationSource {
  line: string;
  /** Null where the plan is not offered for these answers. */
  rate(basis: QuotationBasis, planId: string): Promise<RatedOption | null>;
  versionOfToday(): string;
  /** Where prices stand on birthdays, which staff may put right here. */
  birthdays?: {
    of(basis: QuotationBasis): Birth[];
    with(answers: object, births: readonly Birth[]): object;
  };
  /** On the basis's day. */
  people(basis: QuotationBasis): PeopleFacts;
}
