/** What a time is held against: the limit itself in the long form, the machine's own pace in the short one. */
import { expect, it } from 'vitest';
import { tooLong } from './trial.ts';

const long = { options: { short: false }, slowness: 3 };
const short = { options: { short: true }, slowness: 3 };

it('holds the long form against its limit, whatever the machine', () => {
  expect(tooLong(long, 'seconds', 15, 15, 30)).toEqual([]);
  expect(tooLong(long, 'seconds', 16, 15, 30)).toEqual(['seconds: 16.0, allowed 15.0']);
});

it('gives the short form as much more time as its machine takes, and its own limit where it has one', () => {
  expect(tooLong(short, 'seconds', 45, 15)).toEqual([]);
  expect(tooLong(short, 'seconds', 46, 15)).toEqual(['seconds: 46.0, allowed 45.0']);
  expect(tooLong(short, 'seconds', 90, 15, 30)).toEqual([]);
});
