import { expect, it } from 'vitest';
import { lastFew } from '../src/last-few.ts';

it('forgets the value that was set longest ago', () => {
  const few = lastFew<number>(2);
  few.set('a', 1);
  few.set('b', 2);
  few.set('a', 3);
  few.set('c', 4);
  expect([few.get('a'), few.get('b'), few.get('c')]).toEqual([3, undefined, 4]);
});

it('forgets what it is told to', () => {
  const few = lastFew<number>(2);
  few.set('a', 1);
  few.delete('a');
  expect(few.get('a')).toBeUndefined();
});
