import { messages } from '../messages.ts';
import { parseAedText } from '../money.ts';

export interface PricePair {
  minFils: number;
  maxFils: number;
}

export type CheckedPrice = { ok: true; price: PricePair } | { ok: false; message: string };

/** Both ends as "AED n" texts: both present and min less than max (S0 5; equal rejected, M34). */
export function checkPriceTexts(minText: string, maxText: string): CheckedPrice {
  return checkPricePair(parseAedText(minText), parseAedText(maxText));
}

export function checkPricePair(minFils: number | null, maxFils: number | null): CheckedPrice {
  if (minFils === null || maxFils === null || minFils >= maxFils) {
    return { ok: false, message: messages.premiumLimits };
  }
  return { ok: true, price: { minFils, maxFils } };
}

/**
 * The slider's ends: lowest and highest premium of the list (S0 9), in whole dirhams, the lowest
 * rounded down and the highest up (decisions X14). Null when they leave nothing to choose.
 */
export function sliderRange(tiles: readonly { premiumFils: number }[]): PricePair | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { premiumFils } of tiles) {
    low = Math.min(low, premiumFils);
    high = Math.max(high, premiumFils);
  }
  if (low >= high) return null;
  return { minFils: Math.floor(low / 100) * 100, maxFils: Math.ceil(high / 100) * 100 };
}
