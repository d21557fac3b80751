/** How a page's model is made, and which of it are words of ours in the language of the page. */
import type { Locale } from '@muqarin/rules/locale';
import { notingVersions } from '../../clients/catalogue-words.ts';
import { type PageWords, toldIn } from '../../locale/words.ts';
import type { Bff } from '../../parts.ts';
import type { PageAsk } from './page-ask.ts';

export interface PageModel {
  in(locale: Locale, bff: Bff, ask: PageAsk): Promise<object>;
}
export type PageModels = Readonly<Record<string, PageModel>>;

/** A page without words of ours names none: `{}`. */
export function page<Model extends object>(
  make: (bff: Bff, ask: PageAsk) => Promise<Model>,
  words: PageWords<Model>,
): PageModel {
  return {
    in: async (locale, bff, ask) => {
      if (locale === 'en') return make(bff, ask);
      const versions = new Set<string>();
      const model = await make({ ...bff, quoting: notingVersions(bff.quoting, versions) }, ask);
      return toldIn(await bff.words.arabic(versions), model, words);
    },
  };
}
