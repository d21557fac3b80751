/** What a start reads: whoever types `npm start` waits for each module, and each is held in memory from then on. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

const root = path.join(import.meta.dirname, '..', '..');
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
  const main = path.join(root, 'infra', 'launch', 'main.ts');
  const { stderr, modules } = loadedBy(main, [], { PORT: 'eighty' });
  expect(stderr).toContain('PORT');
  expect(of(modules, '/launch/pages.ts')).toHaveLength(1);
  expect(of(modules, '/launch/embedded.ts')).toEqual([]);
  expect(of(modules, '/mongoose/')).toEqual([]);
}, 60_000);

it('the page renderer reads its settings without a compiler, and no page before it is asked for', () => {
  const pages = path.join(root, 'infra', 'launch', 'pages-process.ts');
  // There is no such port: it ends once it has read all.
  const { modules } = loadedBy(pages, [path.join(root, 'web'), '70000'], {
    NODE_ENV: 'production',
  });
  expect(of(modules, '/web/next.config.')).toHaveLength(1);
  expect(modules.filter((each) => /[.]node$/.test(each))).toEqual([]);
  expect(of(modules, '/.next/server/app/')).toEqual([]);
}, 60_000);

/** Read when the first asks for what needs it. */
const later = [
  // Of catalogues that come in.
  'ajv/dist/2020.js',
  // Of pipelines and expressions in a query.
  'mingo/cjs/operators/expression',
  'mingo/cjs/operators/accumulator',
  // Of whoever chooses a password, or gives a number of another country.
  '@zxcvbn-ts/language-common',
  'libphonenumber-js',
  // Of the page to try the API.
  '@fastify/swagger-ui',
  'yaml',
  // Of papers, uploads and census files.
  '@react-pdf/renderer',
  'papaparse',
  'sharp',
  'read-excel-file',
  'write-excel-file',
  // Of settings that an embedded product does without.
  'nodemailer',
  'openid-client',
  'prom-client',
  '@opentelemetry/api',
  // Of distributed ones.
  '@aws-sdk/client-s3',
  'ioredis',
  'kafkajs',
];

it('a start after the first reads nothing that only some requests need', () => {
  const once = () => loadedBy(path.join(support, 'start-once.ts'), [dir], {});
  once();
  const { stdout, stderr, modules } = once();
  expect([stdout, stderr]).toEqual(['200 true\n', '']);
  expect(of(modules, '/node_modules/fastify/').length).toBeGreaterThan(0);
  for (const name of later) {
    const place = path.join('node_modules', name);
    expect(existsSync(path.join(root, place)), `${place} is not there`).toBe(true);
    expect(of(modules, `/${place}`), name).toEqual([]);
  }
}, 120_000);
