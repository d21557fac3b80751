import { pathInLocale } from '@muqarin/rules/site/public-pages';
import { reader } from './reader.ts';

/** The address of an own page in the reader's language; what has none, and what is not ours, stays as it is. */
export function linkTo(address: string): string {
  return pathInLocale(address, reader().locale);
}
