/** What a time is held against: the limit itself, or that of the short form where it has one. */
import { expect, it } from 'vitest';
import { tooLong } from './trial.ts';

const long = { options: { short: false } };
const short = { options: { short: true } };

it('holds the long form against its limit', () => {
  expect(tooLong(long, 'seconds', 15, 15, 30)).toEqual([]);
  expect(tooLong(long, 'seconds', 16, 15, 30)).toEqual(['seconds: 16.0, allowed 15.0']);
});

it('holds the short form against the same limit, or its own where it has one', () => {
  expect(tooLong(short, 'seconds', 16, 15)).toEqual(['seconds: 16.0, allowed 15.0']);
  expect(tooLong(short, 'seconds', 30, 15, 30)).toEqual([]);
  expect(tooLong(short, 'seconds', 31, 15, 30)).toEqual(['seconds: 31.0, allowed 30.0']);
});
