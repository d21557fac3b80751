/** What of the medical pages is words of ours; the rest is figures, ids and what a person typed. */

import type {
  BuyPage,
  ComparePage,
  PageTile,
  PlanDetailModel,
  ProductsPage,
} from '../../../contract/medical/plan-pages.ts';
import { text, type WordsOf } from '../../locale/words.ts';
import { documentWords, priceWords } from '../price-words.ts';

const option = { name: text, help: text } as const;
const fact = { label: text, value: text, note: text } as const;

const tile = {
  name: text,
  insurerName: text,
  tpaName: text,
  networkName: text,
  conditions: text,
  facts: fact,
  assumption: { lead: text, text },
  excess: text,
} as const satisfies WordsOf<PageTile>;

export const planDetailWords = {
  price: priceWords,
  changes: { text },
  covered: { label: text, help: text, text, note: text },
  documents: documentWords,
  notes: text,
} as const satisfies WordsOf<PlanDetailModel>;

export const productsWords = {
  emirateName: text,
  who: text,
  tiles: tile,
  benefits: option,
  descriptions: option,
  insurers: option,
  salaries: { name: text },
  providers: { name: text },
  foundProviders: { name: text },
  open: planDetailWords,
  dropped: text,
  policy: { planName: text },
} as const satisfies WordsOf<ProductsPage>;

export const compareWords = {
  who: text,
  columns: { ...tile, cells: { text, note: text } },
  rows: { label: text, help: text },
  others: { name: text, insurerName: text, conditions: text },
} as const satisfies WordsOf<ComparePage>;

export const buyWords = {
  who: text,
  accepted: { planName: text },
  tile,
  detail: planDetailWords,
} as const satisfies WordsOf<BuyPage>;
