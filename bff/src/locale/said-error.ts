/** Refusals whose sentence holds values: a call is answered its English, a page puts its key and values into words. */
import {
  AppError,
  type AppErrorOptions,
  type ErrorKind,
  problemOf,
} from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
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

/** Beside the contract's English, for scripts of ours: a sentence that is filled with values is put into another language by its key. */
export function keyOf(message: Message): { filled?: Filled } {
  return typeof message === 'string' ? {} : { filled: message };
}
