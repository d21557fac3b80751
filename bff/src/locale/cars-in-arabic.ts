/** Makes and models in the models of pages: the field says which of the two a name is, as no word by itself does. */
import { makeInArabic, modelInArabic } from '@muqarin/rules/ar/car-names';

const namers: Readonly<Record<string, (name: string) => string | null>> = {
  make: makeInArabic,
  makes: makeInArabic,
  model: modelInArabic,
  models: modelInArabic,
  wishedModel: modelInArabic,
};

/** A name by its field; null for any other, and for what stays in Latin. */
export function carPartInArabic(field: string, name: string): string | null {
  return Object.hasOwn(namers, field) ? (namers[field]?.(name) ?? null) : null;
}

/** One of a list, or the chosen one: its Latin name stays beside it, so that it is found by either. */
export function carRowInArabic(field: string, row: object): object {
  const { name } = row as { name?: unknown };
  const arabic = typeof name === 'string' ? carPartInArabic(field, name) : null;
  return arabic === null ? row : { ...row, name: arabic, latin: name };
}
