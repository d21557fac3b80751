import type { FieldError } from '@muqarin/rules/checked';
import { formNameOf } from '@muqarin/rules/questions/member-names';
import { inReaders } from './in-readers.ts';
import { say } from './reader.ts';

export interface NamedError {
  /** A form field's name, such as `members[1][dob_day]`. */
  field: string;
  message: string;
}

/** The id of a field's control: `members[1][dob_day]` is `members-1-dob_day`. */
export function controlId(fieldName: string): string {
  return fieldName.replace(/\]?\[/g, '-').replace(/\]$/, '');
}

/** Errors of the rules (`members[0].dob_day`) and of the BFF under the names of the form. */
export function byFormName(errors: readonly FieldError[]): NamedError[] {
  return inReaders(errors.map(({ field, message }) => ({ field: formNameOf(field), message })));
}

/** All messages of one field in one line; undefined when there is none. */
export function messageOf(errors: readonly NamedError[], ...fields: string[]): string | undefined {
  const messages = errors.filter(({ field }) => fields.includes(field)).map((e) => say(e.message));
  return messages.length === 0 ? undefined : messages.join(' ');
}
