/**
 * Quotes read lately, decoded: a shopper's quote is read again within seconds, and its prices and earlier revisions cost more to
 * decode than all else of a read. Who finds one here still asks the database whether it is that version.
 */
import { type LastFew, lastFew } from '@muqarin/platform/last-few';

/** At 30 kB each, decoded, some 6 MB. */
const most = 200;

export function quotesReadLately<Quote>(): LastFew<Quote> {
  const quotes = lastFew<Quote>(most);
  return { ...quotes, set: (quoteId, quote) => quotes.set(quoteId, unchangeable(quote)) };
}

/** Several read the same one: whoever would change it in place throws. */
function unchangeable<Value>(value: Value): Value {
  if (Array.isArray(value)) value.forEach(unchangeable);
  else if (isPlain(value)) Object.values(value).forEach(unchangeable);
  else return value;
  return Object.freeze(value);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
