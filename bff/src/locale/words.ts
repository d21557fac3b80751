/**
 * What of a page's model is words of ours. Models are made in English, whose texts the contract and the stored quotes have; only
 * what is named here is shown in the reader's language. All else stays as it is, so that what a person typed is never translated.
 */
import type { Redirect } from '../../contract/pages.ts';
import type { Arabic } from './arabic.ts';
import type { Text } from './said.ts';

/** A value of ours in Arabic. */
export type Translate<Value> = (value: Value, arabic: Arabic) => Value;

/**
 * By the model's own fields, a list by that of its items. Fields that a person fills in by name (`typed`) have no place in it,
 * and a field that is not named is not translated.
 */
export type WordsOf<Value> = [Text] extends [Value]
  ? Translate<string>
  : Value extends string
    ? Translate<string>
    : Value extends readonly (infer Item)[]
      ? WordsOf<NonNullable<Item>>
      : Value extends object
        ? string extends keyof Value
          ? never
          : { readonly [Key in keyof Value]?: WordsOf<NonNullable<Value[Key]>> } | Translate<Value>
        : never;

/** Words of a model that may lead elsewhere instead. */
export type PageWords<Model> = WordsOf<Exclude<Model, Redirect>>;

export function inArabic<Model>(arabic: Arabic, model: Model, words: PageWords<Model>): Model {
  return translated(model, words as Words, arabic) as Model;
}

/** A word or sentence of the catalogue, the rules or a view. */
export const text: Translate<string> = (said, { say }) => say(said);

/** The paper of a plan is the same for everybody, so its address says the language. */
export const paper: Translate<string> = (address) => `${address}?lang=ar`;

type Words = Translate<unknown> | { readonly [key: string]: Words };

function translated(value: unknown, words: Words, arabic: Arabic): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => translated(item, words, arabic));
  if (typeof words === 'function') return words(value, arabic);
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([key, item]) => {
      const ofField = Object.hasOwn(words, key) ? words[key] : undefined;
      return [key, ofField === undefined ? item : translated(item, ofField, arabic)];
    }),
  );
}
