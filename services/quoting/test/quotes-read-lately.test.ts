/** How many quotes are kept decoded, and which are not. */
import { expect, it } from 'vitest';
import { quotesReadLately } from '../src/store/read-lately.ts';

const quoteOf = (prices: number) => {
  return { at: new Date(0), prices: Array.from({ length: prices }, (_, planId) => ({ planId })) };
};

it('keeps the last hundred, frozen but for what is no data of ours', () => {
  const quotes = quotesReadLately<ReturnType<typeof quoteOf>>();
  for (let n = 0; n <= 100; n++) quotes.set(`quote-${n}`, quoteOf(2));
  expect(quotes.get('quote-0')).toBeUndefined();
  const kept = quotes.get('quote-1');
  expect(() => kept?.prices.reverse()).toThrow(TypeError);
  expect(() => Object.assign(kept?.prices[0] ?? {}, { planId: 9 })).toThrow(TypeError);
  expect(kept?.at.getTime()).toBe(0);
});

it('keeps none that is large, nor what was kept of it before', () => {
  const quotes = quotesReadLately<ReturnType<typeof quoteOf>>();
  quotes.set('group', quoteOf(1_998));
  expect(quotes.get('group')?.prices).toHaveLength(1_998);
  quotes.set('group', quoteOf(1_999));
  expect(quotes.get('group')).toBeUndefined();
});
