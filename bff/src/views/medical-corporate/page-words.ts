/** What of the pages of a group is translated here; the rest is worded by the pages. */
import type {
  CorporateBenefits,
  CorporatePlansPage,
} from '../../../contract/medical-corporate/pages.ts';
import type {
  CorporateComparePage,
  GroupPicksModel,
} from '../../../contract/medical-corporate/picks.ts';
import type {
  CorporateBuyPage,
  CorporateDocumentsPage,
} from '../../../contract/medical-corporate/purchase.ts';
import { text, type WordsOf } from '../../locale/words.ts';

const named = { name: text } as const;

export const corporateBenefitsWords = {
  sections: { main: text, benefits: { name: text, value: text } },
  documents: { title: text },
} as const satisfies WordsOf<CorporateBenefits>;

const picked = { name: text, insurerName: text, tpaName: text, conditions: text } as const;

export const corporatePicksWords = {
  compared: picked,
  checked: picked,
  proposal: { plans: picked },
} as const satisfies WordsOf<GroupPicksModel>;

export const corporateCompareWords = {
  columns: {
    ...picked,
    networkName: text,
    annualLimit: text,
    variants: text,
    values: text,
  },
  cover: { main: text, name: text },
  others: { name: text, insurerName: text },
} as const satisfies WordsOf<CorporateComparePage>;

export const corporatePlansWords = {
  categories: { chosen: { planName: text, insurerName: text, tpaName: text, conditions: text } },
  tiles: {
    name: text,
    insurerName: text,
    tpaName: text,
    networkName: text,
    annualLimit: text,
    onTile: { label: text, value: text },
    glance: text,
    conditions: text,
    variants: { name: text, help: text },
  },
  hidden: { name: text, insurerName: text },
  insurers: named,
  providers: named,
  foundProviders: named,
  tpas: named,
  networks: named,
  benefits: named,
  descriptions: named,
  open: corporateBenefitsWords,
  cleared: { planName: text },
  picks: corporatePicksWords,
  pairs: {
    pairs: { insurerName: text, tpaName: text, plans: { planName: text } },
    incomplete: { insurerName: text, tpaName: text },
  },
  toSwitch: { planName: text },
} as const satisfies WordsOf<CorporatePlansPage>;

export const corporateBuyWords = {
  insurerName: text,
  accepted: { planName: text },
  tpaName: text,
  categories: { planName: text },
  conditions: text,
} as const satisfies WordsOf<CorporateBuyPage>;

export const corporateDocumentsWords = {
  insurerName: text,
  planNames: text,
  requirements: { name: text },
} as const satisfies WordsOf<CorporateDocumentsPage>;
