import { expect, it } from 'vitest';
import { isOnlyLowest } from '../src/plan-list/only-lowest.ts';

it.each([
  ['alone below the others', 100, [100, 200, 300], true],
  ['shared by two', 100, [100, 100, 300], false],
  ['not the lowest', 200, [100, 200, 300], false],
  ['nothing to be compared with', 100, [100], false],
])('%s', (_, net, all, expected) => {
  expect(isOnlyLowest(net, all)).toBe(expected);
});
