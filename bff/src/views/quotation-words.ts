/** What of a quotation's pages is words of ours. */
import type {
  ClientQuotationPage,
  DifferenceView,
  QuotationOptionView,
  QuotationsPage,
  StaffQuotationPage,
} from '../../contract/quotation-pages.ts';
import { errors, text, type WordsOf } from '../locale/words.ts';

const said = { notice: text, error: text } as const;
const row = { subject: text, label: text, why: text } as const;
const option = {
  planName: text,
  insurerName: text,
  rows: row,
  conditions: text,
} as const satisfies WordsOf<QuotationOptionView>;
const difference = { planName: text, rows: row } as const satisfies WordsOf<DifferenceView>;

export const quotationsWords = said satisfies WordsOf<QuotationsPage>;

export const staffQuotationWords = {
  ...said,
  options: option,
  sinceSent: difference,
  preview: { differences: difference },
  errors,
} as const satisfies WordsOf<StaffQuotationPage>;

export const clientQuotationWords = {
  ...said,
  options: option,
} as const satisfies WordsOf<ClientQuotationPage>;
