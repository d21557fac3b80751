/** Texts of ours in Arabic: those of the rules and of a catalogue. */
import { type CarNames, carInArabic, nameInArabic } from '@muqarin/rules/ar/cars';
import { sayKept } from '@muqarin/rules/ar/kept-texts';
import { type CatalogueSayings, sentencesInArabic } from '@muqarin/rules/ar/sayings';
import { carText } from '@muqarin/rules/car-name';
import type { Wording } from './said.ts';

export type Arabic = Wording;

export function arabicWith(catalogue: CatalogueSayings): Arabic {
  const inArabic = sentencesInArabic(catalogue);
  const { say, sentence } = inArabic;
  const kept = sayKept(inArabic);
  const named = (names: CarNames['makes']) => (name: string) => nameInArabic(names, name);
  return {
    say: (text) => signsApart(say(text)),
    kept: (text) => signsApart(kept(text)),
    sentence,
    comma: '، ',
    locale: 'ar',
    make: named(catalogue.makes),
    model: named(catalogue.models),
    car: (car) => carInArabic(car, catalogue) ?? carText(car),
  };
}

let rules: Arabic | undefined;

/** For what names nothing of a catalogue, also while quoting is away. */
export function rulesInArabic(): Arabic {
  rules ??= arabicWith({ words: {}, makes: {}, models: {} });
  return rules;
}

/** Factors and signs read from the left in Arabic too (brand.md, money). */
function signsApart(text: string): string {
  return /^[×−+]\s?[\d.,]+$/.test(text) ? `\u2066${text}\u2069` : text;
}
