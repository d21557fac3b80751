import { fillMessage } from '@muqarin/rules/fill-message';
import type { Standing } from '@muqarin/rules/plan-list/standing';
import { placeInWords } from '@/components/price/place-in-words.ts';
import { t } from '../texts.ts';

/** The only flag there is: a fact where one plan has it, and where several do, how many. */
export function flagWords({ flag, sharedBy, place }: Standing, lowest?: string): string | null {
  if (sharedBy > 0) {
    return fillMessage(place > 1 ? t.shareLowestFree : t.shareLowest, { count: sharedBy });
  }
  if (flag === null) return null;
  return flag === 'lowest' ? (lowest ?? t.lowestPremium) : t.lowestUnconditional;
}

export function placeWords({ place, of }: Standing): string {
  return placeInWords(place, of);
}
