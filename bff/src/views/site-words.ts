/** What of the site's own pages is words of ours. Names, requests and notes that people typed are not named here. */
import type {
  HomePage,
  HowWeRankPage,
  PhoneCodesPage,
  SponsorPage,
  ThankYouPage,
} from '../../contract/pages.ts';
import type { CasePage, MyDataPage, SiteFormsPage } from '../../contract/site-forms.ts';
import { errors, makeRow, text, type WordsOf } from '../locale/words.ts';
import { popularWords } from './motor/page-words.ts';
import { priceWords } from './price-words.ts';

export const homeWords = {
  emirateError: text,
  mulkiyaError: text,
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

export const sponsorWords = { errors } as const satisfies WordsOf<SponsorPage>;

export const phoneCodesWords = {
  notice: text,
  error: text,
} as const satisfies WordsOf<PhoneCodesPage>;

export const siteFormsWords = { errors } as const satisfies WordsOf<SiteFormsPage>;
export const caseWords = { errors, notice: text } as const satisfies WordsOf<CasePage>;

/** The name of an upload is the label of its slot. */
export const myDataWords = {
  held: { uploads: { name: text } },
  errors,
  notice: text,
} as const satisfies WordsOf<MyDataPage>;
