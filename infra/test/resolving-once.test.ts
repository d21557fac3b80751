import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

let house: string;
beforeEach(() => {
  house = realpathSync(mkdtempSync(path.join(tmpdir(), 'muqarin-house-')));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const under = path.join(import.meta.dirname, '..', 'launch', 'resolving-once.ts');

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, name)), { recursive: true });
    writeFileSync(path.join(house, name), text);
  }
};
/** Reads `start.ts` of the house, and says what it exports as `said`. */
const said = () => {
  const addressOf = (file: string) => JSON.stringify(pathToFileURL(file).href);
  const start = addressOf(path.join(house, 'start.ts'));
  const script = `import { resolvingOnce } from ${addressOf(under)};
    const { said } = await resolvingOnce(${JSON.stringify(house)}, () => import(${start}));
    console.log(JSON.stringify(await said()));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  return stdout === '' ? stderr : (JSON.parse(stdout) as unknown);
};

const dependency = (version: string) => ({
  'package.json': JSON.stringify({ name: 'dep', type: 'module', exports: './index.js' }),
  'index.js': `export default '${version}';`,
});
const placed = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

it('each room has its own packages, each file its own neighbours', () => {
  const isModule = JSON.stringify({ type: 'module' });
  write({
    'package.json': isModule,
    'services/one/package.json': isModule,
    'services/two/package.json': isModule,
    ...placed('node_modules/dep', dependency('of all')),
    ...placed('services/two/node_modules/dep', dependency('of two')),
    'services/one/a.ts': `import dep from 'dep';\nimport { b } from './b.ts';\nexport const a: string[] = [dep, ...b];`,
    'services/one/b.ts': `import dep from 'dep';\nimport { c } from '../two/c.ts';\nexport const b: string[] = [dep, c];`,
    'services/two/c.ts': `import dep from 'dep';\nexport const c: string = dep;`,
    'services/two/later.ts': `export const later: string = 'later';`,
    'start.ts': `import { a } from './services/one/a.ts';\nexport const said = async () => [...a, (await import('./services/two/later.ts')).later];`,
  });
  expect(said()).toEqual(['of all', 'of all', 'of two', 'later']);
});

it('what is not there is told with its path', () => {
  write({
    'package.json': JSON.stringify({ type: 'module' }),
    'start.ts': `import './there.ts';\nimport './away.ts';`,
    'there.ts': `export const there = 1;`,
  });
  expect(said()).toContain(path.join(house, 'away.ts'));
  write({ 'there.ts': `import 'nobody-has-this';` });
  expect(said()).toContain("Cannot find package 'nobody-has-this'");
});
