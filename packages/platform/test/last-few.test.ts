import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

it('knows the last ones after any number of sets, deletes and sets anew', () => {
  const few = lastFew<number>(3);
  const model = new Map<string, number>();
  let random = 1;
  for (let n = 0; n < 5_000; n++) {
    random = (random * 48_271) % 2_147_483_647;
    const key = `k${random % 7}`;
    model.delete(key);
    if (random % 5 === 0) few.delete(key);
    else {
      few.set(key, n);
      model.set(key, n);
    }
    for (const first of model.keys()) if (model.size > 3) model.delete(first);
    for (let k = 0; k < 7; k++) expect(few.get(`k${k}`)).toBe(model.get(`k${k}`));
  }
});

it('takes no more memory for a value that is set again and again', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const megabytes = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const few = lastFew<number>(5_000);
  const setOften = () => {
    for (let n = 0; n < 100_000; n++) few.set('one', n);
  };
  setOften();
  const before = megabytes();
  setOften();
  // It took 15 for these while an iterator of the map was held.
  expect(megabytes() - before).toBeLessThan(3);
  expect(few.get('one')).toBe(99_999);
});
