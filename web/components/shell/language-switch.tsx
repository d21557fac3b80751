import { directionOf, localeOfPath, otherLocale, pathInLocale } from '@muqarin/rules/locale';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './language-switch.module.css';

/** To this page in the other language. Where the address names none, the BFF keeps the choice and leads back here. */
export function LanguageSwitch({ path }: { path: string }) {
  const other = otherLocale(reader().locale);
  const href =
    localeOfPath(path) === null
      ? `/language/${other}?return=${encodeURIComponent(path)}`
      : pathInLocale(path, other);
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
