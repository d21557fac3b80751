import type { FieldError } from '../../src/checked.ts';
import { inEnglish } from '../../src/message.ts';

/** As the contract's answers say them. */
export function sentErrors<Error extends FieldError>(errors: readonly Error[]) {
  return errors.map((error) => ({ ...error, message: inEnglish(error.message) }));
}
