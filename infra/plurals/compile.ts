/** ICU messages that count, as the forms that pages and rules pick from (`packages/rules/src/plural.ts`). */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plural } from '@muqarin/rules/plural';

type Locale = 'en' | 'ar';
export type Compiled = { ok: true; plural: Plural } | { ok: false; problem: string };

/** Every category that the language has must be written: what is left out would be said in another's form. */
export function compilePlural(icu: string, locale: Locale): Compiled {
  const elements = parse(icu, { requiresOtherClause: false });
  const at = elements.findIndex(({ type }) => type === TYPE.plural);
  const counted = elements[at];
  if (counted?.type !== TYPE.plural || counted.pluralType !== 'cardinal' || counted.offset !== 0)
    return { ok: false, problem: 'counts nothing' };
  const { value: plural, options } = counted;
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const written = Object.keys(options);
  const missing = wanted.filter((category) => !written.includes(category));
  const strange = written.filter((category) => !wanted.some((known) => known === category));
  if (missing.length > 0) return { ok: false, problem: `lacks ${missing.join(', ')}` };
  if (strange.length > 0) return { ok: false, problem: `has no ${strange.join(', ')}` };
  const before = textOf(elements.slice(0, at), plural);
  const after = textOf(elements.slice(at + 1), plural);
  const forms = written.map((category) => {
    const inside = textOf(options[category]?.value ?? [], plural);
    return [category, `${before}${inside}${after}`];
  });
  return { ok: true, plural: { plural, ...Object.fromEntries(forms) } as Plural };
}

/** Throws for what a plain form cannot say: a date, a choice, a second count. */
function textOf(elements: readonly MessageFormatElement[], counted: string): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.argument) return `{${element.value}}`;
      if (element.type === TYPE.pound) return `{${counted}}`;
      throw new Error('a text that counts may hold places to fill, and nothing else');
    })
    .join('');
}
