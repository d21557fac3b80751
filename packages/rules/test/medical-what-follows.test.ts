import { expect, it } from 'vitest';
import { statusOf } from '../src/medical/members.ts';

it('takes a spouse for married and a child for single, and asks about everybody else', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(statusOf)).toEqual([
    undefined,
    2,
    1,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
