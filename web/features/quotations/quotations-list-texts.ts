import { textsOf } from '@/lib/texts.ts';
import { liveListTexts } from '../staff/live-list-texts.ts';

export type QuotationRowTexts = ReturnType<typeof quotationRowTexts>;

export function quotationRowTexts() {
  const { lines, version, of, yours, by, until, options, from } = textsOf('quotations');
  return { lines, version, of, yours, by, until, options, from };
}

export type QuotationsListTexts = ReturnType<typeof quotationsListTexts>;

export function quotationsListTexts() {
  const { states, open } = textsOf('quotations');
  return { list: liveListTexts('quotations'), row: quotationRowTexts(), states, open };
}
