/** What a line of insurance gives for its quotations: the same rating core as its lists. */
import type { PriceRow } from '@muqarin/rules/quotations/price-rows';

/** What prices stand on: enough to rate again to the same fils. */
export interface QuotationBasis {
  answers: object;
  /** ISO day in Asia/Dubai. */
  day: string;
  catalogueVersion: string;
}

/** A plan by its rate card. */
export interface RatedOption {
  planId: number;
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

export interface QuotationSource {
  line: string;
  /** Null where the plan is not offered for these answers. */
  rate(basis: QuotationBasis, planId: number): Promise<RatedOption | null>;
  versionOfToday(): string;
  births(basis: QuotationBasis): Birth[];
  withBirths(answers: object, births: readonly Birth[]): object;
  /** On the basis's day. */
  people(basis: QuotationBasis): { oldestAge: number | null; members: number };
}
