import { describe, expect, it } from 'vitest';
import { allot } from '../src/allot.ts';

describe('largest remainder', () => {
  it('gives whole parts that sum to the whole, the largest remainders first', () => {
    expect(allot(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allot(10, [0, 0])).toEqual([10, 0]);
    expect(allot(7, [5, 0, 2])).toEqual([5, 0, 2]);
    expect(allot(2, [1, 2, 2])).toEqual([0, 1, 1]);
  });
});
