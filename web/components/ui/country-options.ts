import { listCountries } from '@muqarin/rules/countries';
import { reader } from '@/lib/reader.ts';

interface Markup {
  __html: string;
}

/** The closed select is as narrow as the code: its country stands out of sight. */
const APART = '\u2003\u2003';

const made = new Map<string, Markup>();

/**
 * The options of a dial code as markup, `chosen` among them. Text and not 240 elements, which the browser's React would go
 * through one by one before a page answers its first press; and one object for each choice, so that what a page shows twice
 * is sent to React once. In one element, which browsers that know none in a select leave out: the select's style keeps what stands
 * in it from costing anything until it has focus.
 */
export function countryOptions(chosen: string): Markup {
  const { locale, say } = reader();
  const key = `${locale} ${chosen}`;
  const known = made.get(key);
  if (known) return known;
  const options = listCountries().map(({ code, dialCode, name }) => ({
    dialCode,
    text: `${code} ${dialCode}${APART}${say(name)}`,
  }));
  const at = options.findIndex(({ dialCode }) => dialCode === chosen);
  const markup = {
    __html: `<div>${options
      .map(
        ({ dialCode, text }, index) =>
          `<option value="${escaped(dialCode)}"${index === at ? ' selected=""' : ''}>${escaped(text)}</option>`,
      )
      .join('')}</div>`,
  };
  // What was typed may name any code; the list of countries bounds what is kept.
  if (at !== -1) made.set(key, markup);
  return markup;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
