/** Texts of ours in Arabic: those of the rules and of a catalogue, whole or by their parts. */
import { type CarNames, nameInArabic } from '@muqarin/rules/ar/cars';
import { type CatalogueSayings, sayInArabic } from '@muqarin/rules/ar/sayings';
import type { Say } from '@muqarin/rules/translate';

export interface Arabic {
  say: Say;
  /** Null for what has no Arabic name, and for what stays in Latin. */
  make(name: string): string | null;
  model(name: string): string | null;
}

export function arabicWith(catalogue: CatalogueSayings): Arabic {
  const say = sayInArabic(catalogue);
  const named = (names: CarNames['makes']) => (name: string) => nameInArabic(names, name);
  return {
    say: (text) => sayParts(text, say),
    make: named(catalogue.makes),
    model: named(catalogue.models),
  };
}

let rules: Arabic | undefined;

/** For what names nothing of a catalogue, also while quoting is away. */
export function rulesInArabic(): Arabic {
  rules ??= arabicWith({ words: {}, makes: {}, models: {} });
  return rules;
}

/** A text that is not known as a whole may be several that are: "Liwan Select, Liwan Insurance", "First 6 months: …". */
function sayParts(text: string, say: Say): string {
  const whole = say(text);
  if (whole !== text) return whole;
  const lead = /^(.+?:|Covers|Assumes) (.+)$/s.exec(text);
  if (lead) return `${say(lead[1] ?? '')} ${say(lead[2] ?? '')}`;
  const note = /^(.+) \((.+)\)$/s.exec(text);
  if (note) return `${say(note[1] ?? '')} (${say(note[2] ?? '')})`;
  return text.includes(', ') ? text.split(', ').map(say).join('، ') : signsApart(text);
}

/** Factors and signs read from the left in Arabic too (brand.md, money). */
function signsApart(text: string): string {
  return /^[×−+]\s?[\d.,]+$/.test(text) ? `\u2066${text}\u2069` : text;
}
