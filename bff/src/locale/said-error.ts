/** Refusals whose sentence holds values: a call is answered its English, a page puts its key and values into words. */
import {
  AppError,
  type AppErrorOptions,
  type ErrorKind,
  problemOf,
} from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import type { Locale } from '@muqarin/rules/locale';
import { type Filled, inEnglish, type Message } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';

export class SaidError extends AppError {
  readonly said: Filled;

  constructor(kind: ErrorKind, code: string, said: Filled, options: AppErrorOptions = {}) {
    super(kind, code, inEnglish(said), options);
    this.said = said;
  }
}

/** What a person hears of an error; of one that nobody expected nothing of its inside. */
export function saidOf(error: unknown): Message {
  const known = fromFramework(error);
  if (known instanceof SaidError) return known.said;
  const { status, title } = problemOf(known);
  return status >= 500 ? messages.somethingFailed : title;
}

/**
 * Beside the contract's English, for scripts on pages in another language: the sentences of an answer that are filled with values,
 * which are put into words by their keys. English answers are the contract's alone.
 */
export function filledIn(locale: Locale, said: readonly Message[]): { filled?: Filled[] } {
  const filled = locale === 'en' ? [] : said.filter((message) => typeof message !== 'string');
  return filled.length > 0 ? { filled } : {};
}
