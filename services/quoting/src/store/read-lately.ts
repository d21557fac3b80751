/**
 * Quotes read lately, decoded: a shopper's quote is read again within seconds, and its prices and earlier revisions cost more to
 * decode than all else of a read. Who finds one here still asks the database whether it is that version.
 */
import { type LastFew, lastFew } from '@muqarin/platform/last-few';

/** A usual quote is some hundred objects and 30 kB. At most, each with twenty revisions, all are some 30 MB. */
const mostQuotes = 100;
const mostObjects = 2_000;

export function quotesReadLately<Quote extends object>(): LastFew<Quote> {
  const quotes = lastFew<Quote>(mostQuotes);
  return {
    ...quotes,
    set: (quoteId, quote) => {
      if (frozen(quote) <= mostObjects) quotes.set(quoteId, quote);
      else quotes.delete(quoteId);
    },
  };
}

/** How many objects were frozen: several read the same one, and whoever would change it in place throws. */
function frozen(value: unknown): number {
  if (!Array.isArray(value) && !isPlain(value)) return 0;
  Object.freeze(value);
  return Object.values(value).reduce<number>((sum, each) => sum + frozen(each), 1);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
