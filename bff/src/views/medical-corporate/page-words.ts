/** What of the pages of a group is translated here; the rest is worded by the pages. */
import type {
  CorporateBenefits,
  CorporatePlansPage,
  CorporateQuestionnairePage,
} from '../../../contract/medical-corporate/pages.ts';
import { errors, text, type WordsOf } from '../../locale/words.ts';

const named = { name: text } as const;

export const corporateQuestionnaireWords = {
  errors,
  notice: text,
} as const satisfies WordsOf<CorporateQuestionnairePage>;

export const corporateBenefitsWords = {
  sections: { main: text, benefits: { name: text, value: text } },
} as const satisfies WordsOf<CorporateBenefits>;

export const corporatePlansWords = {
  categories: { chosen: { planName: text, insurerName: text, tpaName: text } },
  tiles: {
    name: text,
    insurerName: text,
    tpaName: text,
    networkName: text,
    annualLimit: text,
    glance: text,
    conditions: text,
    variants: { name: text, help: text },
  },
  hidden: { name: text, insurerName: text },
  tpas: named,
  networks: named,
  benefits: named,
  descriptions: named,
  cleared: { planName: text },
  toSwitch: { planName: text },
  errors,
  notice: text,
  warning: text,
} as const satisfies WordsOf<CorporatePlansPage>;
