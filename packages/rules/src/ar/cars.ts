/**
 * Makes and models as Arabic writes them: each catalogue of cars says how. Names of models are words like others (Focus, City), so
 * they are only looked up where a model is meant: never by `say` alone.
 */
import type { CarName } from '../car-name.ts';

type Names = Readonly<Record<string, string>>;

export interface CarNames {
  makes: Names;
  /** By model, for all makes; one that stays Latin is its own translation. */
  models: Names;
}

/** Null for what has no name, and for what stays in Latin. */
export function nameInArabic(names: Names, name: string): string | null {
  const arabic = Object.hasOwn(names, name) ? names[name] : undefined;
  return arabic === undefined || arabic === name ? null : arabic;
}

/** "Toyota Corolla 1.6 XLI 2021" in Arabic, what stays Latin isolated. Null for a car that the catalogue does not name. */
export function carInArabic(car: CarName, { makes, models }: CarNames): string | null {
  const { make, model, variant, year } = car;
  if (!Object.hasOwn(makes, make) || !Object.hasOwn(models, model)) return null;
  const said = [
    nameInArabic(makes, make) ?? latin(make),
    nameInArabic(models, model) ?? latin(model),
    latin(variant),
  ];
  return `${said.join(' ')} ${year}`;
}

function latin(text: string): string {
  return `\u2066${text}\u2069`;
}
