/** Texts of ours in Arabic, whole or by their parts. */
import { sayInArabic } from '@muqarin/rules/ar/sayings';
import type { Say } from '@muqarin/rules/translate';

/** A text that is not known as a whole may be several that are: "Liwan Select, Liwan Insurance", "First 6 months: …". */
export function sayParts(text: string): string {
  const say = arabic();
  const whole = say(text);
  if (whole !== text) return whole;
  const lead = /^(.+?:|Covers|Assumes) (.+)$/s.exec(text);
  if (lead) return `${say(lead[1] ?? '')} ${say(lead[2] ?? '')}`;
  const note = /^(.+) \((.+)\)$/s.exec(text);
  if (note) return `${say(note[1] ?? '')} (${say(note[2] ?? '')})`;
  return text.includes(', ') ? text.split(', ').map(say).join('، ') : signsApart(text);
}

let known: Say | undefined;

function arabic(): Say {
  known ??= sayInArabic();
  return known;
}

/** Factors and signs read from the left in Arabic too (brand.md, money). */
function signsApart(text: string): string {
  return /^[×−+]\s?[\d.,]+$/.test(text) ? `\u2066${text}\u2069` : text;
}
