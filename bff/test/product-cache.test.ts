import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { memoryKeyValue } from './support/bff-under-test.ts';
import { type Count, cacheOver } from './support/cache-over.ts';
import { ratable } from './support/examples.ts';

it('asks once for a thousand cold reads of the same answers', async () => {
  let asked = 0;
  const cache = cacheOver(async () => {
    asked += 1;
    await pause(20);
    return { count: 42, catalogueVersion: 'v' };
  });
  const counts = await Promise.all(Array.from({ length: 1000 }, () => cache.count(ratable)));
  expect(new Set(counts)).toEqual(new Set([42]));
  expect(asked).toBe(1);
});

it('knows equal answers whatever the order in which they were written', async () => {
  let asked = 0;
  const cache = cacheOver(async () => ({ count: ++asked, catalogueVersion: 'v' }));
  await cache.count(ratable);
  const { members, ...rest } = ratable;
  expect(await cache.count({ members, ...rest })).toBe(1);
  expect(await cache.count({ ...ratable, main_emirate: 1 })).toBe(2);
});

it('asks again for a new catalogue and for a new day', async () => {
  let asked = 0;
  let version = 'first';
  let day = 21;
  const cache = cacheOver(async () => ({ count: ++asked, catalogueVersion: version }), {
    today: () => ({ year: 2026, month: 11, day }),
    version: () => version,
  });
  await cache.count(ratable);
  version = 'second';
  expect(await cache.count(ratable)).toBe(2);
  day = 22;
  expect(await cache.count(ratable)).toBe(3);
});

it('does not keep a failure', async () => {
  let asked = 0;
  const cache = cacheOver(async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return { count: 7, catalogueVersion: 'v' };
  });
  await expect(cache.count(ratable)).rejects.toThrow('away');
  expect(await cache.count(ratable)).toBe(7);
});

it('gives up on a service that hangs, and asks again afterwards', async () => {
  let asked = 0;
  const cache = cacheOver(() => {
    asked += 1;
    return asked === 1
      ? new Promise(() => {})
      : Promise.resolve({ count: 7, catalogueVersion: 'v' });
  });
  await expect(cache.count(ratable)).rejects.toMatchObject({ code: 'BFF.TOO_SLOW' });
  expect(await cache.count(ratable)).toBe(7);
});

it('serves the old count while it is renewed', async () => {
  let asked = 0;
  const cache = cacheOver(async () => {
    asked += 1;
    if (asked > 1) await pause(100);
    return { count: asked, catalogueVersion: 'v' };
  });
  expect(await cache.count(ratable)).toBe(1);
  await pause(1100);
  expect(await cache.count(ratable)).toBe(1);
  await pause(200);
  expect(await cache.count(ratable)).toBe(2);
});

it('shares counts among replicas, each with one flight of its own', async () => {
  const keyValue = memoryKeyValue(() => new Date());
  let asked = 0;
  const counted = Promise.withResolvers<void>();
  const count: Count = async () => {
    asked += 1;
    await counted.promise;
    return { count: 42, catalogueVersion: 'v' };
  };
  const [one, other] = [cacheOver(count, { keyValue }), cacheOver(count, { keyValue })];
  const readers = Array.from({ length: 1000 }, (_, i) => (i % 2 ? one : other).count(ratable));
  await expect.poll(() => asked).toBe(2);
  counted.resolve();
  expect(new Set(await Promise.all(readers))).toEqual(new Set([42]));
  expect(asked).toBe(2);
  expect(await cacheOver(count, { keyValue }).count(ratable)).toBe(42);
  expect(asked).toBe(2);
});

it('counts without the store when that dies in the middle', async () => {
  const keyValue = memoryKeyValue(() => new Date());
  let asked = 0;
  const cache = cacheOver(
    async () => {
      keyValue.set = () => Promise.reject(new Error('away'));
      return { count: ++asked, catalogueVersion: 'v' };
    },
    { keyValue },
  );
  expect(await cache.count(ratable)).toBe(1);
  keyValue.get = () => Promise.reject(new Error('away'));
  expect(await cache.count({ ...ratable, main_emirate: 1 })).toBe(2);
  expect(await cache.count(ratable)).toBe(1);
});
