import type { Locale } from '@muqarin/rules/locale';
import { sayAnswers } from '@muqarin/rules/say-answers';
import { type Say, type Sayings, sayAsItIs } from '@muqarin/rules/translate';

/** Keys to texts, as deep as the message file is. */
export interface TextTree {
  readonly [key: string]: string | TextTree | readonly (string | TextTree)[];
}

/** Whoever reads this page: the language, what it needs beyond English, which is in the code, and how prices are shown. */
export interface Reader {
  locale: Locale;
  /** Message files by area: `plans` is `messages/<locale>/page/plans.json`; on the server also those above `page`. */
  areas: Readonly<Record<string, TextTree>>;
  /** Translates what comes as an English text: messages of the rules, words of the catalogue. */
  say: Say;
  /** Wants the payable premium first, where both are shown (the switch "Prices with VAT"). */
  withVat: boolean;
}

/** What an Arabic page carries for its scripts. */
export interface ReaderTexts {
  areas: Reader['areas'];
  sayings: Sayings;
}

export const readerTextsId = 'reader-texts';

const english: Reader = { locale: 'en', areas: {}, say: sayAsItIs, withVat: false };

/**
 * On the server the reader of the request that is answered (`infra/launch/page-readers.ts` begins it from the BFF's header),
 * in the browser that of the page. Works everywhere, also outside components: a page has one language for its whole life.
 */
export function reader(): Reader {
  return typeof document === 'undefined' ? ofRequest() : ofPage();
}

/** The text in the reader's language, by its English text. */
export const say: Say = (text) => reader().say(text);

interface Readers {
  muqarinReaders?: { getStore(): Reader | undefined };
}

function ofRequest(): Reader {
  return (globalThis as Readers).muqarinReaders?.getStore() ?? english;
}

let known: Reader | undefined;

function ofPage(): Reader {
  known ??= readPage();
  return known;
}

function readPage(): Reader {
  const withVat = document.documentElement.dataset.vat !== undefined;
  const carried = document.getElementById(readerTextsId)?.textContent;
  if (!carried) return { ...english, withVat };
  const { areas, sayings } = JSON.parse(carried) as ReaderTexts;
  return { locale: 'ar', areas, say: sayAnswers(sayings), withVat };
}
