import { describe, expect, it } from 'vitest';
import { compareProblem, parseIdList, toggleCompared } from '../src/plan-list/compare.ts';

describe('the compare tray', () => {
  it('adds in order, takes out, and refuses a fourth', () => {
    expect(toggleCompared([], 5)).toEqual({ ids: [5] });
    expect(toggleCompared([5, 7], 6)).toEqual({ ids: [5, 7, 6] });
    expect(toggleCompared([5, 7, 6], 7)).toEqual({ ids: [5, 6] });
    expect(toggleCompared([5, 7, 6], 8)).toEqual({
      ids: [5, 7, 6],
      message: 'You can only compare three plans at a time',
    });
  });

  it('leaves the list it was given alone', () => {
    const before = Object.freeze([1, 2, 3]);
    expect(toggleCompared(before, 4).ids).not.toBe(before);
    expect(toggleCompared(before, 1).ids).toEqual([2, 3]);
  });

  it.each([
    [[], 'Please select at least 2 products to compare!'],
    [[1], 'Please select at least 2 products to compare!'],
    [[1, 1], 'Please select at least 2 products to compare!'],
    [[1, 2], null],
    [[1, 2, 3], null],
    [[1, 2, 3, 4], 'You can only compare three plans at a time'],
  ])('%j: %s', (ids, problem) => {
    expect(compareProblem(ids)).toBe(problem);
  });

  it('reads the comma list of a form post', () => {
    expect(parseIdList('3, 1,3,x,,-2,2')).toEqual([3, 1, 2]);
    expect(parseIdList('')).toEqual([]);
    expect(parseIdList('1,'.repeat(100_000))).toEqual([1]);
  });
});
