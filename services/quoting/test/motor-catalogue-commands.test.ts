import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueArchive } from '../src/catalogue/archive.ts';
import { writeCatalogue } from './support/catalogue-folder.ts';
import { runCatalog } from './support/catalogue-terminal.ts';
import { smallMotorFiles } from './support/motor-files.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

let root: string;
const catalog = (...args: string[]) => runCatalog(root, ...args);
const premiums = 'motor/rates/liwan-essential-third-party.csv';

beforeAll(async () => {
  root = await makeFolder();
  for (const name of ['built-in', 'card', 'faulty']) {
    await writeCatalogue(join(root, name));
    await writeCatalogue(join(root, name), await smallMotorFiles());
  }
  await edit('card', '0,4,865.00', '0,4,870.00');
  await edit('faulty', '0,4,865.00', '0,4,10.00');
});
afterAll(() => removeFolder(root));

async function edit(folder: string, from: string, to: string) {
  const file = join(root, folder, premiums);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

const live = async (line: 'medical' | 'motor') =>
  (await catalogueArchive(join(root, 'data'), line).pointer())?.version;

it('lints both parts of a folder, and names a fault of the motor part by place', async () => {
  const sound = await catalog('lint');
  expect(sound.out).toMatch(/^No problem in 8 plans, 4 motor plans and \d+ variants of cars\.$/);
  expect(await catalog('lint', 'faulty')).toMatchObject({
    code: 1,
    out: expect.stringContaining(`${premiums}:2:12 out-of-tariff`),
  });
});

it('imports each part under its own version: a change of cars leaves the medical version alone', async () => {
  await catalog('import', 'built-in');
  const [medical, motor] = [await live('medical'), await live('motor')];
  expect((await catalog('import', 'faulty')).error).toBe('1 problem: nothing was imported.');
  expect(await live('motor')).toBe(motor);
  await catalog('import', 'card');
  expect(await live('medical')).toBe(medical);
  expect(await live('motor')).not.toBe(motor);
  expect((await catalog('import', '--undo', '--motor')).out).toContain(`${motor} is live again`);
});

it('explains a price by rows that add up', async () => {
  const car = ['--variant', '10104', '--year', '2022', '--emirate', 'dubai', '--dob', '1991-03-14'];
  const { code, out } = await catalog(
    'explain-motor',
    'liwan-motor-select',
    ...car,
    '--addons',
    '2',
  );
  expect(code).toBe(0);
  expect(out).toMatch(/Passenger cover +AED.30 × 4 passengers +120\.00\nNet premium/);
  expect(await catalog('explain-motor', 'liwan-motor-select', ...car.slice(2))).toMatchObject({
    code: 2,
  });
  const old = ['--variant', '10104', '--year', '2013', ...car.slice(4)];
  expect((await catalog('explain-motor', 'liwan-motor-select', ...old)).error).toContain(
    'car too old',
  );
});

it('shows by plan what a change does to the premiums of the reference drivers', async () => {
  const same = await catalog('diff-motor', 'built-in', 'built-in');
  expect(same.out).toContain('500 reference drivers in each emirate');
  expect(same.out).toContain('No premium changes: 4 plans without a change.');
  const { code, out } = await catalog('diff-motor', 'built-in', 'card', '--format', 'json');
  const { changed, unchanged } = JSON.parse(out) as {
    changed: { code: string; affected: number; compared: number; maxFils: number }[];
    unchanged: number;
  };
  expect([code, unchanged, changed.length]).toEqual([0, 3, 1]);
  const [row] = changed;
  expect(row?.code).toBe('liwan-essential-third-party');
  expect(row?.affected).toBeGreaterThan(0);
  expect(row?.affected).toBeLessThan(row?.compared ?? 0);
  // AED 5 more for four cylinders, before what the card's factors make of it.
  expect(row?.maxFils).toBeGreaterThan(0);
  expect(row?.maxFils).toBeLessThan(1_500);
  expect(await catalog('diff-motor', 'built-in')).toMatchObject({ code: 2 });
});
