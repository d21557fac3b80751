/** What of the catalogue's desk is words of ours; findings of the linter are read with the English files they are about. */
import type { CatalogueChangePage, CataloguePage } from '../../contract/catalogue-pages.ts';
import { errors, text, type WordsOf } from '../locale/words.ts';

export const cataloguePageWords = {
  notice: text,
  error: text,
  errors,
} as const satisfies WordsOf<CataloguePage>;

export const catalogueChangeWords = {
  notice: text,
  error: text,
  errors,
} as const satisfies WordsOf<CatalogueChangePage>;
