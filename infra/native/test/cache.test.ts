import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cacheDir, ensurePart, isPresent } from '../provide/cache.cjs';

let dir = '';
let made = 0;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'muqarin-cache-'));
  made = 0;
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const part = (lock = 'one') => ({
  name: 'thing',
  lock,
  dir,
  make: async (folder: string) => {
    made += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    writeFileSync(path.join(folder, 'file'), 'content');
  },
});

it('makes a part once, however many ask at a time', async () => {
  const places = await Promise.all([ensurePart(part()), ensurePart(part()), ensurePart(part())]);
  expect(made).toBe(1);
  expect(new Set(places).size).toBe(1);
});

it('makes a part again in which something has changed', async () => {
  const place = await ensurePart(part());
  writeFileSync(path.join(place, 'file'), 'damaged');
  await ensurePart(part());
  writeFileSync(path.join(place, 'another'), '');
  await ensurePart(part());
  expect(made).toBe(3);
});

it('keeps parts of different locks apart', async () => {
  expect(await ensurePart(part('one'))).not.toBe(await ensurePart(part('two')));
  expect(made).toBe(2);
});

it('has no part that could not be made', async () => {
  const broken = {
    ...part(),
    make: async () => {
      throw new Error('refused');
    },
  };
  await expect(ensurePart(broken)).rejects.toThrow('refused');
  expect(isPresent(broken)).toBe(false);
  expect(readdirSync(dir)).toEqual([]);
  await ensurePart(part());
  expect(isPresent(part())).toBe(true);
});

it('is the user’s own cache folder, unless another is named', () => {
  expect(cacheDir({ NATIVE_CACHE: '/parts' })).toBe('/parts');
  expect(cacheDir({ XDG_CACHE_HOME: '/cache' })).toBe('/cache/muqarin-native');
  expect(cacheDir({})).toBe(path.join(os.homedir(), '.cache', 'muqarin-native'));
});
