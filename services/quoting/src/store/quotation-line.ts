/** A line that an agent made of a quote, as the quote keeps it. */
export interface StoredQuotationLine {
  lineId: string;
  /** As its line of insurance writes an option. */
  plan: string;
  netFils: number;
  /** Of the press. */
  key: string;
}
