/**
 * Texts that count. They are written as ICU messages in `infra/plurals/messages.json` and compiled to these forms ahead of time, so
 * that no page parses anything; which form a number takes the engine knows (`Intl.PluralRules`: English has two, Arabic six).
 */

import { fillMessage } from './fill-message.ts';
import { isArabic } from './isolate.ts';

export interface Plural {
  /** The name of the value that is counted. */
  plural: string;
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** The form for this number, its places still to be filled. */
export function formFor(text: Plural, count: number): string {
  return text[rulesOf(isArabic(text.other) ? 'ar' : 'en').select(count)] ?? text.other;
}

/** In the language that the text is written in. */
export function fillPlural(text: Plural, values: Record<string, string | number>): string {
  const count = Number(String(values[text.plural]).replaceAll(',', ''));
  return fillMessage(formFor(text, count), values);
}

const known = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  const rules = known.get(locale) ?? new Intl.PluralRules(locale);
  known.set(locale, rules);
  return rules;
}
