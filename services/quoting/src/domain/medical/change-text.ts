/** The sentences of "What would change this price" (brand, plan list), in English; other languages say them by their values. */
import { medicalChangeSentences } from '@muqarin/rules/medical/price-words';
import { changeText as changeInEnglish } from '@muqarin/rules/price-changes';

export type ChangeCode = keyof typeof medicalChangeSentences;

export interface PriceChange {
  code: ChangeCode;
  values: {
    /** ISO day. */
    day?: string;
    age?: number;
    /** One-based. */
    member?: number;
    emirateId?: number;
    /** What the net premium would be. */
    netFils?: number;
  };
}

/** The whole sentence, amounts as `formatAed` writes them. Throws when a value that it names is missing. */
export function changeText({ code, values }: PriceChange): string {
  return changeInEnglish(medicalChangeSentences[code], values);
}
