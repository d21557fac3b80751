/** What of a quotation's pages is words of ours. */

import type { QuotationField } from '@muqarin/rules/quotations/fields';
import type {
  ClientQuotationPage,
  DifferenceView,
  QuotationOptionView,
  StaffQuotationPage,
} from '../../contract/quotation-pages.ts';
import { text, type WordsOf } from '../locale/words.ts';

const row = { subject: text, label: text, why: text } as const;
const term = { label: text, value: text } as const;
const field = {
  label: text,
  hint: text,
  choices: { label: text },
} as const satisfies WordsOf<QuotationField>;
const option = {
  planName: text,
  insurerName: text,
  terms: term,
  rows: row,
  conditions: text,
} as const satisfies WordsOf<QuotationOptionView>;
const difference = { planName: text, rows: row } as const satisfies WordsOf<DifferenceView>;

export const staffQuotationWords = {
  options: option,
  facts: field,
  choices: { fields: field },
  sinceSent: difference,
  preview: { differences: difference },
} as const satisfies WordsOf<StaffQuotationPage>;

export const clientQuotationWords = {
  options: option,
} as const satisfies WordsOf<ClientQuotationPage>;
