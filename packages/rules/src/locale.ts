/** The two languages of the site and who reads which (decisions X26). */

export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** The cookie that keeps a choice; its value is a `Locale`. */
export const localeCookie = 'lang';

export interface LocaleSigns {
  /** Path as asked; its query does not matter. */
  path: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** The address decides where it names a language, then the choice that was kept, then what the browser asks for. */
export function chooseLocale({ path, cookie, acceptLanguage = '' }: LocaleSigns): Locale {
  return localeOfPath(path) ?? (isLocale(cookie) ? cookie : preferredOf(acceptLanguage));
}

/** `/uae/ar/…` is Arabic, `/uae/en/…` English; null where the address says nothing. */
export function localeOfPath(path: string): Locale | null {
  const named = /^\/uae\/([^/?#]+)/.exec(path)?.[1];
  return isLocale(named) ? named : null;
}

/** The same page in the other language; an address that names none stays as it is. */
export function pathInLocale(path: string, locale: Locale): string {
  return localeOfPath(path) === null ? path : path.replace(/^\/uae\/[^/?#]+/, `/uae/${locale}`);
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
