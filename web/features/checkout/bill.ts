import type { PriceInParts } from '@muqarin/bff/contract/price-in-parts';

/** What is bought, from whom and for how much: what a line of business tells the parts of every checkout. */
export interface Bill {
  plan: string;
  insurer: string;
  /** Address of the mark. */
  logo: string;
  /** A few words each, beneath the money. */
  facts: readonly string[];
  price: PriceInParts;
  /** Sentences beneath the lines of the price. */
  notes: readonly string[];
}
