/** What a start reads: whoever types `npm start` waits for each module, and each is held in memory from then on. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileCache } from '../launch/runtime.cjs';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'muqarin-loads-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const support = path.join(import.meta.dirname, 'support');

/** By the script, in a process of its own. */
function loadedBy(script: string, options: readonly string[], env: Record<string, string>) {
  const loaded = path.join(dir, 'loaded');
  const list = path.join(support, 'list-loaded.ts');
  const quiet = '--disable-warning=ExperimentalWarning';
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [quiet, '--import', list, script, ...options],
    {
      encoding: 'utf8',
      env: { ...process.env, ...compileCache, ...env, LOADED: loaded },
      timeout: 60_000,
    },
  );
  return { stdout, stderr, modules: readFileSync(loaded, 'utf8').split('\n') };
}

const of = (modules: readonly string[], part: string) =>
  modules.filter((each) => each.includes(part));

it('the page renderer begins before any service is read', () => {
  const main = path.join(import.meta.dirname, '..', 'launch', 'main.ts');
  const { stderr, modules } = loadedBy(main, [], { PORT: 'eighty' });
  expect(stderr).toContain('PORT');
  expect(of(modules, '/launch/pages.ts')).toHaveLength(1);
  expect(of(modules, '/launch/embedded.ts')).toEqual([]);
  expect(of(modules, '/mongoose/')).toEqual([]);
}, 60_000);
