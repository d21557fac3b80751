/** The texts of a catalogue's files that are shown, each with the Arabic beside it: `name` and `name_ar`, `notes` and `notes_ar`. */
import { amountInArabic } from '@muqarin/rules/translate';
import type { CatalogueArabic } from '../domain/arabic.ts';
import type { YamlSource } from './yaml-source.ts';

export interface ShownText {
  path: readonly (string | number)[];
  english: string;
  /** Undefined where the file has none. */
  arabic: string | undefined;
}

const SHOWN = new Set(
  'name help label why text note lead title excess area_of_cover tile_note table_note value annual_limit outpatient_visits dental_and_optical notes'.split(
    ' ',
  ),
);
/** The name of a document is a part of its address, a variant keeps the name that its maker gives it. */
const KEPT: Readonly<Record<string, string>> = { documents: 'name', variants: 'name' };

export function textsOf(value: unknown, path: ShownText['path'] = []): ShownText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsOf(item, [...path, at]));
  const fields = value as Readonly<Record<string, unknown>>;
  const list = path.findLast((step) => typeof step === 'string');
  return Object.entries(fields).flatMap(([key, child]) => {
    const at = [...path, key];
    if (!SHOWN.has(key) || KEPT[String(list)] === key) return textsOf(child, at);
    const arabic = fields[`${key}_ar`];
    if (typeof child === 'string') return [shown(at, child, arabic)];
    if (!isTexts(child)) return textsOf(child, at);
    const inArabic = isTexts(arabic) ? arabic : [];
    return child.map((text, i) => shown([...at, i], text, inArabic[i]));
  });
}

/** Figures and amounts are the same in every language, and written by rule. */
export function needsArabic(english: string): boolean {
  return /[A-Za-z]/.test(english) && amountInArabic(english) === null;
}

export function wordsOf(sources: readonly YamlSource[]): CatalogueArabic['words'] {
  const texts = sources.flatMap(({ value }) => textsOf(value));
  return Object.fromEntries(
    texts.flatMap(({ english, arabic }) => (arabic === undefined ? [] : [[english, arabic]])),
  );
}

function shown(path: ShownText['path'], english: string, arabic: unknown): ShownText {
  return { path, english, arabic: typeof arabic === 'string' ? arabic : undefined };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
