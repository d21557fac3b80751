import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Whether an E.164 number exists by the metadata of its country (decisions X10). They are read with the first such number:
 * most people here have one of the UAE.
 */
export function validateForeignPhone(e164: string): boolean {
  const library = require('libphonenumber-js/min') as typeof import('libphonenumber-js/min');
  return library.isValidPhoneNumber(e164);
}
