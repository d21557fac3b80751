/** The two languages of the site and who reads which (decisions X26). */

export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** The cookie that keeps a choice; its value is a `Locale`. */
export const localeCookie = 'lang';

export interface LocaleSigns {
  /** Path and query as asked. */
  path: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** The address decides where it names a language, then the choice that was kept, then what the browser asks for. */
export function chooseLocale({ path, cookie, acceptLanguage = '' }: LocaleSigns): Locale {
  return localeOfAddress(path) ?? (isLocale(cookie) ? cookie : preferredOf(acceptLanguage));
}

/** By the path, or by `lang` in the query, as mailed links have it where the path names no language. */
export function localeOfAddress(address: string): Locale | null {
  const named = /\?(?:[^#]*&)?lang=(\w+)/.exec(address)?.[1];
  return localeOfPath(address) ?? (isLocale(named) ? named : null);
}

/** `/uae/ar/…` is Arabic, `/uae/en/…` English; null where the address says nothing. */
export function localeOfPath(path: string): Locale | null {
  const named = /^\/uae\/([^/?#]+)/.exec(path)?.[1];
  return isLocale(named) ? named : null;
}

export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar';
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** RFC 9110, 12.5.4: the language of ours with the highest weight; English when none is named. */
function preferredOf(acceptLanguage: string): Locale {
  const asked = acceptLanguage.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = /^\s*q=([\d.]+)/.exec(parameters.join(';'))?.[1];
    return { language: tag.split('-')[0] ?? '', weight: Number(weight ?? 1) };
  });
  const ours = asked.filter(({ language, weight }) => isLocale(language) && weight > 0);
  const [first] = ours.toSorted((a, b) => b.weight - a.weight);
  return isLocale(first?.language) ? first.language : 'en';
}
