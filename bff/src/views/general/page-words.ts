/** What of the general pages is translated here: benefits and activities come in the language of the call. */
import type {
  GeneralComparePage,
  GeneralDetailsPage,
  GeneralPageTile,
  GeneralPlansPage,
  GeneralWizardPage,
} from '../../../contract/general/pages.ts';
import { errors, text, type WordsOf } from '../../locale/words.ts';

const tile = { name: text, insurerName: text } as const satisfies WordsOf<GeneralPageTile>;

export const wizardWords = { errors, notice: text } as const satisfies WordsOf<GeneralWizardPage>;

export const plansWords = {
  tiles: tile,
  insurers: { name: text },
  requestedPolicies: { planName: text },
  errors,
  notice: text,
  warning: text,
} as const satisfies WordsOf<GeneralPlansPage>;

export const compareWords = {
  columns: tile,
  others: { name: text, insurerName: text },
  warning: text,
} as const satisfies WordsOf<GeneralComparePage>;

export const detailsWords = {
  tile,
  errors,
  notice: text,
} as const satisfies WordsOf<GeneralDetailsPage>;
