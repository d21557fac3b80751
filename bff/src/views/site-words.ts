/** What of the site's own pages is words of ours. Names, requests and notes that people typed are not named here. */
import type { HomePage, HowWeRankPage, ThankYouPage } from '../../contract/pages.ts';
import type { MyDataPage } from '../../contract/site-forms.ts';
import { makeRow, text, type WordsOf } from '../locale/words.ts';
import { popularWords } from './motor/page-words.ts';
import { priceWords } from './price-words.ts';

export const homeWords = {
  makes: makeRow,
  popular: popularWords,
  example: { planName: text, insurerName: text, price: priceWords },
} as const satisfies WordsOf<HomePage>;

export const howWeRankWords = {
  insurers: { name: text },
} as const satisfies WordsOf<HowWeRankPage>;

export const thankYouWords = {
  policy: {
    planName: text,
    insurerName: text,
    unconfirmed: text,
    group: { categories: { planName: text }, tpaName: text },
  },
} as const satisfies WordsOf<ThankYouPage>;

/** The name of an upload is the label of its slot. */
export const myDataWords = {
  held: { uploads: { name: text } },
} as const satisfies WordsOf<MyDataPage>;
