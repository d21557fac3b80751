import type { FieldError as Shown } from '@muqarin/bff/contract/field-error';
import type { FieldError } from '@muqarin/rules/checked';
import { inWords, type Message } from '@muqarin/rules/message';
import { say } from './reader.ts';

/** What a check of the rules says, with what fills it. */
export const sayMessage = (message: Message): string => inWords(message, say);

/** The same of all that is wrong with a form. */
export function inReaders(errors: readonly FieldError[]): Shown[] {
  return errors.map(({ field, message }) => ({ field, message: sayMessage(message) }));
}
