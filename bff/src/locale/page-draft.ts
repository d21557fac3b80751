/**
 * The model of a page before its reader is known. Words of ours are marked as such where a view takes them (`ours`, `said`), and
 * worded once, at the edge (routes/pages/page-model.ts). A plain string is no text of ours: an id, a figure, or what a person
 * typed, which is never translated.
 */
import { type ByReader, byReader, ours, type Text } from './said.ts';

export type PageDraft<Model> = Model extends string
  ? string extends Model
    ? Text | ByReader<string>
    : Model
  : Model extends readonly (infer Item)[]
    ? readonly PageDraft<Item>[]
    : Model extends object
      ? DraftFields<Model> | ByReader<Model>
      : Model;

/** Of a model whose fields are laid out, to be spread into another. */
export type DraftFields<Model> = { readonly [Key in keyof Model]: PageDraft<Model[Key]> };

/** A row that one name of ours stands for. */
export function oursNamed<Row extends { name: string }>(
  row: Row,
): Omit<Row, 'name'> & { name: Text } {
  return { ...row, name: ours(row.name) };
}

type Words = string | null | undefined | readonly (string | null)[];
type Marked<Value> = Value extends readonly (infer Item)[]
  ? readonly Marked<Item>[]
  : Value extends string
    ? Text
    : Value;

/** A row that comes as it is shown, with these texts of it as words of ours. */
export function oursIn<Row extends object, Key extends keyof Row>(
  row: Row & Readonly<Partial<Record<Key, Words>>>,
  ...names: readonly Key[]
): Omit<Row, Key> & { [Name in Key]: Marked<Row[Name]> } {
  const words = names.map((name) => [name, marked(row[name])]);
  return { ...row, ...Object.fromEntries(words) };
}

function marked(words: Words): Words | Text | readonly (Text | null)[] {
  if (words === null || words === undefined) return words;
  return typeof words === 'string'
    ? ours(words)
    : words.map((word) => (word === null ? null : ours(word)));
}

/** Plans of a sold group: orders keeps their English names in one line. */
export function soldPlans(names: string): ByReader<string> {
  return byReader((wording) => {
    const whole = wording.say(names);
    if (whole !== names) return whole;
    return names.split(', ').map(wording.say).join(wording.comma);
  });
}

/** The paper of a plan is the same for everybody, so its address says the language. */
export function paperAt(address: string): ByReader<string> {
  return byReader(({ locale }) => (locale === 'en' ? address : `${address}?lang=${locale}`));
}

export function makeName(name: string): ByReader<string> {
  return byReader(({ make }) => make(name) ?? name);
}

export function modelName(name: string): ByReader<string> {
  return byReader(({ model }) => model(name) ?? name);
}

/** One of a list, or the chosen one: its Latin name stays beside it, so that it is found by either. */
export function makeRow<Row extends { name: string }>(row: Row): ByReader<Row> {
  return byReader(({ make }) => named(row, make(row.name)));
}

export function modelRow<Row extends { name: string }>(row: Row): ByReader<Row> {
  return byReader(({ model }) => named(row, model(row.name)));
}

function named<Row extends { name: string }>(row: Row, name: string | null): Row {
  return name === null ? row : { ...row, name, latin: row.name };
}
