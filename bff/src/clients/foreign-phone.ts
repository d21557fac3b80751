import { isValidPhoneNumber } from 'libphonenumber-js/min';

/** Whether an E.164 number exists by the metadata of its country (decisions X10). */
export function validateForeignPhone(e164: string): boolean {
  return isValidPhoneNumber(e164);
}
