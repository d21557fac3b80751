/**
 * Makes and models as Arabic writes them: each catalogue of cars says how. Names of models are words like others (Focus, City), so
 * they are only looked up where a model is meant: never by `say` alone.
 */
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

/**
 * "Toyota Corolla 1.6 XLI 2021" in Arabic, what stays Latin isolated. Null for any other text: a make alone may be the name of
 * a person ("Ram Kumar"), so its model has to follow.
 */
export function carInArabic(text: string, { makes, models }: CarNames): string | null {
  const make = longest(text, makes);
  if (make === null) return null;
  const rest = text.slice(make.length + 1);
  const model = longest(rest, models);
  if (model === null) return null;
  const last = rest.slice(model.length).trim();
  const year = /(?:^| )(?:19|20)\d\d$/.exec(last)?.[0] ?? '';
  const variant = last.slice(0, last.length - year.length);
  const said = [
    nameInArabic(makes, make) ?? latin(make),
    nameInArabic(models, model) ?? latin(model),
    variant === '' ? '' : latin(variant),
    year.trim(),
  ];
  return said.filter(Boolean).join(' ');
}

/** The longest name that the text begins with, as whole words. */
function longest(text: string, names: Names): string | null {
  const words = text.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (Object.hasOwn(names, name)) return name;
  }
  return null;
}

function latin(text: string): string {
  return `\u2066${text}\u2069`;
}
