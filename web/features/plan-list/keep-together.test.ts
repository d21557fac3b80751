import { describe, expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

describe('texts with amounts', () => {
  it('keep code and number, number and per cent on one line', () => {
    expect(keepTogether('20 %, up to AED 1,500 a year')).toBe(
      '20\u00a0%, up to AED\u00a01,500 a year',
    );
    expect(keepTogether('Nothing, AED or not')).toBe('Nothing, AED or not');
  });
});
