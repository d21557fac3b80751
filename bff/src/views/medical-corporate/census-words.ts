/** What of the staff list's page is translated here; the rest is worded by the page, or stands in the list. */
import type {
  CensusChangesPage,
  CensusDropModel,
  CensusPage,
} from '../../../contract/medical-corporate/census.ts';
import { errors, text, type WordsOf } from '../../locale/words.ts';

export const censusWords = {
  problems: { wrong: text, allowed: text },
  errors,
  notice: text,
} as const satisfies WordsOf<CensusPage>;

export const censusDropWords = {
  error: text,
  notice: text,
} as const satisfies WordsOf<CensusDropModel>;

export const censusChangesWords = {
  plans: { planName: text },
} as const satisfies WordsOf<CensusChangesPage>;
