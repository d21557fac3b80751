/** What of the motor pages before a purchase is words of ours; the rest is figures, ids and what a person typed. */
import type { MotorHelpPage, MotorQuestionnairePage } from '../../../contract/motor/pages.ts';
import type {
  MotorComparePage,
  MotorPlanDetailModel,
  MotorPlansPage,
} from '../../../contract/motor/plan-pages.ts';
import { make, makeRow, model, modelRow, text, type WordsOf } from '../../locale/words.ts';
import { documentWords, priceWords } from '../price-words.ts';

export const popularWords = { make: makeRow, model: modelRow } as const;

export const motorQuestionnaireWords = {
  car: { make, model },
  lists: {
    makes: makeRow,
    models: modelRow,
    variants: { name: text },
    popular: popularWords,
    nationalities: { name: text },
  },
  wishedModel: modelRow,
} as const satisfies WordsOf<MotorQuestionnairePage>;

export const motorHelpWords = {
  car: text,
} as const satisfies WordsOf<MotorHelpPage>;

export const motorDetailWords = {
  price: priceWords,
  changes: { text },
  notes: text,
  documents: documentWords,
} as const satisfies WordsOf<MotorPlanDetailModel>;

export const motorPlansWords = {
  car: text,
  who: text,
  tiles: {
    name: text,
    insurerName: text,
    addons: { name: text, help: text },
    cover: { text },
    assumption: { lead: text, text },
  },
  benefits: { name: text, help: text },
  types: { name: text },
  insurers: { name: text },
  dropped: text,
  open: motorDetailWords,
} as const satisfies WordsOf<MotorPlansPage>;

export const motorCompareWords = {
  car: text,
  who: text,
  columns: { name: text, insurerName: text, cells: { text, note: text } },
  rows: { label: text, help: text },
  others: { name: text, insurerName: text },
} as const satisfies WordsOf<MotorComparePage>;
