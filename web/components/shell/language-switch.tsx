import { directionOf, localeOfPath, otherLocale } from '@muqarin/rules/locale';
import { pathInLocale } from '@muqarin/rules/site/public-pages';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './language-switch.module.css';

/** To this page in the other language. Where the address names none, the BFF keeps the choice and leads back here. */
export function LanguageSwitch({ path }: { path: string }) {
  const other = otherLocale(reader().locale);
  const twin = pathInLocale(path, other);
  const href =
    localeOfPath(twin) === null ? `/language/${other}?return=${encodeURIComponent(path)}` : twin;
  return (
    <a
      className={css.switch}
      href={href}
      lang={other}
      dir={directionOf(other)}
      hrefLang={other}
      rel="nofollow"
    >
      {textsOf('shell').otherLanguage}
    </a>
  );
}
