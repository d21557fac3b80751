import { describe, expect, it } from 'vitest';
import { inEnglish } from '../src/message.ts';
import { IDV_RELOAD_MS } from '../src/motor/constants.ts';
import { callsAfterIdv, idvBounds, moveIdv, parseIdv } from '../src/motor/idv.ts';

const bounds = { minAed: 68_000, maxAed: 88_000 };

describe('the insured value', () => {
  it('runs from 15 % under to 10 % over the market value, in whole dirhams within', () => {
    expect(idvBounds(8_000_000)).toEqual(bounds);
    expect(idvBounds(3_333_300)).toEqual({ minAed: 28_334, maxAed: 36_666 });
    expect(() => idvBounds(80_000.5)).toThrow(RangeError);
  });

  it.each(['80000', '80,000', 'AED 80,000.00', 80_000, '٨٠٠٠٠'])('reads %j', (typed) => {
    expect(parseIdv(typed, bounds)).toEqual({ ok: true, idvAed: 80_000 });
  });

  it.each([
    ['1', 68_000],
    ['67999', 68_000],
    ['88001', 88_000],
    ['9999999999999', 88_000],
    ['-5', 68_000],
  ])('moves %s to %i and says so', (typed, idvAed) => {
    const read = parseIdv(typed, bounds);
    expect({ ...read, message: inEnglish(read.message ?? '') }).toEqual({
      ok: true,
      idvAed,
      message: 'The value is from AED\u00a068,000 to AED\u00a088,000. We have set the nearest.',
    });
  });

  it.each(['', 'x', '1e5', null, undefined, {}, Number.NaN, Number.POSITIVE_INFINITY])(
    'asks again for %j',
    (typed) => {
      expect(parseIdv(typed, bounds)).toEqual({
        ok: false,
        message: 'Please enter the value of your car.',
      });
    },
  );

  it('moves by 500 with the arrow keys and stops at the ends', () => {
    expect(moveIdv(80_000, 1, bounds)).toBe(80_500);
    expect(moveIdv(68_100, -1, bounds)).toBe(68_000);
    expect(moveIdv(88_000, 1, bounds)).toBe(88_000);
  });

  it('previews by slider, saves by the popup, after 600 ms', () => {
    expect(callsAfterIdv('slider')).toEqual(['calculate-premium']);
    expect(callsAfterIdv('typed')).toEqual(['calculate-premium']);
    expect(callsAfterIdv('popup')).toEqual(['calculate-premium', 'update-car-value']);
    expect(IDV_RELOAD_MS).toBe(600);
  });
});
