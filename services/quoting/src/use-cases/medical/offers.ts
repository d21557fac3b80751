import { arabicOf } from '../../domain/arabic.ts';
import type { StoredMedicalQuote, StoredPrice } from '../../store/medical/quotes.ts';
import { offeredPlan } from '../offered-plan.ts';
import type { MedicalParts } from './types.ts';

/** Plans of the quote as events tell them, with names as they are now. */
export async function offersOf(
  { rater }: Pick<MedicalParts, 'rater'>,
  quote: Pick<StoredMedicalQuote, 'catalogueVersion'>,
  prices: readonly StoredPrice[],
) {
  const tiles = await rater.tiles(quote.catalogueVersion, prices);
  const { arabic } = await rater.catalogueOf(quote.catalogueVersion);
  return tiles.map((tile) => {
    const { name, insurerName, conditions } = tile;
    const texts = [name, insurerName, ...conditions.map(({ text }) => text)];
    return { plan: offeredPlan(tile, tile, arabicOf(arabic, texts)) };
  });
}
