/** What of the general pages is translated here: benefits and activities come in the language of the call. */
import type {
  GeneralComparePage,
  GeneralDetailsPage,
  GeneralPageTile,
  GeneralPlansPage,
} from '../../../contract/general/pages.ts';
import { text, type WordsOf } from '../../locale/words.ts';

const tile = { name: text, insurerName: text } as const satisfies WordsOf<GeneralPageTile>;

export const plansWords = {
  tiles: tile,
  insurers: { name: text },
  requestedPolicies: { planName: text },
} as const satisfies WordsOf<GeneralPlansPage>;

export const compareWords = {
  columns: tile,
  others: { name: text, insurerName: text },
} as const satisfies WordsOf<GeneralComparePage>;

export const detailsWords = {
  tile,
} as const satisfies WordsOf<GeneralDetailsPage>;
